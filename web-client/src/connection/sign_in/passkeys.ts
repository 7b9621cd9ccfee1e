import { PasskeyGivenUp } from '../failures.ts';
import type { MadePasskey, PasskeyChallenge, SignedAnswer } from '../protocol.ts';

type Challenge = Pick<PasskeyChallenge, 'challenge' | 'host'>;

/** The kinds of keys that servers verify: ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257];
const isAddress = (host: string) => /^[\d.]+$|:/.test(host);

/** Whether browsers make passkeys for this page. They do not where the server has an address and no name. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis && isSecureContext && !isAddress(location.hostname);

export function toBase64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

/** The browser says in its own words why not; to us it is all the same. */
async function asked<Kind extends AuthenticatorResponse>(credential: Promise<Credential | null>): Promise<{ id: ArrayBuffer; response: Kind }> {
  const made = (await credential.catch(() => null)) as PublicKeyCredential | null;
  if (!made) throw new PasskeyGivenUp();
  return { id: made.rawId, response: made.response as Kind };
}

/** Has the browser make a passkey for the account of this name. */
export async function makePasskey({ challenge, host }: Challenge, account: string, name: string): Promise<MadePasskey> {
  const options: PublicKeyCredentialCreationOptions = {
    challenge: fromBase64url(challenge),
    rp: { id: host, name: 'Crisscross' },
    user: { id: crypto.getRandomValues(new Uint8Array(16)), name: account, displayName: account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  };
  const { response } = await asked<AuthenticatorAttestationResponse>(navigator.credentials.create({ publicKey: options }));
  const key = response.getPublicKey();
  if (!key) throw new PasskeyGivenUp();
  return {
    client_data: toBase64url(response.clientDataJSON),
    authenticator_data: toBase64url(response.getAuthenticatorData()),
    public_key: toBase64url(key),
    name,
  };
}

/** Has the browser sign with a passkey that the player chooses. */
export async function signWithPasskey({ challenge, host }: Challenge): Promise<SignedAnswer> {
  const options: PublicKeyCredentialRequestOptions = {
    challenge: fromBase64url(challenge),
    rpId: host,
    userVerification: 'preferred',
  };
  const { id, response } = await asked<AuthenticatorAssertionResponse>(navigator.credentials.get({ publicKey: options }));
  return {
    credential: toBase64url(id),
    client_data: toBase64url(response.clientDataJSON),
    authenticator_data: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  };
}
