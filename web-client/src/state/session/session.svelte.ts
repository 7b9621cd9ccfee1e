import { formerTokens, keepFormerTokens, keepOwnToken, ownToken } from '../../browser/own_token.ts';
import { router } from '../../browser/route.svelte.ts';
import { forgetPlayer, remember } from '../../browser/storage.ts';
import { forgetUnsent } from '../../browser/unsent.ts';
import { toasts } from '../toasts.svelte.ts';
import { badge } from '../../calls/badge.ts';
import { Connection } from '../../connection/connection.ts';
import { deviceName } from '../../connection/sign_in/device_name.ts';
import { Refused } from '../../connection/failures.ts';
import type { Link, Notice } from '../../connection/listener.ts';
import { followNetwork } from '../../connection/network.ts';
import type { AboutRoom, ClockRules, Refusal, RoomSummary, SeatChoices, Settings, SignInRequest, Strength, Welcome } from '../../connection/protocol.ts';
import { signIn } from '../../connection/sign_in/sign_in.ts';
import { t } from '../../languages/text.ts';
import { withTexts } from '../../languages/with_texts.ts';
import { sound } from '../../sound/sound.svelte.ts';
import { problemInWords } from '../../words/refusals/problem_in_words.ts';
import { inWords } from '../../words/refusals/refusals.ts';
import { Entrance } from './entrance.svelte.ts';
import { MyGames } from './my_games.svelte.ts';
import { Player } from './player.svelte.ts';
import { PublicGames } from './public_games.svelte.ts';
import { receiveTiles } from './received_tiles.ts';
import { Server } from './server.svelte.ts';
import { Table } from '../table/table.svelte.ts';

/** Why a room was not created, for the form to show. */
export type CreateRefusal = Pick<Refusal, 'message'> & Partial<Refusal>;

/** What a room may have besides its rules. */
type Extras = { clock?: ClockRules; about_room?: AboutRoom };

/** This browser's visit: the player, the server, the connection, the player's rooms, and the room on the screen. */
class Session {
  link = $state<Link>('connecting');
  table = $state.raw<Table | null>(null);
  private readonly isOpen = () => this.link === 'open';
  private readonly connection = new Connection(
    {
      token: ownToken,
      keep: keepOwnToken,
      former: formerTokens,
      keepFormer: keepFormerTokens,
      admission: () => this.entrance.admission,
      deviceName: () => deviceName(),
    },
    {
      link: (link) => (this.link = link),
      welcome: (welcome) => this.meet(welcome),
      resume: () => this.resume(),
      notice: (notice) => this.hear(notice),
      announcement: (text) => (this.server.announcement = text),
      publicGames: (now) => this.publicGames.hear(now),
      myGames: (news) => this.myGames.hear(news),
      laidTiles: (tiles) => receiveTiles(tiles, this.table),
      turnedAway: (refusal) => this.stayOutside(refusal),
      removed: (refusal) => this.table?.putOut(refusal),
      undelivered: (room) => toasts.show(t('connection-undelivered', { room }), 'bad', { page: `/r/${room}`, stays: true }),
      trouble: (refusal) => toasts.show(inWords(refusal), 'bad'),
    },
  );
  readonly player = new Player(this.connection);
  readonly server = new Server(this.connection);
  readonly entrance: Entrance = new Entrance(this.connection);
  /** For views that ask the server for more. */
  readonly requests: Pick<Connection, 'ask'> = this.connection;
  /** The games in which the player has a seat. */
  readonly myGames = new MyGames(this.connection, this.isOpen, {
    changed: (games) => badge.list(games),
    called: (game) => void this.callElsewhere(game),
  });
  readonly publicGames = new PublicGames(this.connection, this.isOpen);

  start(): void {
    this.entrance.open();
    followNetwork(this.connection);
    addEventListener('storage', ({ key }) => {
      sound.reread(key);
      this.table?.reread(key);
    });
  }

  /** The server's clock, in milliseconds since 1970 UTC. */
  serverNow = (): number => this.connection.serverNow();

  /** Creates a room and opens it. */
  async create(settings: Settings, level?: string, more: Extras = {}): Promise<CreateRefusal | null> {
    const made = await this.make(settings, { ...(level ? { level } : {}), ...this.player.agreed }, more);
    if (!(made instanceof Table)) return made;
    router.go(`/r/${made.code}`);
    return null;
  }

  /** Creates a room with a computer, starts the game, and opens it. */
  async createAgainstComputer(settings: Settings, strength: Strength, level?: string, more: Extras = {}): Promise<CreateRefusal | null> {
    const { route } = router;
    const table = await this.make(settings, level ? { level } : {}, more);
    if (!(table instanceof Table)) return table;
    const refusal = await table.startAgainstComputer(strength);
    if (this.table !== table || router.route.view === 'room') return null; // the player has opened another room, or this one
    if (refusal === null && router.route === route) {
      router.go(`/r/${table.code}`);
      return null;
    }
    if (refusal !== null) await table.commands.leaveSeat();
    if (this.table === table) this.leave();
    return refusal === null ? null : { message: refusal };
  }

  /** Opens a game of a room, the newest if none is named. The table exists at once; the promise resolves when it has been requested. */
  async enter(code: string, game?: number): Promise<Table> {
    if (this.table?.code === code && this.table.number === game) return this.table;
    const table = this.open(code, game);
    await this.connection.resume();
    return table;
  }

