/** Returns a clock whose readings always rise, by at least one millisecond. */
export function createRisingClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
