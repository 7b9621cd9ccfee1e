/** Makes one request after the other: each begins once the one before it has its answer, and so knows what has come of it. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** Gives the answer to this request, or fails as it does. */
  do<Answer>(request: () => Answer | Promise<Answer>): Promise<Answer> {
    const answer = this.last.then(request);
    this.last = answer.catch(() => undefined);
    return answer;
  }
}
