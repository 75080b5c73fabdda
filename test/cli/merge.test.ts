import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { mediaAddress } from '@guide-studio/guide-core/media';
import { merge, readConflictMarkers } from '@guide-studio/guide-core/merge';
import { describe, expect, it } from 'vitest';
import { replaceFile } from '../../packages/cli/src/merging/replaceFile.ts';
import { pngFile } from '../media/files.ts';
import { makeHostile } from '../host/hostileRepository.ts';
import { guide, root, temporaryFolder } from './guide.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
const whyNoGit = hasGit ? '' : ' (skipped: git is not installed)';

interface Texts {
  readonly first?: string;
  readonly second?: string;
  readonly title?: string;
}

/** A guide with adjacent questions, in which a merge line by line would find conflicts. */
function textOf({ first = 'How was it?', second = 'Why?', title = 'A study' }: Texts = {}): string {
  const items = [first, second].map((text) => ({ text, type: 'open_ended' }));
  return canonicalText({ title, studyGuide: [{ type: 'flat', title: 'Part', items }] });
}

/** The path without the commands of installed packages, such as `guide`. */
const pathWithoutPackages = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  return cwd;
}

function git(cwd: string, ...words: readonly (string | Readonly<Record<string, string>>)[]) {
  const args = words.filter((word) => typeof word === 'string');
  const env = Object.assign({}, ...words.filter((word) => typeof word !== 'string')) as Record<string, string>;
  const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...env },
  });
  return { status, out: stdout, err: stderr };
}

/** A repository with one guide, changed differently on `main` and `friend`, and the driver installed. */
async function repository(base: string, ours: string, theirs: string, name = 'a.guide.json'): Promise<string> {
  const cwd = folderWith({ [name]: base });
  const write = (text: string) => writeFileSync(join(cwd, name), text);
  git(cwd, 'init', '-q', '-b', 'main');
  expect(await guide(['merge-driver', 'install'], { cwd })).toMatchObject({ code: 0, err: '' });
  git(cwd, 'add', '--', '.gitattributes', name);
  git(cwd, 'commit', '-q', '-m', 'base');
  git(cwd, 'checkout', '-q', '-b', 'friend');
  write(theirs);
  git(cwd, 'commit', '-q', '-a', '-m', 'theirs');
  git(cwd, 'checkout', '-q', 'main');
  write(ours);
  git(cwd, 'commit', '-q', '-a', '-m', 'ours');
  return cwd;
}

