import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloured, createProgress, hasColours } from '../../packages/cli/src/terminal.ts';
import { guide, startGuide, temporaryFolder } from './guide.ts';

const escape = '\u001b[';
const wrong = '{ "title": "A", "studyGuide": [] }';

describe('colours', () => {
  it('are on a terminal, unless the environment says otherwise', () => {
    expect(hasColours({}, true)).toBe(true);
    expect(hasColours({}, false)).toBe(false);
    expect(hasColours({ NO_COLOR: '1' }, true)).toBe(false);
    expect(hasColours({ TERM: 'dumb' }, true)).toBe(false);
    expect(hasColours({ FORCE_COLOR: '1', NO_COLOR: '1' }, false)).toBe(true);
    expect(hasColours({ FORCE_COLOR: '0' }, true)).toBe(false);
  });

  it('mark how bad a finding is, and nothing else', async () => {
    expect(coloured('a.json:1:2: error: x [y]')).toBe(`a.json:1:2: ${escape}31merror${escape}0m: x [y]`);
    expect(coloured('a.json: valid')).toBe('a.json: valid');
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.guide.json'), wrong);
    const plain = await guide(['validate', 'a.guide.json'], { cwd });
    expect(plain.out).not.toContain(escape);
    const shown = await startGuide(['validate', 'a.guide.json'], { cwd }, { isTTY: true }).ended;
    expect(shown.out).toContain(`: ${escape}31merror${escape}0m: `);
    expect(shown.out.replaceAll(/\u001b\[\d+m/gu, '')).toBe(plain.out);
    const json = await startGuide(['validate', 'a.guide.json', '--format', 'json'], { cwd }, { isTTY: true }).ended;
    expect(json.out).not.toContain(escape);
  });
});

describe('progress', () => {
  it('is said on a terminal after two seconds, and leaves nothing', () => {
    let [now, written] = [0, ''];
    const progress = createProgress(
      (text) => (written += text),
      true,
      () => now,
    );
    progress.report('Checking', 1, 9);
    progress.clear();
    expect(written).toBe('');
    now = 2100;
    progress.report('Checking', 2, 9);
    expect(written).toBe(`\rChecking: 2 of 9${escape}K`);
    progress.clear();
    expect(written).toBe(`\rChecking: 2 of 9${escape}K\r${escape}K`);
    const none = createProgress(
      (text) => (written += text),
      false,
      () => now + 9000,
    );
    written = '';
    none.report('Checking', 1, 9);
    none.clear();
    expect(written).toBe('');
  });
});

describe('completion', () => {
  it('knows commands, options, their values, and files', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'study.guide.json'), wrong);
    writeFileSync(join(cwd, 'script.sh'), (await guide(['completion', 'bash'], { cwd })).out);
    const completed = (...words: readonly string[]): string => {
      const script = '. ./script.sh; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _guide; echo "${COMPREPLY[*]}"';
      const { stdout, stderr } = spawnSync('bash', ['-c', script, '-', ...words], { cwd, encoding: 'utf8' });
      return stdout.trim() + stderr;
    };
    expect(completed('guide', 'val')).toBe('validate');
    expect(completed('guide', 'validate', '--max')).toBe('--max-warnings');
    expect(completed('guide', 'validate', '--format', 's')).toBe('sarif');
    expect(completed('guide', 'schema', 'tr')).toBe('translations');
    expect(completed('guide', 'keys', 'cr')).toBe('create');
    expect(completed('guide', 'paths', 'stu')).toBe('study.guide.json');
    const fish = await guide(['completion', 'fish'], { cwd });
    expect(fish.out).toContain(
      "complete -c guide -n '__fish_seen_subcommand_from validate' -l format -x -a 'text json",
    );
    expect((await guide(['completion', 'zsh'], { cwd })).out).toMatch(/^autoload -U \+X bashcompinit/u);
    expect((await guide(['completion', 'cmd'], { cwd })).code).toBe(2);
  });
});
