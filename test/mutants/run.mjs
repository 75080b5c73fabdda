#!/usr/bin/env node
// npm run mutants -- N: tries the first N drawn mutants (all of them without N) and prints which share the tests find.
//   --limit SECONDS  processor time of the tests of one mutant (10)
//   --only A,B       only the mutants of these lines of drawn.jsonl, counted from 1
//   --workers NUMBER processes (one for each processor)
//   --fresh          forgets what an earlier run has found
// It may be ended at any time and goes on where it was. docs/decisions/building.md says why it is made this way.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, root, textOf } from './areas.mjs';
import { findMutants } from './find.mjs';
import { loadedBy } from './imports.mjs';
import { planOf } from './plan.mjs';
import { openSession } from './process.mjs';
import { instrumented } from './stryker.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '10' },
    only: { type: 'string' },
    fresh: { type: 'boolean' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const limit = Number(options.limit) * 1000;
const folder = join(root, '.build/mutants');
const list = join(root, 'test/mutants/drawn.jsonl');
// They run the built programs, which have no mutants in them, or start browsers.
const outOfReach = /^test\/(published|manual|electron|architecture)\//;

// A test file that takes longer, in milliseconds, is of no use here.
const longest = 300_000;
const noModule = { tests: [], errors: ['did not run'], reached: {} };

const state = sourceState();
if (options.fresh || stored('state') !== state) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  store('state', state);
}
const mutants = await prepare();
const covered = await coverage();
const results = await tryAll(chosen());
report(results);

/** What the results depend on: the commit, what differs from it, and the list of mutants. */
function sourceState() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const changes = git('diff', 'HEAD', '--', 'packages', 'renderer', 'test', ':!test/mutants');
  return hashOf(`${git('rev-parse', 'HEAD')}${changes}${readFileSync(list, 'utf8')}`);
}

async function prepare() {
  const made = stored('prepared');
  if (made) return made.mutants;
  note('Finding the mutants in the sources');
  const drawn = readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = await findMutants(drawn);
  const { files, numbers } = await instrumented(found, textOf);
  const mutants = found.map((mutant, index) => ({ ...mutant, number: numbers[index] }));
  const lost = mutants.filter(({ number }) => number === undefined);
  if (lost.length > 0) throw new Error(`No switch for ${lost.map(({ file }) => file).join(', ')}`);
  store('prepared', { hash: hashOf(JSON.stringify(files)), mutants, files });
  return mutants;
}

/** Runs each test file once without a mutant, and returns which mutants each of its tests reaches. */
async function coverage() {
  if (!stored('covered')) {
    const known = new Set(storedLines('coverage').map(({ file }) => file));
    const files = (await testFiles()).filter(({ file }) => !known.has(file) && !outOfReach.test(file));
    await each('cover', pieces(files), async (session, together, index, count) => {
      note(`Test files, piece ${index + 1} of ${count}: ${together[0].file}${together.length > 1 ? ' …' : ''}`);
      const started = Date.now();
      const answer = await session.ask({ tests: together.map(({ file }) => ({ file })) }, longest * together.length);
      const took = Date.now() - started;
      for (const file of together) add('coverage', coverageOf(file, answer, took / together.length));
    });
    store('covered', true);
  }
  return withLoaded(storedLines('coverage'));
}

/** Files that share their modules run together, which halves their time. */
function pieces(files) {
  const sharing = files.filter(({ alone }) => !alone);
  const result = [];
  for (let start = 0; start < sharing.length; start += 10) result.push(sharing.slice(start, start + 10));
  return [...result, ...files.filter(({ alone }) => alone).map((file) => [file])];
}

function coverageOf({ file, alone }, answer, took) {
  if (typeof answer === 'string') return { file, alone, took, tests: [], errors: [answer] };
  const { tests, errors, reached } = answer.modules.find((module) => module.file === file) ?? noModule;
  return {
    file,
    alone,
    took,
    // A file with an error of its own would seem to find every mutant.
    tests: errors.length > 0 ? [] : tests.map((test) => costed(test, reached.cpu)),
    static: reached.static ?? {},
    perTest: reached.perTest ?? {},
    errors: [...errors, ...answer.errors],
  };
}

/** The cost of a test is its processor time, since the machine may be busy; a test that waits costs an eighth of its time. */
function costed({ id, name, state, ms }, cpu) {
  return { id, name, state, cost: Math.max(cpu?.[id] ?? 0, Math.round(ms / 8)) };
}

/**
 * A mutant in code that runs when its module loads is reached by each test file that loads the module; of the files that
 * share modules only the first one notes it.
 */
