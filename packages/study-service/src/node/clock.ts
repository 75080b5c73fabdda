/** A clock whose every reading is later than the one before, at least by a millisecond. */
export function createRisingClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
