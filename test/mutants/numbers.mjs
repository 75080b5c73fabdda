/** Returns a source of whole numbers below its argument, the same for the same seed. */
export function numbersFrom(seed) {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Returns the values in an order that the seed gives. */
export function shuffled(values, below) {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
