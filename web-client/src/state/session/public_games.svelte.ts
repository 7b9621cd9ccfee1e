import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import type { PublicGames as Now, PublicRoom } from '../../connection/protocol.ts';

/** The public rooms in which somebody is, while the player looks at them. */
export class PublicGames {
  rooms = $state.raw<PublicRoom[]>([]);

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly isOpen: () => boolean,
  ) {}

  /** Has the server say which there are, until the function that it returns is called. */
  follow(): () => void {
    let follows = true;
    void askPatiently(() => this.connection.ask({ type: 'follow_public_games' }), () => follows).catch(() => undefined);
    return () => {
      follows = false;
      if (this.isOpen()) void this.connection.ask({ type: 'unfollow_public_games' }).catch(() => undefined);
    };
  }

  hear({ rooms }: Now): void {
    this.rooms = rooms;
  }
}
