import type { Note, NoteRequest, Understanding } from '../connection/http/understanding_api.ts';

/** The notes about a game that this player may read. */
export class NoteBook {
  notes = $state.raw<Note[]>([]);
  /** Whether the server has answered: a game that is not in its archive has no notes. */
  open = $state(false);

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
  /** The versions of the moments with notes. */
  get versions(): number[] {
    return [...new Set(this.notes.map(({ version }) => version))].sort((a, b) => a - b);
  }

  /** Keeps a note; without a text and lines it is taken away. Throws `ApiRefused`. */
  async keep(note: NoteRequest): Promise<void> {
    this.notes = await this.server.keepNote(note);
  }
}
