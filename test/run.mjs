#!/usr/bin/env node
// npm test: every law, contract and journey once. npm run check (--quick): what a person runs before a commit.
// npm run test:full (--full): the same laws at full size, in parts; `-- --part NAME` runs some of them, and a part that
// passed is not run again until something changed, or with `-- --again`.
// `-- --shuffle [SEED]` runs the unit tests in random order.
// The last line is "N passed, N failed": each check and each test counts as one.
import { parseArgs } from 'node:util';
import { sumOf } from './running/counts.mjs';
import { forgetResults, keepResult, keptResult, sourcesName } from './running/kept.mjs';
import { full, quick, usual } from './running/parts.mjs';
import { missingPrograms } from './running/programs.mjs';
import { runStep } from './running/runStep.mjs';

/** More specs than these that pass only at a second try fail the run. */
const mostFlaky = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: [] },
    shuffle: { type: 'boolean', default: false },
  },
});
const shuffle = values.shuffle ? Number(positionals[0] ?? Date.now() % 1_000_000) : null;
if (Number.isNaN(shuffle)) {
  process.stdout.write(`The seed of --shuffle is a number, not ${positionals[0]}.\n`);
  process.exit(2);
}

/** Runs groups of steps one after the other. */
async function run(groups, size) {
  const counts = [];
  for (const steps of groups) {
    const how = { isAlone: steps.length === 1, size, shuffle };
    counts.push(...(await Promise.all(steps.map((step) => runStep(step, how)))));
  }
  return sumOf(counts);
}

async function runFull() {
  const names = values.part.length > 0 ? values.part : Object.keys(full);
  const unknown = names.filter((name) => !(name in full));
  if (unknown.length > 0) {
    process.stdout.write(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(full).join(', ')}\n`);
    process.exit(2);
  }
  if (values.again) forgetResults();
  const all = [];
  for (const name of names) {
    const kept = keptResult(name);
    const started = Date.now();
    const sources = sourcesName();
    const counts = kept?.counts ?? (await run(full[name], 'full'));
    const seconds = kept?.seconds ?? (Date.now() - started) / 1000;
    if (kept === null) keepResult(name, sources, counts, seconds);
    all.push({ name, counts, seconds, isKept: kept !== null });
  }
  process.stdout.write('\nparts:\n');
  for (const { name, counts, seconds, isKept } of all) {
    const note = isKept ? ' (passed before; --again runs it again)' : '';
    process.stdout.write(
      `  ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(0)} s${note}\n`,
    );
  }
  return sumOf(all.map(({ counts }) => counts));
}

function list(title, names) {
  if (names.length > 0) process.stdout.write(`\n${title}:\n${names.map((name) => `  ${name}\n`).join('')}`);
}

if (shuffle !== null) process.stdout.write(`Random order: --shuffle ${shuffle}\n`);
const total = values.full ? await runFull() : await run(values.quick ? quick : usual, 'usual');
const tooFlaky = total.flaky.length > mostFlaky;
const failures = tooFlaky ? [...total.failures, `more than ${mostFlaky} specs are flaky`] : total.failures;
const failed = total.failed + (tooFlaky ? 1 : 0);
process.exitCode = failed === 0 ? 0 : 1;

list(
  'not on this machine (its tests are skipped)',
  values.quick ? [] : missingPrograms(values.full ? 'full' : 'usual').map((each) => `${each.package}: ${each.use}`),
);
list(`${total.skipped} skipped`, total.skips);
list('failed', failures);
for (const name of total.flaky) process.stdout.write(`flaky: ${name}\n`);
process.stdout.write(`\n${total.passed} passed, ${failed} failed\n`);
