import type { Note, NoteRequest, Understanding } from '../connection/http/understanding_api.ts';
import { NoteDraft } from './note_draft.svelte.ts';

/** The notes about a game that this player may read. */
export class NoteBook {
  notes = $state.raw<Note[]>([]);
  /** Whether the server has answered: a game that is not in its archive has no notes. */
  open = $state(false);

  /** By version, until they are kept: whoever steps through the game loses nothing. */
  private readonly drafts = new Map<number, NoteDraft>();

  constructor(private readonly server: Pick<Understanding, 'notes' | 'keepNote'>) {}

  async load(): Promise<void> {
    try {
      this.notes = await this.server.notes();
      this.open = true;
    } catch {
      this.open = false;
    }
  }

  own = (v: number): Note | undefined => this.notes.find((note) => note.own && note.version === v);
  /** Those about versions from one up to another, which is left out: a file may have a note about any event. */
  ofOthers = (from: number, until: number): Note[] =>
    this.notes.filter(({ own, version }) => !own && version >= from && version < until);
  /** What is being written about a moment. */
  draft(v: number): NoteDraft {
    const kept = this.own(v);
    const draft = this.drafts.get(v) ?? new NoteDraft(kept);
    this.drafts.set(v, draft);
    return draft;
  }

  /** Keeps a note; without a text and lines it is taken away. Throws `ApiRefused`. */
  async keep(note: NoteRequest): Promise<void> {
    const notes = await this.server.keepNote(note);
    this.drafts.delete(note.version);
    this.notes = notes;
  }
}
