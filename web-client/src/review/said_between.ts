import type { Connection } from '../connection/connection.ts';
import type { ChatLine } from '../connection/protocol.ts';

/** What was said in a room from one moment to another, as far as it is kept and the viewer may read it. */
export async function saidBetween(connection: Pick<Connection, 'ask'>, room: string, from: number, to: number): Promise<ChatLine[]> {
  let lines: ChatLine[] = [];
  for (let more = true; more && (lines[0]?.at ?? from) >= from; ) {
    const page = await connection.ask({ type: 'chat', room, ...(lines[0] ? { before: lines[0].line } : {}) });
    lines = [...page.lines, ...lines];
    more = page.more === true && page.lines.length > 0;
  }
  return lines.filter(({ at }) => at >= from && at <= to);
}
