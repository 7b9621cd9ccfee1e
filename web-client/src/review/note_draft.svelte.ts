import type { CheckedLine, Note, NoteRequest } from '../connection/http/understanding_api.ts';
import { keepUnsent, unsent } from '../browser/unsent.ts';

/** `since`: when the note that it changes was kept, 0 where there was none. */
type Written = { text: string; shared: boolean; lines: CheckedLine[]; since: number };

/** What somebody is writing about a moment; it begins as the note that they have kept. It outlives the page until that is kept, too. */
export class NoteDraft {
  private written = $state.raw<Written>({ text: '', shared: false, lines: [], since: 0 });

  /** `about`: the address of the moment. */
  constructor(
    private readonly kept: Note | undefined,
    private readonly about: string,
  ) {
    this.written = unsent<Written>(about) ?? { text: this.keptText, shared: kept?.shared === true, lines: this.keptLines, since: this.keptAt };
  }

  get text(): string {
    return this.written.text;
  }
  set text(text: string) {
    this.write({ text });
  }
  get shared(): boolean {
    return this.written.shared;
  }
  set shared(shared: boolean) {
    this.write({ shared });
  }
  get lines(): CheckedLine[] {
    return this.written.lines;
  }
  set lines(lines: CheckedLine[]) {
    this.write({ lines });
  }

  get empty(): boolean {
    return this.text === '' && this.lines.length === 0;
  }
  /** Whom a note is shown to matters only once there is one. */
  get changed(): boolean {
    const isShownToOthers = this.kept !== undefined && this.shared !== (this.kept.shared === true);
    return this.text !== this.keptText || isShownToOthers || JSON.stringify(this.lines) !== JSON.stringify(this.keptLines);
  }

  /** The note was kept from elsewhere since this was begun, so that to keep this would replace it. */
  get overtaken(): boolean {
    return this.changed && this.written.since !== this.keptAt;
  }

  rename(place: number, name: string): void {
    this.lines = this.lines.with(place, { ...this.lines[place]!, name });
  }
  remove(place: number): void {
    this.lines = this.lines.toSpliced(place, 1);
  }

  /** As the server takes it. */
  forServer(version: number, mayShare: boolean): NoteRequest {
    const lines = this.lines.map(({ name, plays }) => ({
      name,
      plays: plays.map(({ placement, line }) => ({ placement, ...(line && { line }) })),
    }));
    return { version, text: this.text.trim(), shared: mayShare && this.shared, lines };
  }

  private get keptAt(): number {
    return this.kept?.changed ?? 0;
  }
  private get keptText(): string {
    return this.kept?.body.text ?? '';
  }
  private get keptLines(): CheckedLine[] {
    return this.kept?.body.lines ?? [];
  }

  private write(part: Partial<Written>): void {
    this.written = { ...this.written, ...part };
    keepUnsent(this.about, this.changed ? this.written : null);
  }
}