  /** Signs in to an account: the connection comes back as its player, who may see something else of the room on the screen. Returns why not, for the form to show. */
  async signIn(request: () => SignInRequest | Promise<SignInRequest>): Promise<string | null> {
    this.connection.visit();
    try {
      const asked = await request();
      this.connection.visit(); // again: to choose a passkey may take longer than a visit lasts
      const name = await signIn(this.connection, asked);
      this.forgetPlayer();
      this.player.rename(name);
      return null;
    } catch (why) {
      return problemInWords(why);
    }
  }

  /** Messages for when the page is closed are in its language from now on. */
  keepCallLanguage(): void {
    void this.withSubscription(({ keepLanguage }) => keepLanguage());
  }

  leave(): void {
    if (!this.table) return;
    const { room } = this.table.sync.about;
    this.table = null;
    this.connection.forget();
    if (this.connection.greeted) void this.connection.askFirst({ type: 'leave', room }).catch(() => undefined);
  }

  /** Makes a room, which the server has this connection join at once. Null for a player who is elsewhere by then: it is among their games. */
  private async make(settings: Settings, seat: SeatChoices, more: Extras): Promise<Table | CreateRefusal | null> {
    const { route } = router;
    const asked = { type: 'create', name: this.player.name, settings, join: true, ...seat, ...more } as const;
    try {
      const created = await this.connection.ask(asked);
      if (router.route !== route) {
        void this.connection.ask({ type: 'leave', room: created.room }).catch(() => undefined);
        return null;
      }
      const table = this.open(created.room);
      table.sync.enter(created);
      return table;
    } catch (why) {
      if (!(why instanceof Refused)) return { message: t('connection-lost-again') };
      return { ...why.refusal, message: inWords(why.refusal) };
    }
  }

  /** The table of a room, in place of the one on the screen. */
  private open(code: string, game?: number): Table {
    if (this.table?.code === code) this.connection.forget(); // joining another game of a room leaves the one before
    else this.leave();
    return this.show(code, game);
  }

  /** In the chat of the same room stays the keyboard. */
  private show(code: string, game?: number): Table {
    const table = new Table(code, this.connection, game);
    table.chat.writing = this.table?.chat.writing ?? false;
    return (this.table = table);
  }

  private hear(notice: Notice): void {
    const next = notice.type === 'room' ? this.table?.atNextGame(notice) : null;
    this.table?.hear(notice);
    if (next === 'follow') this.follow(notice.room);
    if (next === 'tell') toasts.show(t('connection-next-game'), 'plain', { page: `/r/${notice.room}` });
  }

  /** Joins the game on the screen again. Where the server has gone back to a backup without it, the address may lead to an older one now. */
  private async resume(): Promise<void> {
    await this.table?.sync.resume();
    if (this.table?.sync.problem?.code !== 'NO_SUCH_GAME') return;
    await this.show(this.table.code, this.table.number).sync.resume();
  }

  /** Goes on to the game that has just begun in the room. Joining it leaves the one before. The player who begins hears that like any other turn. */
  private follow(code: string): void {
    const isNamed = this.table?.number !== undefined;
    toasts.clear();
    this.connection.forget();
    const table = this.show(code);
    table.cutsOff = document.activeElement?.matches('input, textarea') ?? false;
    if (isNamed) router.go(`/r/${code}`);
    else router.replace(`/r/${code}`);
    toasts.show(t('connection-next-game'));
    void table.sync.join().then(() => table.arrived([], null));
  }

  private meet(welcome: Welcome): void {
    const isTakenOver = this.entrance.passed();
    const isBack = this.server.meet(welcome);
    if (isBack) toasts.speak(t('connection-back'));
    this.player.meet(welcome.name, isTakenOver);
    if (isTakenOver) keepFormerTokens([]);
    if (isTakenOver) remember('push', null); // the server is told that another player has this browser now
    void this.withSubscription(({ renewDaily }) => renewDaily(this.connection));
  }

  /** Loads what that needs with the first call. */
  private async callElsewhere(game: RoomSummary): Promise<void> {
    const loading = withTexts(import('./call_elsewhere.ts'), 'calls');
    await loading.then(({ callElsewhere }) => callElsewhere(game)).catch(() => undefined);
  }

  /** Loads what subscriptions need only where the browser may show notifications. */
  private async withSubscription(act: (subscription: typeof import('../../calls/subscription.ts')) => Promise<void>): Promise<void> {
    if (globalThis.Notification?.permission !== 'granted') return;
    await import('../../calls/subscription.ts').then(act).catch(() => undefined);
  }

  private stayOutside(refusal: Refusal): void {
    if (refusal.code === 'DEVICE_SIGNED_OUT') {
      this.forgetPlayer();
      void this.withSubscription(({ end }) => end()); // the next player here has not asked for messages
    }
    this.entrance.turnAway(refusal);
  }

  /** Nothing of a player who has signed out stays in this browser, nor at the table on the screen. */
  private forgetPlayer(): void {
    this.player.forget();
    this.myGames.forget();
    forgetPlayer();
    if (this.table) this.table.chat.unsent = '';
    forgetUnsent();
    if (this.table) this.show(this.table.code, this.table.number);
  }
}

export const session = new Session();
