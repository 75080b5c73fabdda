import { expect, test } from 'vitest';
import { type CoveredFile, planOf } from './plan.mjs';

const mutant = { number: '7', file: 'packages/guide-core/src/rules/order.ts' };

/** A test file whose tests cost as given and reach the mutant. */
function reaching(file: string, costs: readonly number[], more: Partial<CoveredFile> = {}): CoveredFile {
  const tests = costs.map((cost, index) => ({ id: `${file} ${index}`, state: 'passed', cost }));
  return {
    file,
    alone: false,
    tests,
    static: {},
    perTest: Object.fromEntries(tests.map(({ id }) => [id, { 7: 1 }])),
    ...more,
  };
}

function filesOf(covered: readonly CoveredFile[], limit = 10_000) {
  return planOf(mutant, covered, limit).parts.map(({ file }) => file);
}

test("a mutant is tried with the test of its file, then its folder's, its package's, and then the cheapest", () => {
  const own = 'test/guide-core/rules/order.test.ts';
  const beside = 'test/guide-core/rules/other.test.ts';
  const near = 'test/guide-core/laws.test.ts';
  const [cheap, dear] = ['test/host/cheap.test.ts', 'test/cli/dear.test.ts'];
  const covered = [
    reaching(dear, [900]),
    reaching(cheap, [1]),
    reaching(near, [800]),
    reaching(beside, [800]),
    reaching(own, [1000]),
  ];
  expect(filesOf(covered)).toEqual([own, beside, near, cheap, dear]);
});

test('only tests that pass and reach the mutant run; all of a file that reaches it outside of its tests', () => {
  const tests = [
    { id: 'reaches', state: 'passed', cost: 1 },
    { id: 'reaches not', state: 'passed', cost: 1 },
    { id: 'fails', state: 'failed', cost: 1 },
  ];
  const perTest = { reaches: { 7: 2 }, 'reaches not': { 8: 1 }, fails: { 7: 1 } };
  const some = { file: 'test/a.test.ts', alone: false, tests, static: {}, perTest };
  expect(planOf(mutant, [some], 10_000)).toMatchObject({ parts: [{ ids: ['reaches'] }], hits: 2, left: 0 });
  const all = { ...some, static: { 7: 1 } };
  expect(planOf(mutant, [all], 10_000)).toMatchObject({ parts: [{ ids: ['reaches', 'reaches not'] }], hits: 3 });
  expect(planOf(mutant, [{ ...some, perTest: {} }], 10_000)).toMatchObject({ parts: [], left: 0 });
});

test('the cost of what runs stays below the limit, and files that are cut or left out are counted', () => {
  const covered = [reaching('test/a.test.ts', [100, 5000, 200]), reaching('test/b.test.ts', [4000])];
  const plan = planOf(mutant, covered, 1000);
  expect(plan.parts).toEqual([{ file: 'test/a.test.ts', ids: ['test/a.test.ts 0', 'test/a.test.ts 2'] }]);
  expect(plan).toMatchObject({ cost: 500, left: 2 });
});
