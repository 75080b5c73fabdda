/**
 * How much a test does. `usual` is `npm test`: enough to find the usual mistake. `full` is `npm run test:full`, every
 * night and before a release. `endurance` is `npm run faults`, by hand, for hours.
 */
const sizes = ['usual', 'full', 'endurance'] as const;

const size = sizes.find((name) => name === (process.env['TEST_SIZE'] ?? 'usual'));
if (size === undefined) throw new Error(`TEST_SIZE must be one of ${sizes.join(', ')}.`);

/** True for `npm run test:full` and larger. */
export const isFull = size !== 'usual';

/** True for `npm run faults`. */
export const isEndurance = size === 'endurance';

/** Returns the number for this run's size. */
export function sized(usual: number, full: number, endurance: number): number {
  return { usual, full, endurance }[size ?? 'usual'];
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
