import { askAgain } from '../connection/ask_again.ts';
import { askPatiently } from '../connection/ask_patiently.ts';
import type { Connection } from '../connection/connection.ts';
import type { ChatLine, ChatPage } from '../connection/protocol.ts';

/** What was said in a room from one moment to another, as far as it is kept and the viewer may read it; it stops once nobody wants that. */
export async function saidBetween(
  connection: Pick<Connection, 'ask'>,
  room: string,
  [from, to]: [number, number],
  isWanted = () => true,
): Promise<ChatLine[]> {
  const pageBefore = (line?: ChatLine): Promise<ChatPage> => {
    const ask = () => connection.ask({ type: 'chat', room, ...(line ? { before: line.line } : {}) });
    return askAgain(() => askPatiently(ask, isWanted));
  };
  let lines: ChatLine[] = [];
  for (let more = true; more && isWanted() && (lines[0]?.at ?? from) >= from; ) {
    const page = await pageBefore(lines[0]);
    lines = [...page.lines, ...lines];
    more = page.more === true && page.lines.length > 0;
  }
  return lines.filter(({ at }) => at >= from && at <= to);
}
