import { recall, remember } from '../../browser/storage.ts';
import type { Connection } from '../../connection/connection.ts';
import type { SeatChoices, Strength } from '../../connection/protocol.ts';
import { problemInWords } from '../../words/refusals/problem_in_words.ts';

/** A name as the server keeps it: phones add a blank behind a word. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** The player who uses this browser, as far as it remembers them. */
export class Player {
  name = $state(recall<string>('name') ?? '');
  /** The stand-in that the player agrees to, in rooms of friends. */
  ifAway = $state(recall<Strength>('if_away'));

  constructor(private readonly connection: Pick<Connection, 'ask'>) {}

  /** What a message says of the stand-in that the player agrees to. */
  get agreed(): SeatChoices {
    return this.ifAway ? { if_away: this.ifAway } : {};
  }

  agree(strength: Strength | null): void {
    this.ifAway = strength;
    remember('if_away', strength);
  }

  rename(name: string): void {
    this.name = name;
    remember('name', name);
  }

  /** The server says what the player is called. That counts here, too, unless this browser has got another name since the server last said so. `isTakenOver`: the player comes from another device. */
  meet(name: string | undefined, isTakenOver: boolean): void {
    if (!name) return;
    const own = tidyName(this.name);
    if (isTakenOver || !own || own === recall('told_name')) this.rename(name);
    remember('told_name', name);
  }

  /** Gives the player a new name, even in the games that are not over. Returns why not, for the form to show. */
  async changeName(name: string): Promise<string | null> {
    try {
      await this.connection.ask({ type: 'rename', name });
    } catch (why) {
      return problemInWords(why);
    }
    this.rename(tidyName(name));
    return null;
  }

  /** Somebody else may use this browser next. */
  forget(): void {
    this.name = '';
    this.ifAway = null;
  }
}
