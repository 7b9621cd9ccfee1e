import { recall, remember, type RoomKey } from '../../browser/storage.ts';

/** Whom the viewer does not want to read in a room. Only this device knows. */
export class Muted {
  private people = $state.raw<number[] | null>(null);

  constructor(private readonly room: () => string) {}

  has = (person: number): boolean => this.list().includes(person);

  mute(person: number): void {
    this.keep([...this.list(), person]);
  }

  unmute(person: number): void {
    this.keep(this.list().filter((other) => other !== person));
  }

  private list(): number[] {
    return this.people ?? recall<number[]>(this.key()) ?? [];
  }

  private keep(people: number[]): void {
    this.people = people;
    remember(this.key(), people.length > 0 ? people : null);
  }

  private key = (): RoomKey => `muted.${this.room()}`;
}
