/** True for the full numbers (`npm run faults`); other runs use small ones. */
export const isFull = process.env['FAULTS'] === 'full';

export function sized(small: number, full: number): number {
  return isFull ? full : small;
}

/** Prints one line of figures, which `npm run faults` collects. Times are reported, never asserted. */
export function report(name: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`FIGURES ${JSON.stringify({ name, ...figures })}\n`);
}

/** Returns a source of whole numbers below its argument, the same for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Returns the value below which the given share of the values is, in milliseconds rounded to tenths. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
