import { latestRequest } from '../../connection/latest_request.ts';

const pageSize = 50;

/** A list that comes in pages, the newest first. */
export class Pages<Row> {
  /** Null until the first page has come. */
  rows = $state.raw<Row[] | null>(null);
  /** Whether there may be older rows. */
  more = $state(false);
  /** The newest rows are on their way. */
  loading = $state(false);

  private readonly begin = latestRequest();

  constructor(
    private readonly load: (before?: number) => Promise<Row[]>,
    private readonly numberOf: (row: Row) => number,
  ) {}

  /** The newest rows, in place of those that are shown. */
  async renew(): Promise<void> {
    this.loading = true;
    try {
      const page = await this.page();
      if (page) this.show(page, []);
    } finally {
      this.loading = false;
    }
  }

  async older(): Promise<void> {
    const last = this.rows?.at(-1);
    const page = last && (await this.page(this.numberOf(last)));
    if (page) this.show(page, this.rows ?? []);
  }

  /** Another version of a row that is shown. */
  replace(row: Row): void {
    const number = this.numberOf(row);
    this.rows = (this.rows ?? []).map((one) => (this.numberOf(one) === number ? row : one));
  }

  /** A page; nothing if another one was asked for before it came. */
  private async page(before?: number): Promise<Row[] | undefined> {
    const isLatest = this.begin();
    const page = await this.load(before);
    return isLatest() ? page : undefined;
  }

  private show(page: Row[], before: Row[]): void {
    this.rows = [...before, ...page];
    this.more = page.length === pageSize;
  }
}
