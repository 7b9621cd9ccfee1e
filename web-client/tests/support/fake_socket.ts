export type Sent = Record<string, unknown> & { type: string; id: string };

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  sentOf = (type: string) => this.sent.filter((message) => message.type === type);
}
