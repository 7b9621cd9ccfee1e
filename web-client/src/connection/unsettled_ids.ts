import type { Request } from './protocol.ts';

/** The ids of commands that the server may or may not have stored. If somebody gives the same command again, it gets
    the same id, so that it is applied once at most. */
export class UnsettledIds {
  private readonly ids = new Map<string, string>();

  keep(request: Request, id: string): void {
    this.ids.set(JSON.stringify(request), id);
  }

  take(request: Request): string | undefined {
    const text = JSON.stringify(request);
    const id = this.ids.get(text);
    this.ids.delete(text);
    return id;
  }
}