describe('guide diff', () => {
  it('ends with 0 for guides that say the same, however they are written', async () => {
    const cwd = folderWith({ 'a.json': textOf(), 'b.json': JSON.stringify(JSON.parse(textOf())) });
    expect(await guide(['diff', 'a.json', 'b.json'], { cwd })).toMatchObject({ code: 0, out: 'No differences.\n' });
  });

  it('reports what changed, and exits with 1', async () => {
    const cwd = folderWith({ 'a.json': textOf(), 'b.json': textOf({ first: 'How was it today?' }) });
    const text = await guide(['diff', 'a.json', 'b.json'], { cwd });
    expect(text.code).toBe(1);
    expect(text.out).toContain('Q1 now reads “How was it today?” instead of “How was it?”.');
    const markdown = await guide(['diff', 'a.json', 'b.json', '--format', 'markdown'], { cwd });
    expect(markdown.out).toContain('## Part\n\n- Q1 now reads *How was it today?* instead of *How was it?*. (wording)');
    const json = await guide(['diff', 'a.json', 'b.json', '--format', 'json'], { cwd });
    expect(JSON.parse(json.out)).toMatchObject([{ code: 'textChanged', impact: 'wording', kind: 'item' }]);
  });

  it('ends with 2 for what cannot be compared', async () => {
    const cwd = folderWith({ 'a.json': textOf(), 'broken.json': '{' });
    for (const args of [
      ['a.json'],
      ['a.json', 'missing.json'],
      ['a.json', 'broken.json'],
      ['a.json', 'a.json', '--git'],
      ['a.json', 'a.json', 'a.json'],
    ]) {
      const { code, err } = await guide(['diff', ...args], { cwd });
      expect(code).toBe(2);
      expect(err.trim()).not.toBe('');
    }
  });

  it.skipIf(!hasGit)(`compares a file with a revision${whyNoGit}`, async () => {
    const cwd = await repository(textOf(), textOf({ first: 'Ours' }), textOf());
    expect(await guide(['diff', 'a.guide.json', '--git'], { cwd })).toMatchObject({ code: 0 });
    const older = await guide(['diff', 'a.guide.json', '--git', 'HEAD~1'], { cwd });
    expect(older).toMatchObject({ code: 1, err: '' });
    expect(older.out).toContain('Q1 now reads “Ours”');
    expect(await guide(['diff', 'a.guide.json', '--git', 'nowhere'], { cwd })).toMatchObject({ code: 2, out: '' });
  });

  /** Guides in a folder: one the same, one changed, one new and one deleted since the commit. */
  function committed(): string {
    const cwd = folderWith({
      'guides/changed.guide.json': textOf(),
      'guides/de/same.guide.json': textOf(),
      'guides/old.guide.json': textOf(),
    });
    for (const words of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'base'],
    ])
      git(cwd, ...words);
    writeFileSync(join(cwd, 'guides/changed.guide.json'), textOf({ first: 'How was it today?' }));
    writeFileSync(join(cwd, 'guides/new.guide.json'), textOf());
    rmSync(join(cwd, 'guides/old.guide.json'));
    return cwd;
  }

  it.skipIf(!hasGit)(
    `compares the guides of a folder with a revision, and names those that differ${whyNoGit}`,
    async () => {
      const cwd = committed();
      const [changed, same, added, old] = ['changed', 'de/same', 'new', 'old'].map((name) =>
        join('guides', `${name}.guide.json`),
      );
      const sentence = 'Q1 now reads “How was it today?” instead of “How was it?”.';
      expect(await guide(['diff', 'guides', '--git'], { cwd })).toEqual({
        code: 1,
        out: `${changed}\n1 change: 1 wording\n\nPart\n  [wording] ${sentence}\n\n${added}\nThis guide is new: HEAD does not have it.\n\n${old}\nThis guide is deleted: HEAD has it.\n`,
        err: '',
      });
      const markdown = await guide(['diff', 'guides', '--git', '--format', 'markdown'], { cwd });
      expect(markdown.out).toMatch(
        /^# .*changed\.guide\.json\n\n1 change: 1 wording\n\n## Part\n\n- Q1 now reads \*How was it today\?\*/u,
      );
      const json = await guide(['diff', 'guides', '--git', '--format', 'json'], { cwd });
      expect([json.code, json.err, JSON.parse(json.out)]).toEqual([
        1,
        '',
        [
          { file: changed, state: 'changed', changes: [expect.objectContaining({ code: 'textChanged' })] },
          { file: same, state: 'same', changes: [] },
          { file: added, state: 'new', changes: [] },
          { file: old, state: 'deleted', changes: [] },
        ],
      ]);
      // Of one file the list is that of its changes.
      const one = await guide(['diff', changed ?? '', '--git', '--format', 'json'], { cwd });
      expect(JSON.parse(one.out)).toMatchObject([{ code: 'textChanged' }]);
      git(cwd, 'rm', '-q', '-r', '--cached', 'guides');
      rmSync(join(cwd, 'guides'), { recursive: true });
      mkdirSync(join(cwd, 'guides'));
      const emptied = await guide(['diff', 'guides', '--git'], { cwd });
      expect([emptied.code, emptied.err, emptied.out.match(/is deleted/gu)?.length]).toEqual([1, '', 3]);
      writeFileSync(join(cwd, 'a.guide.json'), textOf());
      expect(await guide(['diff', 'guides', 'a.guide.json', '--git'], { cwd })).toMatchObject({ code: 1, err: '' });
    },
  );

  it.skipIf(!hasGit)(`compares several files and patterns with a revision${whyNoGit}`, async () => {
    const cwd = committed();
    const diff = async (...args: readonly string[]) => await guide(['diff', ...args], { cwd });
    expect(await diff('guides/de', '--git')).toEqual({ code: 0, out: 'No differences.\n', err: '' });
    const files = await diff('guides/de/same.guide.json', 'guides/changed.guide.json', '--git', 'HEAD');
    expect([files.code, files.err]).toEqual([1, '']);
    expect(files.out).toMatch(/^guides\/changed\.guide\.json\n1 change/u);
    const pattern = await diff('guides/*.guide.json', '--git');
    expect([pattern.code, pattern.out.match(/\.guide\.json$/gmu)?.length]).toEqual([1, 2]);
    writeFileSync(join(cwd, 'guides/de/broken.guide.json'), '{');
    const broken = await diff('guides/de', 'guides/changed.guide.json', '--git');
    expect(broken).toMatchObject({ code: 2, out: expect.stringContaining('1 change') });
    expect(broken.err).toMatch(/^guides.de.broken\.guide\.json:1:2: [^\n]*\n$/u);
  });

  it.skipIf(!hasGit)(`says in one true sentence what it cannot compare${whyNoGit}`, async () => {
    const cwd = committed();
    mkdirSync(join(cwd, 'empty'));
    for (const [args, sentence] of [
      [['guides', '--git', 'nowhere'], /^guides in nowhere: git said: .+/u],
      [['empty', '--git'], /^empty: this is a folder without guide files\./u],
      [['guides', 'guides'], /^guides: this is a folder, and one file is needed here, such as guides.changed\./u],
      [['-', '--git'], /^--git compares files\. Name files, not standard input\.\n$/u],
      [
        ['guides/new.guide.json', '--git', 'a.json'],
        /^a\.json is not a revision: .* Write the files before --git\.\n$/u,
      ],
      [['a.json', 'b.json', 'c.json'], /^Specify two files, or any number with --git/u],
    ] as const) {
      const { code, out, err } = await guide(['diff', ...args], { cwd });
      expect([code, out], err).toEqual([2, '']);
      expect(err).toMatch(sentence);
    }
  });
});

