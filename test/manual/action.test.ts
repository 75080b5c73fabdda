import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../published/installed.ts';

const folder = join(root, '.github/actions/guides');
const command = join(root, 'packages/cli/bin/guide.mjs');
const guideOf = (text: string): string =>
  `${JSON.stringify({ title: 'Tea', studyGuide: [{ type: 'flat', title: '1', items: [{ type: 'open_ended', text }] }] }, null, 2)}\n`;
const hostile = 'a `b` ](http:x) $(id).guide.json';

let place: string;
let base: string;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: place, encoding: 'utf8' });
const commit = (): string => {
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD').trim();
};
const write = (name: string, text: string): void => writeFileSync(join(place, name), text);

/** Runs the script of the action, as the runner does. */
function check(env: NodeJS.ProcessEnv) {
  const [output, summary, report] = ['output', 'summary', 'report.md'].map((name) => join(place, '.git', name));
  for (const file of [output, summary, report]) if (file !== undefined) rmSync(file, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'guides.mjs')], {
    cwd: place,
    encoding: 'utf8',
    env: {
      ...process.env,
      GUIDES_COMMAND: command,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GUIDES_REPORT: report,
      ...env,
    },
  });
  const textOf = (file = ''): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  return { status, stdout, stderr, output: textOf(output), summary: textOf(summary), report: textOf(report) };
}

describe('the action that checks the guides of a repository', () => {
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'guide-studio-action-'));
    git('init', '--quiet');
    write('tea.guide.json', guideOf('How do you drink tea?'));
    write('milk.guide.json', guideOf('Where do you buy milk?'));
    write('other.json', '{');
    base = commit();
    write('tea.guide.json', guideOf('How do you like your tea?'));
    write(hostile, guideOf('New?'));
    commit();
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('checks every guide, and tells what changed since the base of the pull request', () => {
    const checked = check({ GUIDES_BASE: base });
    expect(checked, checked.stderr).toMatchObject({ status: 0, output: 'changed=2\n' });
    for (const name of ['tea', 'milk']) expect(checked.stdout).toContain(`${name}.guide.json: valid`);
    expect(checked.stdout).not.toContain('other.json');
    expect(checked.report).toContain('How do you like your tea?');
    expect(checked.report).not.toContain('milk');
    expect(checked.report).toContain("New: `a 'b' ](http:x) $(id).guide.json`");
    expect(checked.summary).toBe(checked.report);
  });

  it('fails for a wrong guide, and still tells what changed', () => {
    write('tea.guide.json', guideOf(''));
    commit();
    const checked = check({ GUIDES_BASE: base });
    expect(checked.status).toBe(1);
    expect(checked.report).toContain('tea');
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  it('tells nothing on a push, and says if no guide matches', () => {
    expect(check({})).toMatchObject({ status: 0, output: 'changed=0\n', summary: '' });
    const none = check({ GUIDES_FILES: 'studies/*.guide.json' });
    expect(none).toMatchObject({ status: 0, stdout: 'No guide matches studies/*.guide.json.\n' });
  });

  it('cuts a report that no comment could hold, and says so', () => {
    const many = Array.from({ length: 900 }, (_, at) => ({
      type: 'open_ended',
      text: `Question ${at}? ${'word '.repeat(20)}`,
    }));
    write(
      'tea.guide.json',
      `${JSON.stringify({ title: 'Tea', studyGuide: [{ type: 'flat', title: '1', items: many }] }, null, 2)}\n`,
    );
    commit();
    const { report } = check({ GUIDES_BASE: base });
    expect(report.length).toBeLessThan(65_000);
    expect(report).toMatch(/Run `guide diff` for all of it\.\n$/u);
  });

  it('declares every input that it uses, and puts none of them into a command line', () => {
    const text = readFileSync(join(folder, 'action.yml'), 'utf8');
    const action = parse(text) as {
      readonly inputs: object;
      readonly runs: {
        readonly using: string;
        readonly steps: readonly { readonly run: string; readonly shell: string }[];
      };
    };
    const used = [...text.matchAll(/inputs\.(\w+)/gu)].map(([, name = '']) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    expect(action.runs.using).toBe('composite');
    for (const { run, shell } of action.runs.steps) expect([run.includes('${{'), shell]).toEqual([false, 'bash']);
  });
});
