import { parseWithPeople } from '../former_players.ts';
import { pathOf } from '../../browser/base.ts';
import type { HostAnswerTo, HostRequest } from './host_protocol.ts';
import type { Refusal } from '../protocol.ts';

/** Why the server does not do what the host asks for. */
export class HostRefusal extends Error {
  constructor(
    readonly code: string,
    /** What the server says; empty where it says nothing. */
    message: string,
    readonly request: HostRequest,
    /** What the refusal is about, besides its code. */
    readonly more: Partial<Refusal> = {},
  ) {
    super(message);
  }
}

function refusalIn({ code = '', message = '', ...more }: Partial<Omit<Refusal, 'type'>>, request: HostRequest): HostRefusal {
  return new HostRefusal(code, message, request, more);
}

export type AskHost = <R extends HostRequest>(request: R, token: string | null) => Promise<HostAnswerTo<R>>;

/** One request of the host's page. The token goes into a header, which no other site can send. */
export const askHost: AskHost = async <R extends HostRequest>(request: R, token: string | null) => {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: { type: string } & Partial<Omit<Refusal, 'type'>>;
  try {
    const response = await fetch(pathOf('/host/api'), { method: 'POST', headers, body: JSON.stringify(request) });
    answer = parseWithPeople(await response.text()) as typeof answer;
  } catch {
    throw new HostRefusal('LOST', '', request);
  }
  if (answer.type === 'error') throw refusalIn(answer, request);
  return answer as HostAnswerTo<R>;
};
