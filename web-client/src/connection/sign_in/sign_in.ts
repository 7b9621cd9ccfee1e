import type { Connection } from '../connection.ts';
import { deviceName } from './device_name.ts';
import type { SignInRequest } from '../protocol.ts';

type Asks = Pick<Connection, 'ask'>;

export const withPassPhrase = (name: string, passPhrase: string): SignInRequest => ({
  type: 'sign_in',
  name,
  pass_phrase: passPhrase.normalize('NFC'),
});

/** Has the browser ask for a passkey. The form that offers this has loaded what it needs. */
export async function withPasskey(connection: Asks): Promise<SignInRequest> {
  const challenge = await connection.ask({ type: 'passkey_challenge' });
  const { signWithPasskey } = await import('./passkeys.ts');
  return { type: 'sign_in_with_passkey', ...(await signWithPasskey(challenge)) };
}

/** Signs this device in to an account. Returns the player's name. */
export async function signIn(connection: Asks, request: SignInRequest): Promise<string> {
  const device = deviceName();
  const asked = { ...request, ...(device ? { device_name: device } : {}) };
  return (await connection.ask(asked as SignInRequest & { type: 'sign_in' })).name;
}