describe.skipIf(!hasGit)(`a repository that names programs${whyNoGit}`, () => {
  async function hostile() {
    const cwd = folderWith({ 'a.guide.json': textOf() });
    for (const words of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'base'],
    ])
      git(cwd, ...words);
    const made = makeHostile(cwd);
    made.git('log', '-p');
    expect(made.hasRun()).toBe(true);
    return { ...made, cwd };
  }

  it('runs none of them when a file is compared with a revision', async () => {
    const { cwd, hasRun, lose } = await hostile();
    const { code } = await guide(['diff', 'a.guide.json', '--git'], { cwd });
    expect([code, hasRun()]).toEqual([0, false]);
    lose('a.guide.json');
    const { code: unread, err } = await guide(['diff', 'a.guide.json', '--git'], { cwd });
    expect([unread, hasRun()]).toEqual([2, false]);
    expect(err).toContain('a.guide.json in HEAD: git said: ');
  });

  it('runs none of them when the merge driver is installed, used and uninstalled', async () => {
    const { cwd, hasRun } = await hostile();
    const broken = { 'o.json': '{', 'b.json': '{ ', 't.json': '{  ' };
    for (const [name, text] of Object.entries(broken)) writeFileSync(join(cwd, name), text);
    for (const [code, ...args] of [
      [0, 'install'],
      [1, 'run', 'b.json', 'o.json', 't.json', 'a.guide.json'],
      [0, 'uninstall'],
    ] as const) {
      expect((await guide(['merge-driver', ...args], { cwd })).code).toBe(code);
      expect(hasRun()).toBe(false);
    }
  });
});

