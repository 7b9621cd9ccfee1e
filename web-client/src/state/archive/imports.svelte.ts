import type { ApiRefused } from '../../connection/http/api_request.ts';
import type { ImportApi, OwnImports } from '../../connection/http/import_api.ts';

/** The games that the reader has imported. After each change it is known anew how many of them count in statistics. */
export class Imports implements Pick<ImportApi, 'count' | 'countAll' | 'remove'> {
  /** Null until it is known. */
  own = $state.raw<OwnImports | null>(null);

  constructor(readonly api: ImportApi) {}

  async look(): Promise<void> {
    this.own = (await this.api.mine()) ?? this.own;
  }

  count(id: string, counts: boolean): Promise<ApiRefused | null> {
    return this.change(this.api.count(id, counts));
  }

  async countAll(counts: boolean): Promise<ApiRefused | null> {
    const before = this.own;
    if (before) this.own = { ...before, counting: counts ? before.games : 0 };
    const why = await this.api.countAll(counts);
    if (why) this.own = before;
    await this.look();
    return why;
  }

  remove(id?: string): Promise<ApiRefused | null> {
    return this.change(this.api.remove(id));
  }

  private async change(request: Promise<ApiRefused | null>): Promise<ApiRefused | null> {
    const why = await request;
    await this.look();
    return why;
  }
}
