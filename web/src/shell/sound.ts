// Small sounds of wood, paper and coin, made on the spot: no files, and silence until somebody wants them.

export type Sound = 'move' | 'place' | 'capture' | 'build' | 'turn' | 'end';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, some milliseconds from now. */
export function play(sound: Sound, delay = 0): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return; // A device without sound plays on in silence.
  }
  if (audio.state === 'suspended') void audio.resume();
  SOUNDS[sound](audio, audio.currentTime + 0.01 + delay / 1000);
}

const SOUNDS: Record<Sound, (a: AudioContext, at: number) => void> = {
  move: (a, at) => {
    paper(a, at, 0.09, 0.05);
    wood(a, at + 0.09, 210, 0.28);
  },
  place: (a, at) => wood(a, at, 260, 0.24),
  capture: (a, at) => {
    wood(a, at, 120, 0.4);
    wood(a, at + 0.06, 165, 0.3);
    paper(a, at + 0.05, 0.22, 0.12);
  },
  build: (a, at) => {
    wood(a, at, 180, 0.26);
    wood(a, at + 0.13, 240, 0.26);
    coin(a, at + 0.26, 1900, 0.06);
  },
  turn: (a, at) => {
    coin(a, at, 1320, 0.07);
    coin(a, at + 0.11, 1760, 0.06);
  },
  end: (a, at) => [523, 659, 784, 1047].forEach((pitch, i) => coin(a, at + i * 0.14, pitch, 0.09)),
};

/** A knock: a short low tone that falls. */
function wood(a: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = a.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.04);
  fade(a, tone, at, 0.12, loud);
}

/** A ring: two high tones that do not quite agree. */
function coin(a: AudioContext, at: number, pitch: number, loud: number): void {
  for (const part of [1, 2.41]) {
    const tone = a.createOscillator();
    tone.frequency.value = pitch * part;
    fade(a, tone, at, 0.5 / part, loud / part);
  }
}

/** A rustle: filtered noise. */
function paper(a: AudioContext, at: number, long: number, loud: number): void {
  noise ??= rustle(a);
  const source = a.createBufferSource();
  source.buffer = noise;
  const band = a.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2600;
  source.connect(band);
  fade(a, source, at, long, loud, band);
}

function fade(a: AudioContext, source: AudioScheduledSourceNode, at: number, long: number, loud: number, last: AudioNode = source): void {
  const gain = a.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  last.connect(gain).connect(a.destination);
  source.start(at);
  source.stop(at + long + 0.02);
}

function rustle(a: AudioContext): AudioBuffer {
  const buffer = a.createBuffer(1, a.sampleRate / 2, a.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
