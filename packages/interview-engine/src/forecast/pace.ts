import type { EstimateAssumptions } from '@guide-studio/guide-core/estimate';

/** The normal distribution has its tenth and ninetieth percentile so many standard deviations from its middle. */
const tenth = 1.2816;

/**
 * Returns paces of equally many participants each, slowest last: 1 is the usual pace. One in ten participants is at
 * least as quick as quick people are, one in ten at least as slow as slow people.
 */
export function pacesOf({ quickPace, slowPace }: EstimateAssumptions, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    const normal = normalAt((at + 0.5) / count);
    const edge = normal < 0 ? Math.max(1, quickPace) : slowPace;
    return Math.exp((Math.abs(normal) / tenth) * Math.log(edge / 100));
  });
}

/** Returns the number below which a share of the standard normal distribution lies (Abramowitz and Stegun, 26.2.23). */
function normalAt(share: number): number {
  if (share > 0.5) return -normalAt(1 - share);
  const tail = Math.sqrt(-2 * Math.log(share));
  const above = 2.515517 + 0.802853 * tail + 0.010328 * tail ** 2;
  const below = 1 + 1.432788 * tail + 0.189269 * tail ** 2 + 0.001308 * tail ** 3;
  return above / below - tail;
}
