import type { Connection } from '../../src/connection/connection.ts';
import { Lost, Refused } from '../../src/connection/failures.ts';
import type { Refusal, Request } from '../../src/connection/protocol.ts';

type Open = { request: Request; resolve: (answer: unknown) => void; reject: (why: Error) => void };

/** A connection whose other end is the test. */
export class FakeConnection {
  asked: Request[] = [];
  private waiting: Open[] = [];

  ask = (request: Request): Promise<unknown> => {
    this.asked.push(request);
    return new Promise((resolve, reject) => this.waiting.push({ request, resolve, reject }));
  };
  askFirst = this.ask;
  serverNow = () => 0;

  /** Answers the oldest open request of a type. */
  answer = (type: Request['type'], answer: object) => this.settle(type, ({ resolve }) => resolve(answer));
  refuse = (type: Request['type'], code: string, details: Partial<Refusal> = {}) =>
    this.settle(type, ({ reject }) => reject(new Refused({ type: 'error', id: 'r1', code, message: code, ...details })));
  lose = (type: Request['type']) => this.settle(type, ({ reject }) => reject(new Lost('The connection was lost.')));

  askedOf = <T extends Request['type']>(type: T) =>
    this.asked.filter((request): request is Request & { type: T } => request.type === type);

  asConnection = () => this as unknown as Connection;

  private async settle(type: Request['type'], act: (open: Open) => void): Promise<void> {
    const index = this.waiting.findIndex(({ request }) => request.type === type);
    if (index < 0) throw new Error(`nobody has asked for ${type}`);
    act(this.waiting.splice(index, 1)[0]!);
    for (let step = 0; step < 10; ++step) await Promise.resolve();
  }
}
