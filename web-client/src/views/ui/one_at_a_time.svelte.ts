/** Does one thing at a time: what is asked for while another is under way is left undone. */
export class OneAtATime {
  busy = $state(false);

  async run(task: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await task();
    } finally {
      this.busy = false;
    }
  }
}
