import { notePlaces } from '../../board/motion/glide.ts';
import { fullKey, type RoomKey } from '../../browser/storage.ts';
import type { LaidTiles, Lay } from '../../connection/protocol.ts';
import { Hand } from '../../entry/hand.svelte.ts';
import { handKey } from '../../entry/kept_tiles.ts';
import { sameCell } from '../../rules/coordinates.ts';
import { sound } from '../../sound/sound.svelte.ts';
import type { Table } from './table.svelte.ts';

/** Keeps a player's hand in step with the game, with the other tabs of this browser, and with the player's other devices. */
export class HandSync {
  readonly hand = new Hand({ changing: notePlaces, changed: () => this.changed() });
  opened = false;
  /** The hand was read again from what another tab has kept, which may know more of the game than this one does yet. */
  private isReread = false;
  /** The laid tiles when the hand last changed. */
  private laid: Lay[] = [];

  constructor(private readonly table: Pick<Table, 'viewed' | 'seat' | 'sending' | 'standIn' | 'sync' | 'preview'>) {}

  /** The key under which this browser keeps the tiles of the game. */
  get key(): RoomKey {
    const { room, game } = this.table.sync.about;
    return handKey(room, game);
  }

  /** Begins with the tiles that were laid in this game before the page was loaded. */
  open(): void {
    this.opened = true;
    this.read();
  }

  /** Makes the hand follow the game. */
  settle(): void {
    const { viewed, seat, standIn } = this.table;
    if (!viewed?.game) return;
    if (this.isReread) this.read();
    this.isReread = false;
    const rack = viewed.game.result || seat === null ? undefined : viewed.game.players[seat]?.rack.tiles;
    this.hand.settle(viewed.rules, viewed.game, rack ?? []);
    if (standIn && this.hand.laid.length > 0) this.hand.recall();
    this.lock();
  }

  /** While a play is on its way, or a computer plays for this player, the tiles stay where they are. */
  lock = (): void => {
    this.hand.locked = this.table.sending === 'play' || this.table.standIn !== null;
  };

  /** Another tab has changed what the browser keeps under a key of its storage. */
  reread(key: string | null): void {
    if (key !== fullKey(this.key) || !this.opened || this.hand.locked) return;
    this.read();
    this.settle();
    this.isReread = true;
  }

  /** Whether tiles from another device are for this hand. */
  takes({ room, game }: LaidTiles): boolean {
    const { about } = this.table.sync;
    return this.opened && room === about.room && game === about.game;
  }

  /** Lays what another device has sent. False if the tiles cannot lie so any more. */
  lay({ placement, line }: LaidTiles): boolean {
    this.hand.layPlay(placement, line);
    this.settle();
    return placement.length > 0 && this.hand.laid.length === placement.length;
  }

  private read(): void {
    this.hand.open(this.key);
    this.laid = this.hand.placement;
  }

  private changed(): void {
    const { placement, line } = this.hand;
    const isNew = ({ cell }: Lay) => this.laid.every((before) => !sameCell(before.cell, cell));
    if (placement.some(isNew)) sound.give('tile');
    this.laid = placement;
    this.table.preview.ask(placement, line);
  }
}
