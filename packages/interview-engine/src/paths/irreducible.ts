/**
 * Returns a part of a list for which something is so that is so for the whole list, and of which nothing can be left out.
 * There may be smaller ones. The first are left out first: all at once if possible, else in halves.
 */
export function irreducible<T>(all: readonly T[], isSo: (some: readonly T[]) => boolean): readonly T[] {
  let left = all;
  const leaveOut = (some: readonly T[]): void => {
    if (some.length === 0) return;
    const gone = new Set(some);
    const others = left.filter((one) => !gone.has(one));
    if (isSo(others)) left = others;
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      leaveOut(some.slice(0, half));
      leaveOut(some.slice(half));
    }
  };
  // Again until nothing can go: what could not go before may be able to go without what went after it.
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    leaveOut(left);
  }
  return left;
}
