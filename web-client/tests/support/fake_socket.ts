export type Said = Record<string, unknown> & { type: string; id: string };

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  said: Said[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  saidOf = (type: string) => this.said.filter((message) => message.type === type);
}
