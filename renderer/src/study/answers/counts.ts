/** Counts by name. */
export class Counts {
  private readonly counts = new Map<string, number>();
  add(name: string, amount = 1): void {
    this.counts.set(name, this.of(name) + amount);
  }
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}
