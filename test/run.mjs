#!/usr/bin/env node
// npm test: every check of the project, in turn. npm run check (--fast): without bundles, browser, dead code,
// lint rules that need types, and the tests of test/slow.ts.
// The last line is "N passed, N failed": each check and each test counts as one. Skipped ones are on the line before.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.build', 'reports');
const isFast = process.argv.includes('--fast');
const quickTests = ['--project=quick', '--project=renderer'];
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, named again before the last line, where the end of a long log still shows it. */
const failures = [];

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Runs a tool of this project and shows its output. Returns true if it exits with 0. */
function runTool(title, command, args, env = {}) {
  process.stdout.write(`\n── ${title}: ${command} ${args.join(' ')}\n`);
  const started = Date.now();
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command);
  const { status, error } = spawnSync(command === 'node' ? process.execPath : bin, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error !== undefined) process.stdout.write(`${title} could not start: ${error.message}\n`);
  const isGood = status === 0;
  process.stdout.write(
    `── ${title}: ${isGood ? 'good' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return isGood;
}

function check(title, command, args) {
  const isGood = runTool(title, command, args);
  if (!isGood) failures.push(title);
  add(isGood ? { passed: 1 } : { failed: 1 });
}

/**
 * Counts a suite from its own report. A run that fails without a failed test (a file that does not load, an
 * error outside of tests, no report) counts as one failure.
 */
function suite(title, command, args, env, reportName, countsOf) {
  const report = join(reports, reportName);
  rmSync(report, { force: true });
  const isGood = runTool(title, command, args, env);
  let counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    process.stdout.write(`${title} left no report.\n`);
    counts.failed = 1;
  }
  if (!isGood && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) failures.push(...(counts.failures.length > 0 ? counts.failures : [title]));
  add(counts);
}

/** The failed tests of a report of vitest, each with its file and the first line of its error. */
function failuresOfUnit({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}

/** The failed specs of a report of Playwright, those that passed only at a second try among them. */
function failuresOfSuites(suites, above = '') {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const place = above === '' ? title : `${above} › ${title}`;
    const failed = specs.filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    );
    return [...failed.map((spec) => `${place} › ${spec.title}`), ...failuresOfSuites(below, place)];
  });
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}

mkdirSync(reports, { recursive: true });

check('format', 'biome', ['format', '.']);
check('lint', 'oxlint', [...(isFast ? [] : ['--type-aware']), '--deny-warnings']);
check('types', 'tsc', ['-b']);
if (!isFast) check('bundles', 'node', ['build/build.mjs']);
suite(
  'unit',
  'vitest',
  [
    'run',
    ...(isFast ? quickTests : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  {},
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOfUnit(report),
  }),
);
if (!isFast) {
  suite(
    'end to end',
    'playwright',
    ['test', '-c', 'test/e2e/playwright.config.ts'],
    { PLAYWRIGHT_REPORT_FILE: join(reports, 'playwright.json') },
    'playwright.json',
    ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures: failuresOfSuites(suites),
    }),
  );
  check('dead code', 'knip', []);
}

process.exitCode = total.failed === 0 ? 0 : 1;
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.stdout.write(`\n${total.skipped} skipped: see above\n${total.passed} passed, ${total.failed} failed\n`);
