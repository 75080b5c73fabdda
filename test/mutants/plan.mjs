import { basename, dirname } from 'node:path';

/**
 * Returns which tests to run for a mutant: those that reach it, the test of its own file first and then the cheapest,
 * as long as they cost less than the limit together. `left` counts the files that are not run in full for that reason.
 */
export function planOf({ number, file }, covered, limit) {
  const own = ownTest(file);
  const reaching = covered
    .map((each) => partReaching(each, number))
    .filter((part) => part !== null)
    .toSorted((a, b) => nearness(b, own) - nearness(a, own) || a.cost - b.cost);
  const parts = [];
  let spent = 0;
  let left = 0;
  for (const part of reaching) {
    const fitting = withinLimit(part, limit - spent);
    if (fitting.tests.length < part.tests.length) left += 1;
    if (fitting.tests.length === 0) continue;
    spent += fitting.cost;
    parts.push(fitting);
  }
  return {
    parts: parts.map(({ file, tests }) => ({ file, ids: tests.map(({ id }) => id) })),
    cost: spent,
    left,
    hits: reaching.reduce((sum, { hits }) => sum + hits, 0),
  };
}

/** `packages/guide-core/src/rules/NAME.ts` is tested by `test/guide-core/rules/NAME.test.ts`, or in a folder above it. */
function ownTest(file) {
  return file
    .replace(/^packages\/([^/]+)\/src\//, 'test/$1/')
    .replace(/^renderer\/src\//, 'test/renderer/')
    .replace(/\.tsx?$/, '');
}

function nearness({ file }, own) {
  const [, part] = own.split('/');
  if (!file.startsWith(`test/${part}/`)) return 0;
  if (basename(file).startsWith(`${basename(own)}.test.`)) return 3;
  return dirname(file) === dirname(own) ? 2 : 1;
}

/** The tests of a file that reach the mutant; all of them if it is reached outside of a test, as when a module loads. */
function partReaching({ file, alone, tests, static: always, perTest }, number) {
  const using = tests.filter(
    ({ id, state }) => state === 'passed' && (always?.[number] > 0 || perTest[id]?.[number] > 0),
  );
  if (using.length === 0) return null;
  const hits = using.reduce((sum, { id }) => sum + (perTest[id]?.[number] ?? 0), always?.[number] ?? 0);
  // Milliseconds to load the file, which is more in a process of its own.
  const load = alone ? 800 : 200;
  return { file, load, tests: using, cost: costOf(load, using), hits };
}

function withinLimit(part, limit) {
  if (part.cost <= limit) return part;
  const tests = [];
  for (const test of part.tests.toSorted((a, b) => a.cost - b.cost)) {
    if (costOf(part.load, [...tests, test]) > limit) break;
    tests.push(test);
  }
  return { ...part, tests, cost: tests.length === 0 ? 0 : costOf(part.load, tests) };
}

function costOf(load, tests) {
  return tests.reduce((sum, { cost }) => sum + cost, load);
}
