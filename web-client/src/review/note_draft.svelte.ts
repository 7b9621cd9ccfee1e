import type { CheckedLine, Note, NoteRequest } from '../connection/http/understanding_api.ts';
import { Drafts } from '../browser/drafts.ts';

/** What has been written and not kept yet, by the addresses of the games with the versions. */
export type NoteDrafts = Map<string, NoteDraft>;

/** What somebody is writing about a moment; it begins as the note that they have kept. */
export class NoteDraft {
  text = $state('');
  shared = $state(false);
  lines = $state.raw<CheckedLine[]>([]);

  constructor(private readonly kept: Note | undefined) {
    this.text = this.keptText;
    this.shared = kept?.shared === true;
    this.lines = this.keptLines;
  }

  get empty(): boolean {
    return this.text === '' && this.lines.length === 0;
  }
  /** Whom a note is shown to matters only once there is one. */
  get changed(): boolean {
    const isShownToOthers = this.kept !== undefined && this.shared !== (this.kept.shared === true);
    return this.text !== this.keptText || isShownToOthers || JSON.stringify(this.lines) !== JSON.stringify(this.keptLines);
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

  private get keptText(): string {
    return this.kept?.body.text ?? '';
  }
  private get keptLines(): CheckedLine[] {
    return this.kept?.body.lines ?? [];
  }
}

const written = new Drafts<NoteDraft>();

/** What the player with this token has written in this page, until another player uses it. */
export const draftsOf = (token: string | null): NoteDrafts => written.of(token);
