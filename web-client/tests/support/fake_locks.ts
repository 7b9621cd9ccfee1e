/** The locks of a browser, which all its tabs share. */
export class FakeLocks {
  private held: { name: string }[] = [];

  request = async (name: string, _: LockOptions, use: () => Promise<void>): Promise<void> => {
    const lock = { name };
    this.held.push(lock);
    await use();
    this.held = this.held.filter((other) => other !== lock);
  };
  query = async () => ({ held: [...this.held] });
}