describe('guide merge', () => {
  it('contains the changes of both sides', async () => {
    const cwd = folderWith({
      'b.json': textOf(),
      'o.json': textOf({ first: 'Ours' }),
      't.json': textOf({ second: 'Theirs' }),
    });
    expect(await guide(['merge', 'b.json', 'o.json', 't.json', '-o', 'm.json'], { cwd })).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(join(cwd, 'm.json'), 'utf8')).toBe(textOf({ first: 'Ours', second: 'Theirs' }));
    const printed = await guide(['merge', 'b.json', 'o.json', 't.json'], { cwd });
    expect(printed.out).toBe(textOf({ first: 'Ours', second: 'Theirs' }));
  });

  it('replaces no file of others unless it is told to, and keeps that file', async () => {
    const [base, ours, theirs] = [textOf(), textOf({ first: 'Ours' }), textOf({ second: 'Theirs' })];
    const cwd = folderWith({ 'b.json': base, 'o.json': ours, 't.json': theirs });
    const refused = await guide(['merge', 'b.json', 'o.json', 't.json', '-o', 'o.json'], { cwd });
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('o.json: this is not what the command wrote'),
    });
    expect(readFileSync(join(cwd, 'o.json'), 'utf8')).toBe(ours);
    const forced = await guide(['merge', 'b.json', 'o.json', 't.json', '-o', 'o.json', '--force'], { cwd });
    expect(forced).toMatchObject({ code: 0, out: 'o.kept-1.json: has what was there before\n' });
    expect(readFileSync(join(cwd, 'o.kept-1.json'), 'utf8')).toBe(ours);
    expect(readFileSync(join(cwd, 'o.json'), 'utf8')).toBe(textOf({ first: 'Ours', second: 'Theirs' }));
  });

  it('names conflicts, marks them, and ends with 1', async () => {
    const cwd = folderWith({
      'b.json': textOf(),
      'o.json': textOf({ first: 'Ours' }),
      't.json': textOf({ first: 'Theirs' }),
    });
    const { code, err } = await guide(['merge', 'b.json', 'o.json', 't.json', '-o', 'm.json'], { cwd });
    expect(code).toBe(1);
    expect(err).toContain('m.json: 1 conflict to decide');
    const sides = readConflictMarkers(readFileSync(join(cwd, 'm.json'), 'utf8'));
    expect(sides).toMatchObject({
      ours: textOf({ first: 'Ours' }),
      theirs: textOf({ first: 'Theirs' }),
      base: textOf(),
    });
  });

  it('writes nothing when a side is no guide', async () => {
    const cwd = folderWith({ 'b.json': textOf(), 'o.json': '{', 't.json': textOf() });
    expect(await guide(['merge', 'b.json', 'o.json', 't.json', '-o', 'm.json'], { cwd })).toMatchObject({ code: 2 });
    expect(existsSync(join(cwd, 'm.json'))).toBe(false);
  });
});

