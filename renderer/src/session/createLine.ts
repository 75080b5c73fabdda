/**
 * A line in which calls are carried out one after another, in the order in which they came. The first one begins at
 * once, with what is there at that moment.
 */
export function createLine(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> | null = null;
  return async (act) => {
    const mine = last === null ? act() : last.then(act);
    const settled = mine.catch(() => undefined);
    last = settled;
    try {
      return await mine;
    } finally {
      if (last === settled) last = null;
    }
  };
}
