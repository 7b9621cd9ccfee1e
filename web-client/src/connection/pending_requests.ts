import { Forgotten, Lost, Refused } from './failures.ts';
import type { Answer, AnswerTo, Refusal, Request } from './protocol.ts';
import { sentOnce, toSignIn } from './request_kinds.ts';
import { UnsettledIds } from './unsettled_ids.ts';
import { uuid } from '../browser/uuid.ts';

type Pending = {
  id: string;
  request: Request;
  sent: boolean;
  /** The room that it is about, once that has been left: nobody waits for the answer any more. */
  left?: string;
  resolve: (answer: Answer) => void;
  reject: (why: Error) => void;
};

const isSentOnce = ({ request }: Pending) => sentOnce.has(request.type);

/** The requests that have no answer yet, in the order in which they were made. */
export class PendingRequests {
  private readonly entries = new Map<string, Pending>();
  private readonly unsettled = new UnsettledIds();

  constructor(
    /** False if it could not be sent. */
    private readonly send: (message: object) => boolean,
    /** Called when a command to a room that has been left may not have arrived. */
    private readonly undelivered: (room: string) => void,
  ) {}

  /** A new request, which is sent now or with those that wait. */
  add<R extends Request>(request: R, when: 'now' | 'later'): Promise<AnswerTo<R>> {
    return new Promise((resolve, reject) => {
      const id = this.unsettled.take(request) ?? uuid();
      const entry: Pending = { id, request, sent: false, resolve: resolve as Pending['resolve'], reject };
      this.entries.set(id, entry);
      if (when === 'now') this.say(entry);
    });
  }

  sayWaiting(): void {
    for (const entry of this.entries.values()) if (!entry.sent) this.say(entry);
  }

  sayWaitingToSignIn(): void {
    for (const entry of this.entries.values()) if (!entry.sent && toSignIn.has(entry.request.type)) this.say(entry);
  }

  /** The connection is lost. Of the requests that are sent once, those that have been sent fail, or all; the others wait to be sent again. */
  lose(which: 'sent' | 'all'): void {
    for (const entry of [...this.entries.values()]) {
      if (entry.left || (isSentOnce(entry) && (entry.sent || which === 'all'))) this.giveUp(entry);
      entry.sent = false;
    }
  }

  /** Nobody waits any more for the answers about a room that is being left. A command stays until it is known whether it has arrived. */
  forget(): void {
    for (const entry of [...this.entries.values()]) {
      if (!('room' in entry.request)) continue;
      entry.reject(new Forgotten('The room was left.'));
      if (!isSentOnce(entry)) entry.left = entry.request.room;
      if (!entry.left || !entry.sent) this.giveUp(entry);
    }
  }

  /** False if no request waits for this answer. */
  settle(answer: Answer): boolean {
    const entry = answer.id === null ? undefined : this.entries.get(answer.id);
    if (!entry) return false;
    if (answer.type === 'error') this.refuse(entry, answer);
    else {
      this.entries.delete(entry.id);
      entry.resolve(answer);
    }
    return true;
  }

  private refuse(entry: Pending, refusal: Refusal): void {
    if (refusal.code === 'RESTARTING' && !isSentOnce(entry)) {
      entry.sent = false; // sent again when the server is back
      return;
    }
    this.entries.delete(entry.id);
    if (refusal.code === 'STORAGE_FAILED' && !isSentOnce(entry)) this.unsettled.keep(entry.request, entry.id);
    entry.reject(new Refused(refusal));
  }

  private giveUp(entry: Pending): void {
    this.entries.delete(entry.id);
    if (entry.left) this.undelivered(entry.left);
    else entry.reject(new Lost('The connection was lost.'));
  }

  private say(entry: Pending): void {
    entry.sent = this.send({ ...entry.request, id: entry.id });
  }
}
