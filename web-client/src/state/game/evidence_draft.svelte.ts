import { keepUnsent, unsent } from '../../browser/unsent.ts';

/** The evidence that a player is writing for the play of a turn. It outlives the field, the game on the screen, and a reload. */
export class EvidenceDraft {
  private readonly about: string;
  private typed = $state('');

  constructor(room: string, game: number, turn: number) {
    this.about = `${room}/${game}/${turn}`;
    this.typed = unsent<string>(this.about) ?? '';
  }

  get text(): string {
    return this.typed;
  }
  set text(text: string) {
    this.typed = text;
    keepUnsent(this.about, text || null);
  }

  /** The others have it. It stays in the field, unless more has been written since. */
  sent(text: string): void {
    if (text === this.text.trim()) keepUnsent(this.about, null);
  }
}
