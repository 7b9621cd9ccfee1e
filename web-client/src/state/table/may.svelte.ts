import type { Allowed, Asked, OpenAgreement } from '../../connection/protocol.ts';

type Situation = { list: Allowed[]; asked: Asked | null; busy: boolean };

/** The entry of a list for one command, if the list has it. */
export const entryOf = <C extends Allowed['command']>(list: Allowed[], command: C) =>
  list.find((entry): entry is Allowed & { command: C } => entry.command === command);

/** What this player may do now: what the server lists. A move waits until the last command has been answered. */
export class May {
  readonly asked = $derived.by(() => this.now().asked);
  readonly placeStarter = $derived.by(() => this.lists('place_starter'));
  readonly play = $derived.by(() => this.lists('play') && !this.now().busy);
  /** The lines of which a play of one tile names one; none where it need not. */
  readonly lines = $derived.by(() => entryOf(this.now().list, 'play')?.lines ?? []);
  readonly pass = $derived.by(() => this.lists('pass') && !this.now().busy);
  readonly hint = $derived.by(() => this.lists('hint') && !this.now().busy);
  /** To ask which of the server's lists have words. */
  readonly askLists = $derived.by(() => this.lists('lookup'));
  /** To ask everything about a word. */
  readonly lookUp = $derived.by(() => this.lists('word'));
  /** How many tiles an exchange may have, if one is possible. */
  readonly exchange = $derived.by(() => (this.now().busy ? undefined : entryOf(this.now().list, 'exchange')));
  readonly challenge = $derived.by(() => this.lists('challenge'));
  /** Only where others wait for it. */
  readonly accept = $derived(this.asked === 'accept');
  readonly defend = $derived.by(() => this.lists('withdraw_play'));
  readonly vote = $derived.by(() => this.lists('vote'));
  readonly resign = $derived.by(() => this.lists('resign'));
  readonly takeSeat = $derived.by(() => this.lists('take_seat'));
  readonly leaveSeat = $derived.by(() => this.lists('leave_seat'));
  readonly addComputer = $derived.by(() => this.lists('add_computer'));
  readonly start = $derived.by(() => this.lists('start'));
  readonly endGame = $derived.by(() => this.lists('end_game'));
  readonly abortGame = $derived.by(() => this.lists('abort_game'));
  readonly declineAgreement = $derived.by(() => this.lists('decline_agreement'));
  /** The seat of the player who may be nudged. */
  readonly nudge = $derived.by(() => entryOf(this.now().list, 'nudge')?.seat ?? null);
  /** Whether the player accepts every play of this game, and may end that. */
  readonly alwaysAccepts = $derived.by(() => entryOf(this.now().list, 'always_accept')?.on === false);
  /** For the player's own seat; others may need one only if this player plays, too. */
  readonly addStandIn = $derived.by(() => this.lists('add_stand_in'));
  readonly reclaimSeat = $derived.by(() => this.lists('reclaim_seat'));
  readonly proposeClock = $derived.by(() => this.lists('propose_clock'));
  readonly withdrawProposal = $derived.by(() => this.lists('withdraw_proposal'));
  readonly declineProposal = $derived.by(() => this.lists('decline_proposal'));
  readonly setNight = $derived.by(() => this.lists('set_night'));
  readonly beginHoliday = $derived.by(() => this.lists('begin_holiday'));
  readonly endHoliday = $derived.by(() => this.lists('end_holiday'));

  constructor(private readonly now: () => Situation) {}

  /** Whether the computer in this seat may be removed. */
  removeComputer = (seat: number): boolean =>
    this.now().list.some((entry) => entry.command === 'remove_computer' && entry.seat === seat);

  /** The turn of the player's own move that may be taken back, if all want that. The others in the list are asked for. */
  ownTakeBack(seat: number, open: OpenAgreement | null): number | null {
    const asked = open?.agreement === 'take_back' && open.wanted[0] !== seat ? open.turn : undefined;
    const own = this.now().list.find((entry) => entry.command === 'take_back' && entry.turn !== asked);
    return own && 'turn' in own ? own.turn : null;
  }

  /** Whether the player may agree to what others want. */
  agree({ agreement, turn }: OpenAgreement): boolean {
    const { list } = this.now();
    if (agreement === 'take_back') return list.some((entry) => entry.command === 'take_back' && entry.turn === turn);
    return this.lists(agreement === 'end' ? 'end_game' : 'abort_game');
  }

  private lists(command: Allowed['command']): boolean {
    return entryOf(this.now().list, command) !== undefined;
  }
}
