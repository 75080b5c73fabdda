import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guide, root, temporaryFolder } from './guide.ts';

// Law: what a command is given names the same files as in a shell, and nothing that git ignores.

const text = (title: string, items: readonly object[] = [{ type: 'open_ended', text: 'Why?' }]): string =>
  JSON.stringify({ title, studyGuide: [{ type: 'flat', title: 'B', items }] });
const warned = text('Warned', [
  { type: 'multiple_choice', text: 'Which?', options: [{ text: 'Rice' }, { text: 'Rice' }] },
]);

function folder(files: Readonly<Record<string, string>>): string {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return cwd;
}

const files = {
  'a.guide.json': text('A'),
  'b.guide.json': text('B'),
  'other.json': text('Other'),
  'b.guide.notes.json': '{}',
  'deep/c.guide.json': text('C'),
  'node_modules/d.guide.json': text('D'),
  '.hidden/e.guide.json': text('E'),
  'out/f.guide.json': text('F'),
};

async function named(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await guide(['validate', ...args, '--format', 'json'], { cwd });
  return (JSON.parse(out) as readonly { file: string }[]).map(({ file }) => file);
}

describe('files that a command is given', () => {
  it('are those in a folder and below it, and those that a pattern matches, each once', async () => {
    const cwd = folder(files);
    expect(await named(cwd, '.')).toEqual(['a.guide.json', 'b.guide.json', 'deep/c.guide.json', 'out/f.guide.json']);
    expect(await named(cwd, 'deep', 'deep/c.guide.json')).toEqual(['deep/c.guide.json']);
    expect(await named(cwd, '*.guide.json')).toEqual(['a.guide.json', 'b.guide.json']);
    expect(await named(cwd, '**/{b,c}.guide.json')).toEqual(['b.guide.json', 'deep/c.guide.json']);
    expect(await named(cwd, './deep/*.json')).toEqual(['deep/c.guide.json']);
  });

  it('leave out what git ignores, and find what is not added yet', async () => {
    const cwd = folder({ ...files, '.gitignore': 'out/\n' });
    execFileSync('git', ['init', '-q'], { cwd });
    execFileSync('git', ['add', 'a.guide.json'], { cwd });
    expect(await named(cwd, '.')).toEqual([
      '.hidden/e.guide.json',
      'a.guide.json',
      'b.guide.json',
      'deep/c.guide.json',
      'node_modules/d.guide.json',
    ]);
    expect(await named(cwd, 'out/f.guide.json')).toEqual(['out/f.guide.json']);
  });

  it('are called so if a file has the name of a pattern', async () => {
    expect(await named(folder({ '[a].guide.json': text('A'), 'a.guide.json': text('B') }), '[a].guide.json')).toEqual([
      '[a].guide.json',
    ]);
  });

  it('must be there: an empty folder and a pattern that matches nothing are named as they are', async () => {
    const cwd = folder({ 'empty/readme.txt': '' });
    for (const name of ['empty', '*.guide.json', 'nowhere/*.guide.json']) {
      const { code, err, out } = await guide(['validate', name], { cwd });
      expect([name, code, out]).toEqual([name, 2, '']);
      expect(err).toContain(`${name}: `);
    }
  });

  it('have their paths and forecasts one after the other, and as JSON in one list', async () => {
    const cwd = folder({ 'a.guide.json': text('A'), 'b.guide.json': '{', 'c.guide.json': text('C') });
    for (const command of [['paths'], ['forecast', '--completes', '5']]) {
      const { code, out, err } = await guide([...command, '.'], { cwd });
      expect(code).toBe(1);
      expect(out).toMatch(/^a\.guide\.json[^]*\n\nb\.guide\.json:1:2: error[^]*\n\nc\.guide\.json/u);
      expect(err).toMatch(/^b\.guide\.json: the guide has errors/u);
      const listed = await guide([...command, '--format', 'json', '.'], { cwd });
      expect((JSON.parse(listed.out) as readonly { file: string }[]).map(({ file }) => file)).toEqual([
        'a.guide.json',
        'b.guide.json',
        'c.guide.json',
      ]);
      const alone = await guide([...command, '--format', 'json', 'a.guide.json'], { cwd });
      expect(JSON.parse(alone.out)).toMatchObject({ file: 'a.guide.json' });
    }
    const several = await guide(['forecast', '--completes', '5', '--format', 'csv', '.'], { cwd });
    expect([several.code, several.out, several.err]).toEqual([2, '', expect.stringContaining('Name one file.')]);
  });

  it('may be formatted and tested as folders too', async () => {
    const cwd = folder({ 'a.guide.json': text('A') });
    expect((await guide(['format', '--check', '.'], { cwd })).code).toBe(1);
    expect((await guide(['format', '.'], { cwd })).out).toBe('a.guide.json: written in canonical form\n');
    expect((await guide(['format', '--check', '.'], { cwd })).code).toBe(0);
    expect((await guide(['test', '.'], { cwd })).out).toContain('a.guide.json');
  });
});

