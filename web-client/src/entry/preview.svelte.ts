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
  /** Resolves once what is shown is about the tiles as they lie, or that takes too long; null if it is about them. */
  private coming: Promise<void> | null = null;
  /** Asks what waits for the end of the pause. */
  private question: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly begin = latestRequest();

  constructor(private readonly preview: (question: Question) => Promise<Preview>) {}

  /** Asks after a short pause, so that a typed word asks only once. */
  ask(placement: Lay[], line: Axis | null = null): void {
    clearTimeout(this.timer);
    this.question = null;
    const isLatest = this.begin();
    if (placement.length === 0) this.show();
    else
      this.coming = new Promise((shown) => {
        const show = (answer?: Answer) => {
          if (isLatest()) this.show(answer);
          shown();
        };
        this.question = () => void this.fetch(placement, line, show);
        this.timer = setTimeout(this.askNow, pause);
      });
  }

  /** Waits until what is shown is about the tiles as they lie, but not for long. Null if it is. */
  catchUp(): Promise<void> | null {
    this.askNow();
    return this.coming;
  }

  private askNow = (): void => {
    clearTimeout(this.timer);
    this.question?.();
    this.question = null;
  };

  private show({ score = null, valid = null, badWords = [], refusal = null }: Answer = {}): void {
    this.coming = null;
    this.score = score;
    this.valid = valid;
    this.badWords = badWords;
    this.refusal = refusal;
  }

  private async fetch(placement: Lay[], line: Axis | null, show: (answer?: Answer) => void): Promise<void> {
    const late = setTimeout(() => show(), patience);
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
