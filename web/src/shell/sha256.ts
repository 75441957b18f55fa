// SHA-256 of a text, in hexadecimal. A browser has it too, but not on a page that came without TLS, as in a home network.

const primes = [...Array(312).keys()].slice(2).filter((n) => [...Array(n).keys()].slice(2).every((d) => n % d));
const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)) | 0);
const ROUNDS = primes.slice(0, 64).map((p) => fraction(Math.cbrt(p)) | 0);
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = data.getInt32(at + i * 4);
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
        w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
      }
    }
    let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] = hash[i]! + part));
  }
  return Array.from(hash, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