describe('standard input', () => {
  it('is checked like a file, by the name that it is given', async () => {
    const cwd = folder({});
    expect(await guide(['validate', '-'], { cwd, stdin: text('A') })).toMatchObject({ code: 0, out: 'stdin: valid\n' });
    const named = await guide(['validate', '-', '--stdin-name', 'a.guide.json'], { cwd, stdin: '{' });
    expect(named.code).toBe(1);
    expect(named.out).toMatch(/^a\.guide\.json:1:2: error: /u);
  });

  it.each([
    [['paths', '-', '--stdin-name', 'A'], /^A\n/u],
    [['forecast', '-', '--completes', '5'], /^stdin: forecast for 5 completed/u],
    [['format', '-'], /^\{\n {2}"title": "A",\n/u],
    [['to-code', '-'], /guide\('A'/u],
    [['diff', 'b.guide.json', '-'], /^1 change: /u],
    [['merge', 'b.guide.json', 'b.guide.json', '-'], /"title": "A"/u],
    [['export', '-', '--format', 'markdown'], /^# A\n/u],
  ] as const)('is the guide of %j', async (args, expected) => {
    const cwd = folder({ 'b.guide.json': text('B') });
    const { out, err } = await guide([...args], { cwd, stdin: text('A') });
    expect(out + err).toMatch(expected);
  });

  it('is a text with questions for guide import, if it is called so', async () => {
    const { out } = await guide(['import', '-', '--stdin-name', 'tea.txt'], {
      cwd: folder({}),
      stdin: '1. Why?\n2. How?\n',
    });
    expect(out).toContain('"text": "Why?"');
  });

  it.each([['test'], ['create'], ['translate', '-o', 'x.csv', '--to', 'de']])(
    'is refused by guide %s, which looks beside the file',
    async (...args) => {
      const [command = '', ...more] = args;
      const { code, err } = await guide([command, '-', ...more], { cwd: folder({}), stdin: text('A') });
      expect([code, err]).toEqual([2, expect.stringContaining('needs a guide file')]);
    },
  );

  it('and pipes are read in the real command', () => {
    const cwd = folder({ 'a.guide.json': text('A') });
    const bin = join(root, 'packages/cli/bin/guide.mjs');
    const script = 'cat a.guide.json | "$0" "$1" validate - && "$0" "$1" validate <(cat a.guide.json)';
    const { stdout, status } = spawnSync('bash', ['-c', script, process.execPath, bin], { cwd, encoding: 'utf8' });
    expect([status, stdout.replaceAll(/\/dev\/fd\/\d+/gu, 'pipe')]).toEqual([0, 'stdin: valid\npipe: valid\n']);
  });
});

describe('what is reported', () => {
  it('are errors alone with --quiet, and too many warnings fail with --max-warnings', async () => {
    const cwd = folder({ 'w.guide.json': warned });
    const usual = await guide(['validate', 'w.guide.json'], { cwd });
    expect([usual.code, usual.out.split('\n').length > 2]).toEqual([0, true]);
    expect((await guide(['validate', 'w.guide.json', '--quiet'], { cwd })).out).toBe('w.guide.json: valid\n');
    expect((await guide(['validate', 'w.guide.json', '--max-warnings', '99'], { cwd })).code).toBe(0);
    const none = await guide(['validate', 'w.guide.json', '--max-warnings', '0'], { cwd });
    expect([none.code, none.err]).toEqual([
      1,
      expect.stringMatching(/^\d+ warnings?, but --max-warnings allows 0\.\n/u),
    ]);
    expect((await guide(['validate', 'w.guide.json', '--max-warnings', 'x'], { cwd })).code).toBe(2);
  });

  it('are what --fix leaves: it makes what the author must have meant, writes the file, and says so', async () => {
    const meant = text('A', [{ type: 'open_ended', text: 'Why?', embed: { url: 'http://example.org/a' }, wrong: 1 }]);
    const cwd = folder({ 'a.guide.json': meant, 'fine.guide.json': text('B') });
    const fixed = await guide(['validate', '--fix', '.'], { cwd });
    expect(fixed).toMatchObject({
      code: 1,
      out: expect.stringContaining('a.guide.json: invalid_request_body: 1 error'),
    });
    expect(fixed.err).toBe('a.guide.json: 1 repair made:\n  Change it to https:// [addressNotShown]\n');
    const written = readFileSync(join(cwd, 'a.guide.json'), 'utf8');
    expect(written).toContain('"url": "https://example.org/a"');
    expect(written).toContain('"wrong": 1');
    expect(readFileSync(join(cwd, 'fine.guide.json'), 'utf8')).toBe(text('B'));
    expect((await guide(['validate', '--fix', '.'], { cwd })).err).toBe('');
    expect(readFileSync(join(cwd, 'a.guide.json'), 'utf8')).toBe(written);
    expect((await guide(['validate', '--fix', '-'], { cwd, stdin: meant })).code).toBe(2);
  });

  it('are annotations with --format github, in which no text acts', async () => {
    const cwd = folder({ 'w,x.guide.json': warned, 'broken.guide.json': '{' });
    const { out, code } = await guide(['validate', 'w,x.guide.json', 'broken.guide.json', '--format', 'github'], {
      cwd,
    });
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /^::warning file=w%2Cx\.guide\.json,line=1,col=\d+,title=duplicateOptionTexts::Block 1, /u,
    );
    expect(lines.at(-1)).toMatch(/^::error file=broken\.guide\.json,line=1,col=2,title=\w+::/u);
    expect(lines.every((line) => line.startsWith('::'))).toBe(true);
  });
});
