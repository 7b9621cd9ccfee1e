import type { Connection } from '../connection.ts';
import { deviceName } from './device_name.ts';
import type { SignInRequest } from '../protocol.ts';

/** Signs this device in to an account. Returns the player's name. */
export async function signIn(connection: Pick<Connection, 'ask'>, request: SignInRequest): Promise<string> {
  const device = deviceName();
  const asked = { ...request, ...(device ? { device_name: device } : {}) };
  return (await connection.ask(asked as SignInRequest & { type: 'sign_in' })).name;
}
