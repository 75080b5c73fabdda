// Reads the reports that vitest and Playwright leave.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What a step or several came to. `failures` and `flaky` are names of tests; `skips` are names with the reason in them, one
 * for tests that are skipped together.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[], skips: string[] }}
 *   Counts
 */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], skips: [] });

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const sumOf = (all) =>
  all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      failures: [...sum.failures, ...each.failures],
      flaky: [...sum.flaky, ...each.flaky],
      skips: [...sum.skips, ...each.skips],
    }),
    noCounts(),
  );

/**
 * Counts the tests of a report. A run that fails without a failed test (a file that does not load, an error outside of
 * tests, no report) counts as one failure, under the title of the step.
 * @param {{ title: string, tool: string }} step
 * @param {boolean} isGood whether the tool exited with 0
 * @param {string} report path of the report
 * @param {string} root
 * @returns {Counts}
 */
export function countsOf({ title, tool }, isGood, report, root) {
  const failed = (why) => ({ ...noCounts(), failed: 1, failures: [`${title}: ${why}`] });
  let parsed;
  try {
    parsed = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return failed('it left no report');
  }
  const counts = tool === 'vitest' ? vitestCounts(parsed, root) : playwrightCounts(parsed);
  if (isGood || counts.failed > 0) return counts;
  return sumOf([counts, failed('an error outside of its tests; see above')]);
}

/** @returns {Counts} */
function vitestCounts(report, root) {
  const files = report.testResults.map(({ name, ...rest }) => ({ ...rest, file: relative(root, name) }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: files.flatMap(({ file, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return message === '' ? [] : [`${file}: ${firstLine(message)}`];
      return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
    }),
    flaky: [],
    skips: files.flatMap(({ file, assertionResults }) => {
      const skipped = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
      // The reason is in the title of what is skipped: a whole group, or a test of its own.
      const isWhole = (group) =>
        assertionResults.every((each) => each.ancestorTitles[0] !== group || skipped.includes(each));
      const named = ({ fullName, ancestorTitles: [group = ''] }) => (group !== '' && isWhole(group) ? group : fullName);
      return together(skipped.map((each) => `${file} › ${named(each)}`));
    }),
  };
}

/** @returns {Counts} */
function playwrightCounts({ stats, errors, suites }) {
  const specs = suites.flatMap((suite) => specsOf(suite));
  const named = (status) => specs.filter(({ tests }) => tests.some((each) => each.status === status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...named('unexpected').map(({ name }) => name), ...errors.map(({ message }) => firstLine(message))],
    flaky: named('flaky').map(({ name }) => name),
    skips: together(
      named('skipped').map(({ name, tests }) => {
        const why = tests.flatMap(({ annotations }) => annotations).find(({ description }) => description)?.description;
        return why === undefined ? name : `${name.split(' › ')[0]}: ${why}`;
      }),
    ),
  };
}

/** Returns the specs of a suite of Playwright and of those in it, each with its whole name. */
function specsOf({ title, specs = [], suites = [] }, above = '') {
  const place = above === '' ? title : `${above} › ${title}`;
  const own = specs.map((spec) => ({ name: `${place} › ${spec.title}`, tests: spec.tests }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite, place))];
}

/** Returns each name once, with how often it is there if that is more than once. */
function together(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count} tests)`));
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
