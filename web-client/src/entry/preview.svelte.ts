import { Refused } from '../connection/failures.ts';
import { latestRequest } from '../connection/latest_request.ts';
import { mainWordFirst } from '../state/game/main_word.ts';
import type { Axis, GameQuestion, Lay, PlayScore, Preview, Refusal } from '../connection/protocol.ts';

const pause = 90;
/** For so many milliseconds the former answer stands in for one that does not come, as while the connection is lost. */
const patience = 500;

type Question = GameQuestion & { type: 'preview' };

/** The part of a preview that the board shows. */
export type ShownPreview = Pick<PlayPreview, 'score' | 'valid'> & { badWords?: string[] };

type Answer = Partial<Pick<PlayPreview, 'score' | 'valid' | 'badWords' | 'refusal'>>;

/** What the server says about tiles that are laid but not played: their score, or a refusal. */
export class PlayPreview {
  score = $state.raw<PlayScore | null>(null);
  valid = $state<boolean | null>(null);
  /** Words that are not in the list, where words are checked as they are laid. */
  badWords = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The answer to the latest question. */
  answered: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly begin = latestRequest();

  constructor(private readonly preview: (question: Question) => Promise<Preview>) {}

  /** Asks after a short pause, so that a typed word asks only once. */
  ask(placement: Lay[], line: Axis | null = null): void {
    clearTimeout(this.timer);
    const isLatest = this.begin();
    if (placement.length === 0) this.show();
    else this.answered = new Promise((soon) => (this.timer = setTimeout(soon, pause))).then(() => this.fetch(placement, line, isLatest));
  }

  private show({ score = null, valid = null, badWords = [], refusal = null }: Answer = {}): void {
    this.score = score;
    this.valid = valid;
    this.badWords = badWords;
    this.refusal = refusal;
  }

  private async fetch(placement: Lay[], line: Axis | null, isLatest: () => boolean): Promise<void> {
    const show = (answer?: Answer) => isLatest() && this.show(answer);
    const late = setTimeout(show, patience);
    try {
      const { play_score, valid, bad_words } = await this.preview({ type: 'preview', placement, ...(line ? { line } : {}) });
      show({ score: mainWordFirst(play_score, placement), valid, badWords: bad_words });
    } catch (why) {
      show({ refusal: why instanceof Refused ? why.refusal : null });
    } finally {
      clearTimeout(late);
    }
  }
}
