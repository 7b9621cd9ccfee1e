import { refusalOf } from '../connection/http/api_request.ts';
import { patiently } from '../connection/http/patiently.ts';
import type { Note, NoteRequest, Understanding } from '../connection/http/understanding_api.ts';
import { latestRequest } from '../connection/latest_request.ts';
import { keepUnsent } from '../browser/unsent.ts';
import { NoteDraft } from './note_draft.svelte.ts';

/** The notes about a game that this player may read. */
export class NoteBook {
  notes = $state.raw<Note[]>([]);
  /** Whether the server has answered: a game that is not in its archive has no notes. */
  open = $state(false);
  /** The answer was lost: the notes are to be asked for again. */
  lost = $state(false);
  private readonly begin = latestRequest();

  /** `page` is the address of the game. */
  constructor(
    private readonly server: Pick<Understanding, 'notes' | 'keepNote'>,
    private readonly page: () => string = () => '',
  ) {}

  async load(): Promise<void> {
    const isLatest = this.begin();
    try {
      const notes = await patiently(() => this.server.notes());
      // With a new list, a draft without a text begins again: it forgets whom it is to be shown to.
      if (isLatest() && JSON.stringify(notes) !== JSON.stringify(this.notes)) this.notes = notes;
      this.open = true;
      this.lost = false;
    } catch (why) {
      this.lost = refusalOf(why).code === 'LOST';
    }
  }

  /** Loads again what the player may have written on another device meanwhile. */
  async renew(): Promise<void> {
    if (this.open) await this.load();
  }

  own = (v: number): Note | undefined => this.notes.find((note) => note.own && note.version === v);
  /** Those about versions from one up to another, which is left out: a file may have a note about any event. */
  ofOthers = (from: number, until: number): Note[] =>
    this.notes.filter(({ own, version }) => !own && version >= from && version < until);
  /** What is being written about a moment. Somebody who steps through the game, or leaves its review and comes back, loses nothing. */
  draft = (v: number): NoteDraft => new NoteDraft(this.own(v), this.moment(v));

  /** Keeps a note; without a text and lines it is taken away. Throws `ApiRefused`. */
  async keep(note: NoteRequest): Promise<void> {
    const notes = await this.server.keepNote(note);
    this.begin(); // a list that is still on its way is older
    keepUnsent(this.moment(note.version), null);
    this.notes = notes;
  }

  private moment = (v: number): string => `${this.page()}?at=${v}`;
}
