import { SvelteSet } from 'svelte/reactivity';

/** The requests that the player has hidden, by name, as long as they are open. */
export class HiddenRequests {
  private readonly names = new SvelteSet<string>();

  get any(): boolean {
    return this.names.size > 0;
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  hide(name: string): void {
    this.names.add(name);
  }

  showAll(): void {
    this.names.clear();
  }

  /** To be called when a request opens. It returns what to do when that ends: another of the same name is shown again. */
  whileOpen(name: string): () => void {
    return () => void this.names.delete(name);
  }
}
