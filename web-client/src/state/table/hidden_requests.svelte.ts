/** The requests that the player has hidden, by name, as long as they are open. */
export class HiddenRequests {
  private names = $state.raw<readonly string[]>([]);

  get any(): boolean {
    return this.names.length > 0;
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  hide(name: string): void {
    this.names = [...this.names, name];
  }

  showAll(): void {
    this.names = [];
  }

  /** To be called when a request opens. It returns what to do when that ends: another of the same name is shown again. */
  whileOpen(name: string): () => void {
    return () => (this.names = this.names.filter((hidden) => hidden !== name));
  }
}