describe.skipIf(!hasGit)(`guide merge-driver${whyNoGit}`, () => {
  it('lets git merge what it could not merge by lines', async () => {
    const [base, ours, theirs] = [textOf(), textOf({ first: 'Ours' }), textOf({ second: 'Theirs', title: 'B' })];
    const cwd = await repository(base, ours, theirs);
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, 'a.guide.json'), 'utf8')).toBe(
      textOf({ first: 'Ours', second: 'Theirs', title: 'B' }),
    );
  });

  it('stops with readable conflicts that can be taken apart and merged again', async () => {
    const cwd = await repository(textOf(), textOf({ first: 'Ours' }), textOf({ first: 'Theirs', second: 'Why not?' }));
    const merged = git(cwd, 'merge', '-q', 'friend');
    expect(merged.status).toBe(1);
    expect(merged.err).toContain('a.guide.json: 1 conflict to decide');
    const sides = readConflictMarkers(readFileSync(join(cwd, 'a.guide.json'), 'utf8'));
    expect(sides?.conflicts).toBe(1);
    expect(sides?.labels.theirs).toBe('friend');
    const guideOf = (text: string | null | undefined) => JSON.parse(text ?? 'null') as JsonObject;
    const again = merge({ base: guideOf(sides?.base), ours: guideOf(sides?.ours), theirs: guideOf(sides?.theirs) });
    expect(again.conflicts.map(({ code, field }) => [code, field])).toEqual([['field', 'text']]);
    expect(canonicalText(again.guide)).toBe(textOf({ first: 'Ours', second: 'Why not?' }));
    expect(git(cwd, 'status', '--porcelain').out).toContain('UU a.guide.json');
  });

  it('names the sides as git does, and a side that git does not name by which it is', async () => {
    const texts = { 'b.json': textOf(), 'o.json': textOf({ first: 'Ours' }), 't.json': textOf({ first: 'Theirs' }) };
    for (const [output, ours, theirs] of [
      [['merged common ancestors', 'HEAD', 'feature/coffee'], 'HEAD', 'feature/coffee'],
      [['%S', '%X', '%Y'], 'ours', 'theirs'],
      [[], 'ours', 'theirs'],
    ] as const) {
      const cwd = folderWith(texts);
      const { code } = await guide(['merge-driver', 'run', 'b.json', 'o.json', 't.json', 'a.guide.json', ...output], {
        cwd,
      });
      expect(code).toBe(1);
      expect(readConflictMarkers(readFileSync(join(cwd, 'o.json'), 'utf8'))?.labels).toEqual({ ours, theirs });
    }
  });

  it('leaves an id that both gave between markers, with what to do next', async () => {
    const withId = (at: number) => {
      const { title, studyGuide } = JSON.parse(textOf()) as { title: string; studyGuide: { items: object[] }[] };
      Object.assign(studyGuide[0]?.items[at] ?? {}, { externalId: 'the_one' });
      return canonicalText({ title, studyGuide } as unknown as JsonObject);
    };
    const cwd = await repository(textOf(), withId(0), withId(1));
    const merged = git(cwd, 'merge', '-q', 'friend');
    expect(merged.status).toBe(1);
    expect(merged.err).toContain('both gave the id “the_one”');
    expect(merged.err).toContain('then add it in git');
    const sides = readConflictMarkers(readFileSync(join(cwd, 'a.guide.json'), 'utf8'));
    expect([sides?.ours, sides?.theirs, sides?.base]).toEqual([withId(0), withId(1), textOf()]);
  });

  it('leaves files that are no guides to git, with markers, and says so', async () => {
    const cwd = await repository(textOf(), '{ "broken": ', textOf({ first: 'Theirs' }));
    const merged = git(cwd, 'merge', '-q', 'friend');
    expect(merged.status).toBe(1);
    expect(merged.err).toContain('merged line by line');
    expect(readConflictMarkers(readFileSync(join(cwd, 'a.guide.json'), 'utf8'))).not.toBeNull();
  });

  it('marks files that are no guides, even if no lines differ', async () => {
    const [base, ours, theirs] = [
      ['{', '{'],
      ['{', '{', 'a'],
      ['b', '{', '{'],
    ].map((lines) => `${lines.join('\n\n\n')}\n`);
    const cwd = await repository(base ?? '', ours ?? '', theirs ?? '');
    expect(git(cwd, 'merge', '-q', 'friend').status).toBe(1);
    const sides = readConflictMarkers(readFileSync(join(cwd, 'a.guide.json'), 'utf8'));
    expect(sides?.conflicts).toBeGreaterThan(0);
    expect(`${sides?.ours}${sides?.theirs}`).toMatch(/a[^]*b|b[^]*a/u);
  });

  it.each(['-x.guide.json', '--help.guide.json', 'sub folder/-ä "quoted" $HOME.guide.json'])(
    'merges a file named %s',
    async (name) => {
      const cwd = await repository(textOf(), textOf({ first: 'Ours' }), textOf({ second: 'Theirs' }), name);
      expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0, err: '' });
      expect(readFileSync(join(cwd, name), 'utf8')).toBe(textOf({ first: 'Ours', second: 'Theirs' }));
      const other = await repository(textOf(), textOf({ first: 'Ours' }), textOf({ first: 'Theirs' }), name);
      // A line that an older version installed.
      const line = git(other, 'config', '--get', 'merge.guide-studio.driver').out.trim();
      git(other, 'config', 'merge.guide-studio.driver', line.replaceAll(' run -- ', ' run '));
      const merged = git(other, 'merge', '-q', 'friend');
      expect([merged.status, merged.err]).toEqual([1, expect.stringContaining('1 conflict to decide')]);
      expect(readConflictMarkers(readFileSync(join(other, name), 'utf8'))).toMatchObject({
        ours: textOf({ first: 'Ours' }),
        theirs: textOf({ first: 'Theirs' }),
      });
    },
  );

  it('merges a guide that one side moved', async () => {
    const cwd = await repository(textOf(), textOf({ first: 'Ours' }), textOf());
    git(cwd, 'checkout', '-q', 'friend');
    writeFileSync(join(cwd, 'a.guide.json'), textOf({ second: 'Theirs' }));
    git(cwd, 'mv', 'a.guide.json', 'b.guide.json');
    git(cwd, 'commit', '-q', '-a', '-m', 'moved');
    git(cwd, 'checkout', '-q', 'main');
    expect(git(cwd, 'merge', '-q', 'friend').status).toBe(0);
    expect(readFileSync(join(cwd, 'b.guide.json'), 'utf8')).toBe(textOf({ first: 'Ours', second: 'Theirs' }));
  });

  it.each([
    ['its script has moved and another is on the path', 'script', true],
    ['its program has moved', 'program', true],
    ['its script is gone', 'script', false],
    ['its program cannot be started', 'broken', false],
  ] as const)('merges or marks where %s', async (_, lost, merges) => {
    const cwd = await repository(textOf(), textOf({ first: 'Ours' }), textOf({ second: 'Theirs', title: 'B' }));
    const bin = join(root, 'packages/cli/bin/guide.mjs');
    const line = git(cwd, 'config', '--get', 'merge.guide-studio.driver').out.trim();
    const broken = {
      script: line.replaceAll(bin, '/nowhere/guide.mjs'),
      program: line.replaceAll(process.execPath, '/nowhere/node'),
      broken: line.replaceAll(process.execPath, '/bin/false'),
    };
    git(cwd, 'config', 'merge.guide-studio.driver', broken[lost]);
    const path = join(cwd, 'programs');
    mkdirSync(path);
    if (lost === 'script' && merges)
      writeFileSync(join(path, 'guide'), `#!/bin/sh\nexec '${process.execPath}' '${bin}' "$@"\n`, { mode: 0o755 });
    const merged = git(cwd, 'merge', '-q', 'friend', { PATH: [path, ...pathWithoutPackages].join(':') });
    const text = readFileSync(join(cwd, 'a.guide.json'), 'utf8');
    expect(merged.status).toBe(merges ? 0 : 1);
    if (merges) expect(text).toBe(textOf({ first: 'Ours', second: 'Theirs', title: 'B' }));
    else {
      const sides = readConflictMarkers(text);
      expect([sides?.ours, sides?.theirs].join('')).toMatch(/Ours[^]*Theirs/u);
      expect(git(cwd, 'status', '--porcelain').out).toContain('UU a.guide.json');
    }
  });

  it('merges guide tests by entry', async () => {
    const tests = (...names: string[]) =>
      `${JSON.stringify({ tests: names.map((name) => ({ name, expect: {} })) }, null, 2)}\n`;
    const cwd = await repository(tests('a'), tests('a', 'b'), tests('a', 'c'), 'a.guide.tests.json');
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, 'a.guide.tests.json'), 'utf8')).toBe(tests('a', 'b', 'c'));
  });

  it('merges translations by text', async () => {
    const entry = (text: string) => ({ kind: 'question', source: text, text, state: 'new' });
    const file = (...texts: string[]) => `${JSON.stringify({ translations: { de: texts.map(entry) } }, null, 2)}\n`;
    const cwd = await repository(file('a'), file('a', 'b'), file('a', 'c'), 'a.guide.translations.json');
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, 'a.guide.translations.json'), 'utf8')).toBe(file('a', 'b', 'c'));
  });

  it('merges notes by entry', async () => {
    const notes = (...ids: string[]) => `${JSON.stringify({ comments: ids.map((id) => ({ id })) }, null, 2)}\n`;
    const cwd = await repository(notes('a'), notes('a', 'b'), notes('a', 'c'), 'a.guide.notes.json');
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, 'a.guide.notes.json'), 'utf8')).toBe(notes('a', 'b', 'c'));
  });

  it('keeps the pictures that both sides added, and their places in the guide', async () => {
    const picture = (colour: number) => {
      const bytes = pngFile(2, 2, [colour, 0, 0]);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { bytes, file: `a.guide.media/sha256-${sha256}.png`, address: mediaAddress(sha256, 'png') };
    };
    const [first, second] = [picture(1), picture(2)];
    const item = (text: string, { address }: typeof first) => ({
      text,
      type: 'open_ended',
      media: [{ type: 'image', name: text, url: address }],
    });
    const plain = { text: 'Why?', type: 'open_ended' };
    const withItems = (...items: readonly JsonObject[]) =>
      canonicalText({ title: 'A study', studyGuide: [{ type: 'flat', title: 'Part', items }] });
    const cwd = await repository(
      withItems(plain),
      withItems(item('Before?', first), plain),
      withItems(plain, item('After?', second)),
    );
    const add = (branch: string, { file, bytes }: typeof first) => {
      git(cwd, 'checkout', '-q', branch);
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), bytes);
      git(cwd, 'add', '--', file);
      git(cwd, 'commit', '-q', '-m', file);
    };
    add('friend', second);
    add('main', first);
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    const merged = readFileSync(join(cwd, 'a.guide.json'), 'utf8');
    for (const { address, file, bytes } of [first, second]) {
      expect(merged).toContain(address);
      expect(readFileSync(join(cwd, file)).equals(bytes)).toBe(true);
    }
  });

  it('merges the marks of one coder, and codes by id, in the folder of readers', async () => {
    const mark = (number: number) => ({
      response: 'r1',
      answer: `a${number}`,
      turn: 0,
      start: 0,
      end: 4,
      sha256: 'ab'.repeat(32),
      code: 'price',
      at: '2026-12-01T09:00:00Z',
      id: `0000000${number}-0000-4000-8000-000000000000`,
    });
    const marks = (...numbers: number[]) => numbers.map((number) => `${JSON.stringify(mark(number))}\n`).join('');
    const ofAna = 'studies/a.guide.reading/Ana.marks.jsonl';
    const cwd = await repository(marks(1, 2), marks(1, 2, 3), marks(2, 4), ofAna);
    expect(git(cwd, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, ofAna), 'utf8')).toBe(marks(2, 3, 4));
    const codes = (...ids: string[]) =>
      `${JSON.stringify({ codes: ids.map((id) => ({ id, name: id, colour: 'blue' })) }, null, 2)}\n`;
    const lists = 'studies/a.guide.reading/reading.json';
    const other = await repository(codes('a'), codes('a', 'b'), codes('a', 'c'), lists);
    expect(git(other, 'merge', '-q', 'friend')).toMatchObject({ status: 0 });
    expect(readFileSync(join(other, lists), 'utf8')).toBe(codes('a', 'b', 'c'));
  });

  it('installs once, keeps what is there, and removes only its own', async () => {
    const cwd = folderWith({ '.gitattributes': '*.png binary\n' });
    git(cwd, 'init', '-q');
    const read = () => readFileSync(join(cwd, '.gitattributes'), 'utf8');
    await guide(['merge-driver', 'install'], { cwd });
    const installed = read();
    expect(installed).toBe(
      `*.png binary\n${['.json', '.notes.json', '.tests.json', '.translations.json', '.reading/reading.json', '.reading/*.marks.jsonl'].map((of) => `${of.startsWith('.reading') ? '**/' : ''}*.guide${of} text eol=lf merge=guide-studio\n`).join('')}`,
    );
    await guide(['merge-driver', 'install'], { cwd });
    expect(read()).toBe(installed);
    // Lines of an earlier version.
    writeFileSync(join(cwd, '.gitattributes'), installed.replaceAll(' text eol=lf', ''));
    await guide(['merge-driver', 'install'], { cwd });
    expect(read()).toBe(installed);
    expect(git(cwd, 'config', '--get', 'merge.guide-studio.driver').out).toContain('merge-driver run -- %O %A %B %P');
    expect(await guide(['merge-driver', 'uninstall'], { cwd })).toMatchObject({ code: 0 });
    expect(read()).toBe('*.png binary\n');
    expect(git(cwd, 'config', '--get', 'merge.guide-studio.driver').status).toBe(1);
    expect(await guide(['merge-driver', 'uninstall'], { cwd })).toMatchObject({
      code: 0,
      out: 'Nothing was installed in this repository.\n',
    });
  });

  it('says where it works when there is no repository', async () => {
    const cwd = temporaryFolder();
    expect(await guide(['merge-driver', 'install'], { cwd })).toMatchObject({ code: 2, out: '' });
  });
});

describe('replacing a file', () => {
  it('leaves nothing beside it when that fails', async () => {
    const cwd = folderWith({ 'a.guide.json/kept': 'as it was' });
    await expect(replaceFile(join(cwd, 'a.guide.json'), 'new')).rejects.toThrow('EISDIR');
    expect(readdirSync(cwd)).toEqual(['a.guide.json']);
    expect(readdirSync(join(cwd, 'a.guide.json'))).toEqual(['kept']);
  });
});
