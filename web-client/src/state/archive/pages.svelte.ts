const pageSize = 50;

/** A list that comes in pages, the newest first. */
export class Pages<Row> {
  /** Null until the first page has come. */
  rows = $state.raw<Row[] | null>(null);
  /** Whether there may be older rows. */
  more = $state(false);

  constructor(
    private readonly load: (before?: number) => Promise<Row[]>,
    private readonly numberOf: (row: Row) => number,
  ) {}

  /** The newest rows, in place of those that are shown. */
  async renew(): Promise<void> {
    this.show(await this.load(), []);
  }

  async older(): Promise<void> {
    const shown = this.rows ?? [];
    const last = shown.at(-1);
    if (last) this.show(await this.load(this.numberOf(last)), shown);
  }

  /** Another version of a row that is shown. */
  replace(row: Row): void {
    const number = this.numberOf(row);
    this.rows = (this.rows ?? []).map((one) => (this.numberOf(one) === number ? row : one));
  }

  private show(page: Row[], before: Row[]): void {
    this.rows = [...before, ...page];
    this.more = page.length === pageSize;
  }
}
