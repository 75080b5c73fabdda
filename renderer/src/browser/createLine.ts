/** Returns a function that runs calls one after another, in order. The first one starts at once. */
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
