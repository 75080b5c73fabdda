import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../published/installed.ts';

const folder = join(root, '.github/actions/guides');
const command = join(root, 'packages/cli/bin/guide.mjs');
const guideOf = (text: string): string =>
  `${JSON.stringify({ title: 'Tea', studyGuide: [{ type: 'flat', title: '1', items: [{ text, type: 'open_ended' }] }] }, null, 2)}\n`;
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
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'guide-studio-action-'));
    git('init', '--quiet');
    write('tea.guide.json', guideOf('How do you drink tea?'));
    write('milk.guide.json', guideOf('Where do you buy milk?'));
    write('other.json', '{');
    write('bread.guide.json', guideOf('Which bread?'));
    base = commit();
    write('tea.guide.json', guideOf('How do you like your tea, @octocat?'));
    write(hostile, guideOf('New?'));
    write('--format=json.guide.json', guideOf('An option?'));
    rmSync(join(place, 'bread.guide.json'));
    commit();
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('checks every guide, and tells what changed since the pull request left its base, by file', () => {
    const checked = check({ GUIDES_BASE: base });
    expect(checked, checked.stderr).toMatchObject({ status: 0, output: 'changed=4\n' });
    for (const name of ['tea', 'milk', '--format=json']) expect(checked.stdout).toContain(`${name}.guide.json: valid`);
    expect(checked.stdout).not.toContain('other.json');
    expect(checked.report).toMatch(/^<!-- guide-studio -->\n/u);
    expect(checked.report).toMatch(/### `tea\.guide\.json`\n\n[^]*How do you like your tea/u);
    expect(checked.report).toContain('### `bread.guide.json`\n\nThis guide is removed.');
    expect(checked.report).toContain("### `a 'b' ](http:x) $(id).guide.json`\n\nThis guide is new.");
    expect(checked.report).not.toContain('milk');
    expect(checked.report, 'nobody is called').not.toMatch(/@(?=\w)/u);
    expect(checked.summary).toBe(checked.report);
  });

  it('fails for a wrong guide, and still tells what changed', () => {
    write('tea.guide.json', guideOf(''));
    commit();
    const checked = check({ GUIDES_BASE: base });
    expect(checked.status).toBe(1);
    expect(checked.report).toContain('tea');
    write('tea.guide.json', '{');
    commit();
    expect(check({ GUIDES_BASE: base }).report).toContain('It cannot be compared: ');
  });

  it('runs the checks that are asked for, lists them in the report, and fails as the worst of them', () => {
    const never = {
      type: 'open_ended',
      text: 'Why not?',
      conditional: {
        operator: 'and',
        criteria: [
          { type: 'searchParam', parameter: 'a', value: 'x' },
          { type: 'searchParam', parameter: 'a', value: 'y' },
        ],
      },
    };
    const study = {
      title: 'Tea',
      studyGuide: [{ type: 'flat', title: '1', items: [{ type: 'open_ended', text: 'Why?' }, never] }],
    };
    write('tea.guide.json', JSON.stringify(study));
    const tests = { tests: [{ name: 'A', expect: { hidden: ['Why?'] } }] };
    write('tea.guide.tests.json', `${JSON.stringify(tests, null, 2)}\n`);
    commit();
    const all = check({ GUIDES_BASE: base, GITHUB_ACTIONS: 'true', GUIDES_COMPLETES: '20' });
    expect(all.status).toBe(1);
    expect(all.report).toContain(
      '## Checks\n\n- ❌ `guide format`: A guide is not in canonical form: run `guide format`.\n- ✅ `guide validate`: fine\n- ❌ `guide test`: A test of a guide fails.\n',
    );
    expect(all.report).toMatch(/- (?:⚠️|✅) `guide paths`: .*\n- ✅ `guide forecast`: fine\n/u);
    expect(all.stdout).toContain('::group::guide forecast\n');
    expect(all.stdout).toMatch(/^::warning file=tea\.guide\.json,line=1,/mu);
    expect(check({ GUIDES_BASE: base, GUIDES_CHECKS: 'validate paths' })).toMatchObject({ status: 0 });
    expect(check({ GUIDES_CHECKS: 'lint' })).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('no check “lint”'),
    });
  });

  it('has hooks of pre-commit that run commands of this version', () => {
    const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as readonly {
      readonly entry: string;
      readonly files: string;
    }[];
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
    expect(hooks.map(({ entry }) => entry)).toEqual(
      ['format', 'validate', 'test'].map((name) => `npx --yes --package guide-studio@${version} guide ${name}`),
    );
    for (const { files } of hooks) expect('studies/a.guide.json').toMatch(new RegExp(files, 'u'));
  });

  it('tells nothing on a push, says if no guide matches, and how to get a base that is missing', () => {
    expect(check({})).toMatchObject({ status: 0, output: 'changed=0\n', summary: '' });
    const none = check({ GUIDES_FILES: 'studies/*.guide.json' });
    expect(none).toMatchObject({ status: 0, stdout: 'No guide matches studies/*.guide.json.\n' });
    const shallow = check({ GUIDES_BASE: 'f'.repeat(40) });
    expect(shallow).toMatchObject({ status: 2, stdout: expect.stringMatching(/^::error::.*fetch-depth: 0/u) });
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

  it('changes its own comment, makes one only for changes, and touches no other', () => {
    // In place of the program of the code host: it notes what it is asked, and knows the comments of `COMMENTS`.
    const bin = join(place, '.git', 'bin');
    mkdirSync(bin, { recursive: true });
    const script = '#!/bin/sh\necho "$@" >> "$ASKED"\ncase "$*" in *--paginate*) printf "%s" "$COMMENTS" ;; esac\n';
    writeFileSync(join(bin, 'gh'), script, { mode: 0o755 });
    const asked = join(place, '.git', 'asked');
    const comment = (comments: string, changed: string): readonly string[] => {
      rmSync(asked, { force: true });
      writeFileSync(join(place, '.git', 'report.md'), 'x');
      const env = {
        ...process.env,
        PATH: `${bin}:${process.env['PATH']}`,
        ASKED: asked,
        COMMENTS: comments,
        CHANGED: changed,
        GUIDES_REPORT: join(place, '.git', 'report.md'),
        GITHUB_REPOSITORY: 'a/b',
        PULL_REQUEST: '7',
      };
      expect(spawnSync('bash', [join(folder, 'comment.sh')], { env, encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
      return [...readFileSync(asked, 'utf8').matchAll(/--method (\w+ \S+)/gu)].map(([, call = '']) => call);
    };
    expect(comment('', '2')).toEqual(['POST repos/a/b/issues/7/comments']);
    expect(comment('', '0')).toEqual([]);
    expect(comment('5\n', '2')).toEqual(['PATCH repos/a/b/issues/comments/5']);
    expect(comment('5\n', '0')).toEqual(['PATCH repos/a/b/issues/comments/5']);
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
    expect(spawnSync('bash', ['-n', join(folder, 'comment.sh')]).status).toBe(0);
  });
});
