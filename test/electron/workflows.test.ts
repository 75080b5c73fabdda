import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countStart } from '../../electron/src/safeStart.ts';
import { unsigned } from '../../tools/packaging/signing.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const errorsIn = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

describe.each(workflows)('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8');
  const commands = [...content.matchAll(/^\s*(?:- )?run: (.+)$/gmu)].flatMap(([, line = '']) => line.split(' && '));

  test('is valid by the schema of GitHub, which finds errors', () => {
    expect(errorsIn(name, content)).toEqual([]);
    expect(errorsIn(name, content.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    expect(errorsIn(name, content.replace('matrix.system', 'matrx.system')).length).toBe(
      content.includes('matrix.system') ? 1 : 0,
    );
  });

  test('runs scripts of the project that are there', () => {
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) expect(whatIsMissing(command), command).toBeNull();
    expect(whatIsMissing('npm run nothing')).not.toBeNull();
    expect(whatIsMissing('node tools/packaging/nothing.mjs')).not.toBeNull();
    expect(whatIsMissing('curl example.org')).not.toBeNull();
  });

  test('installs what its scripts need, in each job', () => {
    const jobs = content.slice(content.indexOf('\njobs:')).split(/\n {2}(?=\w+:\n)/u);
    for (const job of jobs.filter((each) => /run: (?:npm run|npx|node |xvfb-run)/u.test(each))) {
      expect(job.indexOf('npm ci'), job.slice(0, 60)).toBeGreaterThan(-1);
      expect(job.indexOf('npm ci')).toBeLessThan(job.search(/run: (?:npm run|npx|node |xvfb-run)/u));
    }
  });

  test('uses each action at a commit, because tags can move, and may only read unless it says so', () => {
    const used = [...content.matchAll(/uses: (\S+)(.*)$/gmu)].filter(([, action = '']) => !action.startsWith('./'));
    for (const [line] of used) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
    expect(content).toMatch(/^permissions:\n {2}contents: read$/mu);
  });
});

/** Returns what a command needs and the project does not have; null if nothing. */
function whatIsMissing(command: string): string | null {
  const words = command.replace(/^(?:sudo |xvfb-run --auto-servernum )/u, '').split(' ');
  const [program = '', first = '', second = ''] = words;
  if (existsSync(join(root, program)) && program.startsWith('.')) return null;
  if (program === 'node') return existsSync(join(root, first)) ? null : first;
  if (program === 'npm' && first === 'run') return second in scripts ? null : second;
  if (program === 'npx') return existsSync(join(root, 'node_modules', '.bin', first)) ? null : first;
  return ['npm ci', 'apt-get update', 'apt-get install', 'sysctl -w', 'gh release'].includes(`${program} ${first}`)
    ? null
    : program;
}

describe('the scripts of a release', () => {
  let out = '';
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'guide-studio-release-'));
  });
  afterEach(() => rmSync(out, { recursive: true, force: true }));
  /** `LAUNCH_PATIENCE_MS`: how long a start of the application may take. */
  const run = (script: string, ...parameters: readonly string[]) => runWithin(60_000, script, ...parameters);
  const runWithin = (patienceMs: number, script: string, ...parameters: readonly string[]) => {
    const env = { ...process.env, LAUNCH_PATIENCE_MS: String(patienceMs) };
    return spawnSync(process.execPath, [join(root, 'tools', 'packaging', script), ...parameters], {
      encoding: 'utf8',
      env,
    });
  };

  test('the checksums are those that sha256sum reads', () => {
    writeFileSync(join(out, 'b.deb'), 'b');
    writeFileSync(join(out, 'a.deb'), 'a');
    writeFileSync(join(out, 'list.cdx.json'), '{}');
    for (let times = 0; times < 2; times += 1) expect(run('checksums.mjs', out).status).toBe(0);
    const lines = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines).toContain(`${createHash('sha256').update('a').digest('hex')}  a.deb`);
    expect(run('checksums.mjs', join(out, 'none')).stderr).toContain('Name a folder');
  });

  test('a launch is good only when the page says that it works', () => {
    const script = join(out, 'program.cjs');
    const write = (code: string) =>
      writeFileSync(script, `const { mkdirSync, writeFileSync } = require('node:fs'); ${code}`);
    const launch = () => run('launch.mjs', process.execPath, script);
    // What the application itself writes at its start, and when its page works.
    const count = countStart(out);
    const written = () => JSON.stringify(readFileSync(join(out, 'starts.json'), 'utf8'));
    const begun = written();
    count.succeeded();
    const worked = written();
    const starts = (text: string) =>
      `const home = process.env.GUIDE_STUDIO_HOME + '/window'; mkdirSync(home); writeFileSync(home + '/starts.json', ${text});`;
    write(`${starts(worked)} setInterval(() => {}, 1000);`);
    expect(launch()).toMatchObject({ status: 0, stdout: expect.stringContaining('starts, and its page works') });
    write(`${starts(begun)} setInterval(() => {}, 1000);`);
    const late = runWithin(2000, 'launch.mjs', process.execPath, script);
    expect(late).toMatchObject({ status: 1, stderr: expect.stringContaining('did not answer in time') });
    write('process.exit(3);');
    expect(launch()).toMatchObject({ status: 1, stderr: expect.stringContaining('it ended with code 3') });
    expect(run('launch.mjs', join(out, 'nothing')).stderr).toContain('did not start');
  });

  const release = join(root, 'release');
  const isPacked = existsSync(release) && readdirSync(release).length > 0;
  test.skipIf(isPacked)('without packages (skipped if there are some) they say what to run first', () => {
    for (const script of ['launch.mjs', 'collect.mjs']) {
      expect(run(script)).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run package') });
    }
  });

  test('what is not signed says so, and how to change that', () => {
    expect(unsigned({}, 'linux')).toEqual([]);
    expect(unsigned({}, 'win32')).toEqual([
      'The packages are not signed, so Windows warns of them at the first start. To change that, set CSC_LINK, CSC_KEY_PASSWORD.',
    ]);
    expect(unsigned({ CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' }, 'darwin')).toEqual([
      expect.stringContaining('not notarized'),
    ]);
  });
});
