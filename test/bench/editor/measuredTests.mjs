/**
 * Returns the text of a tests file for a measured guide of that many items: 200 tests, each with 20 answers, its outcome
 * and ten questions. One in ten fails.
 */
export function measuredTests(items) {
  const tests = Array.from({ length: 200 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `Test ${at + 1}`,
    answers: Object.fromEntries(spread(items / 5, 20, at).map((place) => [`q${place * 5}`, ['Answer 3']])),
    expect: {
      outcome: at % 10 === 0 ? 'screened_out' : 'complete',
      shown: spread(items / 5, 10, at + 7).map((place) => `q${place * 5}`),
    },
  }));
  return `${JSON.stringify({ tests }, null, 2)}\n`;
}

/** Returns `count` different places below `length`, evenly apart. */
function spread(length, count, first) {
  const step = Math.floor(length / count);
  return Array.from({ length: count }, (_, at) => (first + at * step) % length);
}
