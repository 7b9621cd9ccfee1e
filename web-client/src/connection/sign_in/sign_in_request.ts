import type { Connection } from '../connection.ts';
import type { SignInRequest } from '../protocol.ts';
import { signWithPasskey } from './passkeys.ts';

export const withPassPhrase = (name: string, passPhrase: string): SignInRequest => ({
  type: 'sign_in',
  name,
  pass_phrase: passPhrase.normalize('NFC'),
});

/** Has the browser ask for a passkey. */
export async function withPasskey(connection: Pick<Connection, 'ask'>): Promise<SignInRequest> {
  const challenge = await connection.ask({ type: 'passkey_challenge' });
  return { type: 'sign_in_with_passkey', ...(await signWithPasskey(challenge)) };
}
