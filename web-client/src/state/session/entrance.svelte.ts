import { router } from '../../browser/route.svelte.ts';
import { handOverIn, invitationIn, looksLikeHandOver } from '../../browser/secret_links.ts';
import { toasts } from '../toasts.svelte.ts';
import type { Connection } from '../../connection/connection.ts';
import type { Admission } from '../../connection/listener.ts';
import type { Refusal } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** How this browser gets in: with what it shows the server, and why the server turns it away. */
export class Entrance {
  /** Why the server does not let us in, if so. */
  turnedAway = $state.raw<Refusal | null>(null);
  /** Why the invitation in the link did not help. */
  invitationProblem = $state.raw<Refusal | null>(null);
  /** The secret in a link that another device has made, until the player has decided about it. */
  handOver = $state<string | null>(null);
  admission: Admission = {};

  constructor(private readonly connection: Pick<Connection, 'open' | 'enterAgain'>) {}

  /** Connects, unless the player has to decide first about the link that has opened the page. */
  open(): void {
    const invitation = invitationIn(location.hash);
    if (invitation) this.admission = { invitation };
    this.handOver = handOverIn(location.hash);
    if (!this.handOver) {
      if (looksLikeHandOver(location.hash)) toasts.show(t('refusals-bad-hand-over'), 'bad');
      this.connection.open(); // which forgets a link that was cut
    }
    // A link that is opened where the page is shown already changes only the fragment. An invitation helps only somebody outside.
    addEventListener('hashchange', () => {
      const { hash } = location;
      if (looksLikeHandOver(hash) || (this.turnedAway && invitationIn(hash))) location.reload();
    });
  }

  /** Goes on as the player whose other device has made the link. */
  takeOver(): void {
    if (this.handOver) this.admission = { hand_over: this.handOver };
    this.handOver = null;
    this.connection.open();
  }

  /** Goes on without the link. */
  stay(): void {
    router.forgetSecret();
    this.handOver = null;
    this.connection.open();
  }

  /** Tries to get in, with a password if there is one. */
  enterAgain(password?: string): void {
    if (password) this.admission = { password };
    this.turnedAway = null;
    this.connection.enterAgain();
  }

  /** The server has let us in. Returns whether as the player of another device. */
  passed(): boolean {
    this.turnedAway = null;
    this.invitationProblem = null;
    router.forgetSecret();
    const isTakenOver = this.admission.hand_over !== undefined;
    delete this.admission.hand_over;
    return isTakenOver;
  }

  /** The server does not let us in. Without an invitation that does not help, it says what else it asks for. */
  turnAway(refusal: Refusal): void {
    if (refusal.code === 'BAD_INVITATION') {
      this.invitationProblem = refusal;
      this.admission = {};
      this.connection.enterAgain();
      return;
    }
    if (refusal.code === 'BAD_HAND_OVER') {
      router.forgetSecret();
      this.admission = {};
    }
    this.turnedAway = refusal;
  }
}