function withLoaded(files) {
  const loading = new Set(files.flatMap((each) => Object.keys(each.static ?? {})));
  const ofFile = new Map();
  for (const { file, number } of mutants)
    if (loading.has(number)) ofFile.set(file, [...(ofFile.get(file) ?? []), number]);
  return files.map((each) => {
    const loaded = [...loadedBy(each.file)].flatMap((file) => ofFile.get(file) ?? []);
    return { ...each, static: { ...Object.fromEntries(loaded.map((number) => [number, 1])), ...each.static } };
  });
}

function chosen() {
  if (options.only === undefined) return mutants.slice(0, Number(positionals[0] ?? mutants.length));
  const lines = options.only.split(',').map(Number);
  return lines.map((line) => mutants[line - 1]);
}

async function tryAll(wanted) {
  const known = new Map(storedLines('results').map((result) => [`${result.index} ${result.limit}`, result]));
  const open = wanted.filter(({ index }) => !known.has(`${index} ${limit}`));
  await each('try', open, async (session, mutant, index, count) => {
    note(`Mutant ${index + 1} of ${count}: ${mutant.file}`);
    const result = add('results', { index: mutant.index, limit, ...(await tryOne(session, mutant)) });
    known.set(`${mutant.index} ${limit}`, result);
  });
  return wanted.map((mutant) => ({ ...mutant, ...known.get(`${mutant.index} ${limit}`) }));
}

async function tryOne(session, mutant) {
  const { parts, cost, left, hits } = planOf(mutant, covered, limit);
  const started = Date.now();
  const end = (status, more) => ({ status, ms: Date.now() - started, left, ...more });
  if (parts.length === 0) return end(left > 0 ? 'survived' : 'no coverage');
  // The first file alone finds most of them.
  for (const tests of [parts.slice(0, 1), parts.slice(1)]) {
    if (tests.length === 0) continue;
    const answer = await session.ask({ tests, number: mutant.number, hits }, 60_000 + cost * 10);
    if (answer === 'late') return end('timed out');
    if (answer === 'ended') return end('killed', { by: 'the end of the process' });
    const failed = answer.modules.flatMap((module) => module.tests).find((test) => test.state === 'failed');
    if (failed) return end(endless(failed) ? 'timed out' : 'killed', { by: failed.name });
    const error = [...answer.modules.flatMap((module) => module.errors), ...answer.errors][0];
    if (error !== undefined) return end('killed', { by: `${tests[0].file}: ${error}` });
  }
  return end('survived');
}

function endless({ errors }) {
  return errors?.some((error) => error.includes('Hit count limit reached'));
}

async function testFiles() {
  const session = openSession('cover');
  const files = await session.files();
  session.close();
  return files;
}

/** Does the work on each job, in as many processes as wanted. */
async function each(mode, jobs, work) {
  const waiting = [...jobs.entries()];
  const worker = async () => {
    const session = openSession(mode);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, job] = next;
      await work(session, job, index, jobs.length);
    }
    session.close();
  };
  await Promise.all(Array.from({ length: Math.min(Number(options.workers), jobs.length) }, worker));
}

function report(results) {
  const rows = [...areas.map(({ name }) => name), 'all'].map((name) => {
    const of = results.filter(({ area }) => name === 'all' || area === name);
    const count = (status) => of.filter((result) => result.status === status).length;
    const found = count('killed') + count('timed out');
    return {
      package: name,
      mutants: of.length,
      killed: count('killed'),
      'timed out': count('timed out'),
      survived: count('survived'),
      'of these cut short': of.filter(({ status, left }) => status === 'survived' && left > 0).length,
      'no coverage': count('no coverage'),
      share: of.length === 0 ? '–' : `${((100 * found) / of.length).toFixed(1)} %`,
      replaced: of.filter(({ instead }) => instead).length,
    };
  });
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ limit, rows, results }, null, 2));
  const heads = Object.keys(rows[0]);
  const lines = [heads, ...rows.map((row) => Object.values(row).map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) process.stdout.write(`${line.map((text, i) => text.padEnd(widths[i])).join('  ')}\n`);
  process.stdout.write(`Each mutant: ${path}\n`);
}

function note(text) {
  process.stderr.write(`${text}\n`);
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function stored(name) {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function store(name, value) {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
}

function storedLines(name) {
  const path = join(folder, `${name}.jsonl`);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
}

function add(name, value) {
  appendFileSync(join(folder, `${name}.jsonl`), `${JSON.stringify(value)}\n`);
  return value;
}
