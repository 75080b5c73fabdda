/** Texts by file name. Waiting callers are notified of changes. */
export class MemoryFiles extends Map<string, string> {
  #waiting: (() => void)[] = [];

  constructor(entries: Readonly<Record<string, string>>) {
    // `super(entries)` would call `set` before the fields exist.
    super();
    for (const [name, text] of Object.entries(entries)) super.set(name, text);
  }

  override set(name: string, text: string): this {
    super.set(name, text);
    this.#notify();
    return this;
  }

  override delete(name: string): boolean {
    const had = super.delete(name);
    this.#notify();
    return had;
  }

  /** Notifies waiting callers that something beside a text changed. */
  touch(): void {
    this.#notify();
  }

  /** Resolves after the next change. */
  async nextChange(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting = [...this.#waiting, resolve];
    });
  }

  #notify(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
