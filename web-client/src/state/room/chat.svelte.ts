import { keepUnsent, unsent } from '../../browser/unsent.ts';
import { followVisibility } from '../../browser/visibility.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import { Forgotten, Refused } from '../../connection/failures.ts';
import type { Notice } from '../../connection/listener.ts';
import type { ChatLine, ChatNotice, ChatNow, ChatRequest, Reaction } from '../../connection/protocol.ts';
import { toasts } from '../toasts.svelte.ts';
import { t } from '../../languages/text.ts';
import { inWords } from '../../words/refusals/refusals.ts';
import { Muted } from './muted.svelte.ts';

const about = new Set<Notice['type']>(['chat_line', 'chat_line_deleted', 'chat_now']);
export const isAboutChat = (notice: Notice): notice is ChatNotice => about.has(notice.type);

/** What became of a line. `nameless`: it was not kept, because the viewer has no name yet. */
export type LineOutcome = 'kept' | 'nameless' | 'failed';

/** The chat of a room: its lines as far as they are known, and what the viewer may do there. */
export class Chat {
  now = $state.raw<ChatNow | null>(null);
  /** Oldest first. */
  lines = $state.raw<ChatLine[]>([]);
  /** There are older lines. */
  more = $state(false);
  /** The viewer's own number, once they have said something. */
  person = $state<number | null>(null);
  /** Until that has been said or has failed, nothing else is said, whichever field it is typed in. */
  saying = $state(false);
  /** The keyboard is in the field. In the next game it is there again. */
  writing = false;
  /** Lines that came while nobody looked. */
  unread = $state(0);
  readonly muted: Muted;
  /** Whether the lines are on the screen, where somebody can see them. */
  private seen = false;
  /** The last line that the player has read, on any device. */
  private read = 0;
  /** The last line that the server knows to be read, or is told so. */
  private told = 0;
  /** The last line from before the newest ones were asked for again: those up to it may have been deleted since. */
  private former = 0;
  private typed = $state('');

  constructor(
    private readonly connection: Connection,
    private readonly room: () => string,
  ) {
    this.muted = new Muted(room);
    this.typed = unsent<string>(room()) ?? '';
  }

  /** What the player is typing. It outlives the field, the game, and a reload. */
  get unsent(): string {
    return this.typed;
  }
  set unsent(text: string) {
    this.typed = text;
    keepUnsent(this.room(), text || null);
  }

  /** The lines are on the screen until the function that it returns is called. Nobody reads them while the page is hidden. */
  show(): () => void {
    const stop = followVisibility((visible) => this.see(visible));
    return () => {
      stop();
      this.see(false);
    };
  }

  hear(notice: ChatNotice): void {
    if (notice.room !== this.room()) return;
    if (notice.type === 'chat_line') this.put(notice.line);
    else if (notice.type === 'chat_line_deleted') this.lines = this.lines.filter(({ line }) => line !== notice.line);
    else this.begin(notice);
  }

  /** Says something. Why it failed is shown. */
  say = async (text: string): Promise<LineOutcome> => {
    try {
      const { person } = await this.connection.ask({ type: 'say', text, room: this.room() });
      this.person = person;
      return 'kept';
    } catch (why) {
      if (why instanceof Refused && why.refusal.code === 'NAME_NEEDED') return 'nameless';
      this.complain(why);
      return 'failed';
    }
  };
  /** Reacts to a line; the same reaction again takes it back. */
  react = async (line: ChatLine, reaction: Reaction): Promise<void> => {
    const had = this.person !== null && this.peopleOf(line, reaction).includes(this.person);
    await this.ask({ type: 'react', line: line.line, ...(had ? {} : { reaction }) });
    if (this.person === null) await this.load();
  };
  remove = async (line: ChatLine): Promise<void> => void (await this.ask({ type: 'delete_line', line: line.line }));
  turn = async (on: boolean): Promise<void> => void (await this.ask({ type: 'set_chat', on }));
  older = async (): Promise<void> => {
    const [first] = this.lines;
    if (first) await this.load(first.line);
  };

  /** Whether the viewer may delete a line. */
  mayDelete = ({ person }: ChatLine): boolean => this.now?.host === true || person === this.person;

  private peopleOf = ({ reactions = [] }: ChatLine, wanted: Reaction): number[] =>
    reactions.find(({ reaction }) => reaction === wanted)?.people ?? [];

  /** The lines are asked for again whenever others may be read, or the connection is back. Until they come, those that may still be read stay. */
  private begin(now: ChatNow): void {
    this.now = now;
    this.lines = this.lines.filter(({ channel }) => now.read.includes(channel));
    this.former = this.lines.at(-1)?.line ?? 0;
    if (now.read.length > 0) void this.load(undefined, () => this.now === now && this.room() === now.room);
  }

  private put(line: ChatLine): void {
    const index = this.lines.findIndex((known) => known.line === line.line);
    if (index >= 0) this.lines = this.lines.with(index, line);
    else if (line.line > (this.lines.at(-1)?.line ?? 0)) this.add(line);
  }

  private add(line: ChatLine): void {
    this.lines = [...this.lines, line];
    if (this.seen) this.noteRead();
    else if (this.isNews(line)) this.unread += 1;
  }

  private isNews = ({ person }: ChatLine): boolean => person !== this.person && !this.muted.has(person);

  private see(seen: boolean): void {
    this.seen = seen;
    if (seen) this.noteRead();
  }

  /** Everything that is there has been read: the server tells the player's other devices. What was lost on the way is said again when the lines have been loaded once more. */
  private noteRead(): void {
    this.unread = 0;
    const last = this.lines.at(-1)?.line ?? 0;
    this.read = Math.max(this.read, last);
    if (last <= this.told) return;
    this.told = last;
    const room = this.room();
    const ask = () => this.connection.ask({ type: 'read_chat', line: last, room });
    void askPatiently(ask, () => this.told === last && this.room() === room).catch(() => {
      if (this.told === last) this.told = 0;
    });
  }

  private async load(before?: number, isWanted?: () => boolean): Promise<void> {
    const page = await this.ask({ type: 'chat', ...(before === undefined ? {} : { before }) }, isWanted);
    if (page?.type !== 'chat') return;
    const last = Math.max(page.lines.at(-1)?.line ?? 0, before ? 0 : this.former);
    const newer = this.lines.filter(({ line }) => line > last);
    this.lines = [...page.lines, ...newer];
    this.more = page.more ?? false;
    this.person = page.person ?? this.person;
    this.told = Math.max(this.told, page.read ?? 0);
    this.read = Math.max(this.read, this.told);
    if (this.seen) this.noteRead();
    else this.unread = this.lines.filter((line) => line.line > this.read && this.isNews(line)).length;
  }

  /** With `isWanted`, it asks again as long as the server has too much to do. */
  private async ask(request: ChatRequest, isWanted?: () => boolean) {
    const ask = () => this.connection.ask({ ...request, room: this.room() });
    try {
      return await (isWanted ? askPatiently(ask, isWanted) : ask());
    } catch (why) {
      this.complain(why);
      return null;
    }
  }

  private complain(why: unknown): void {
    if (why instanceof Forgotten) return;
    toasts.show(why instanceof Refused ? inWords(why.refusal) : t('connection-lost'), 'bad');
  }
}
