// What the browser does with passkeys (WebAuthn). The server speaks of bytes in the base64 of addresses.
import type { Challenge, Made, NewPasskey, Proof } from '../wire';

const MINUTE = 60_000;
const PATIENCE = 5 * MINUTE;

/** Whether there can be passkeys here: 'no' for an address that is neither https with a name nor localhost, 'old' for an old browser. */
export function passkeysHere(): 'yes' | 'no' | 'old' {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  if (!isSecureContext || !named) return 'no';
  return typeof PublicKeyCredential === 'function' ? 'yes' : 'old';
}

/** Have this device make a passkey. */
export async function makePasskey(wish: NewPasskey): Promise<Made> {
  const found = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(wish.challenge),
      rp: { id: wish.rp, name: 'Krainy' },
      user: { id: bytes(wish.user), name: wish.name, displayName: wish.name },
      pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
      // It must be found without a name: whoever comes back says none.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      timeout: PATIENCE,
    },
  });
  const { response } = found as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { client: text(clientDataJSON), attestation: text(attestationObject) };
}

/** Have a passkey of this device, or of one nearby, sign a challenge. */
export async function signBy(wish: Challenge): Promise<Proof> {
  const found = (await navigator.credentials.get({
    publicKey: { challenge: bytes(wish.challenge), rpId: wish.rp, userVerification: 'preferred', timeout: PATIENCE },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = found.response as AuthenticatorAssertionResponse;
  return { passkey: text(found.rawId), client: text(clientDataJSON), authenticator: text(authenticatorData), signature: text(signature) };
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

export function text(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
