import { refusalOf } from '../connection/http/api_request.ts';
import { patiently } from '../connection/http/patiently.ts';
import type { Note, NoteRequest, Understanding } from '../connection/http/understanding_api.ts';
import { NoteDraft, type NoteDrafts } from './note_draft.svelte.ts';

/** The notes about a game that this player may read. */
export class NoteBook {
  notes = $state.raw<Note[]>([]);
  /** Whether the server has answered: a game that is not in its archive has no notes. */
  open = $state(false);
  /** The answer was lost: the notes are to be asked for again. */
  lost = $state(false);

  /** `drafts` outlive the book: somebody who steps through the game, or leaves its review and comes back, loses nothing. `page` is the address of the game. */
  constructor(
    private readonly server: Pick<Understanding, 'notes' | 'keepNote'>,
    private readonly drafts: NoteDrafts = new Map(),
    private readonly page: () => string = () => '',
  ) {}

  /** Drafts that only repeat a note begin anew: it may have been changed on another device. */
  async load(): Promise<void> {
    try {
      this.notes = await patiently(() => this.server.notes());
      for (const [key, draft] of this.drafts) if (!draft.changed) this.drafts.delete(key);
      this.open = true;
      this.lost = false;
    } catch (why) {
      this.lost = refusalOf(why).code === 'LOST';
    }
  }

  own = (v: number): Note | undefined => this.notes.find((note) => note.own && note.version === v);
  /** Those about versions from one up to another, which is left out: a file may have a note about any event. */
  ofOthers = (from: number, until: number): Note[] =>
    this.notes.filter(({ own, version }) => !own && version >= from && version < until);
  /** What is being written about a moment. */
  draft(v: number): NoteDraft {
    const kept = this.own(v);
    const draft = this.drafts.get(this.key(v)) ?? new NoteDraft(kept);
    this.drafts.set(this.key(v), draft);
    return draft;
  }

  /** Keeps a note; without a text and lines it is taken away. Throws `ApiRefused`. */
  async keep(note: NoteRequest): Promise<void> {
    const notes = await this.server.keepNote(note);
    this.drafts.delete(this.key(note.version));
    this.notes = notes;
  }

  private key = (v: number): string => `${this.page()}?at=${v}`;
}
