import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../published/installed.ts';

const script = join(root, 'docs/manual/check_guides.py');
const command = join(root, 'packages/cli/bin/guide.mjs');
const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Where the programs are that the script and the command need, and no command `guide`. */
const programs = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);

let place: string;
const write = (name: string, items: readonly object[]): void => {
  const guide = { title: 'Tea', studyGuide: [{ type: 'flat', title: 'Tea', items }] };
  mkdirSync(dirname(join(place, name)), { recursive: true });
  writeFileSync(join(place, name), `${JSON.stringify(guide, null, 2)}\n`);
};
const check = (...args: string[]) =>
  spawnSync('python3', ['-B', script, ...args], { cwd: place, encoding: 'utf8', env: { PATH: programs } });

const open = { type: 'open_ended', text: 'Which tea?' };
/** A question whose condition needs two answers to a question that has one. */
const never = [
  { type: 'multiple_choice', externalId: 'tea', text: 'Which one?', options: [{ text: 'Green' }, { text: 'Black' }] },
  {
    ...open,
    conditional: {
      operator: 'and',
      criteria: ['Green', 'Black'].map((text) => ({
        type: 'selectedTemplateOptions',
        questionId: 'tea',
        matchingCriteria: 'mustSelect',
        choices: [text],
      })),
    },
  },
];

describe.skipIf(!hasPython)('the script that checks a folder from Python (needs python3)', () => {
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'guide-studio-python-'));
    mkdirSync(join(place, 'node_modules', '.bin'), { recursive: true });
    symlinkSync(command, join(place, 'node_modules', '.bin', 'guide'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('says of each guide what the command finds, and ends as the worst of them', () => {
    write('studies/fine.guide.json', [open]);
    const fine = check('studies');
    expect(fine, fine.stderr).toMatchObject({
      status: 0,
      stdout:
        'studies/fine.guide.json: 0 errors, 0 warnings; 1 question, 0 parts shown to nobody; journeys: 1\n1 guide checked, 0 to repair.\n',
    });
    write('studies/deep/never.guide.json', never);
    const nobody = check('studies', '--csv', 'findings.csv');
    expect(nobody.status).toBe(1);
    expect(nobody.stdout).toMatch(/never\.guide\.json: .*1 part shown to nobody/u);
    expect(nobody.stdout).toContain('2 guides checked, 1 to repair.');
    expect(readFileSync(join(place, 'findings.csv'), 'utf8')).toMatch(
      /^\uFEFFfile,line,severity,code,message\r\n\S*never\.guide\.json,\d+,\w+,\w+,"?Q2/u,
    );
    write('studies/wrong.guide.json', [{ ...open, text: '' }]);
    writeFileSync(join(place, 'studies/cut.guide.json'), '{');
    const wrong = check('studies');
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toMatch(/cut\.guide\.json: 1 error, 0 warnings\n {2}line \d+, error: The file ends/u);
    expect(wrong.stdout).toContain('4 guides checked, 3 to repair.');
  });

  it('says in a sentence why it did not run', () => {
    write('studies/fine.guide.json', [open]);
    expect(check('nowhere')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'guide validate failed. nowhere: there is no such file. Check the name and the folder.\n',
    });
    expect(check('studies', '--csv', 'nowhere/findings.csv')).toMatchObject({
      status: 2,
      stderr: 'nowhere/findings.csv: No such file or directory. Choose another place, or check the permissions.\n',
    });
    rmSync(join(place, 'node_modules'), { recursive: true });
    expect(check('studies')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'The command guide was not found. Install Node, then run: npm install --global guide-studio\n',
    });
  });

  it('is not misled by a command that prints something else', () => {
    write('studies/fine.guide.json', [open]);
    rmSync(join(place, 'node_modules/.bin/guide'));
    writeFileSync(join(place, 'node_modules/.bin/guide'), '#!/bin/sh\necho hello\n', { mode: 0o755 });
    expect(check('studies')).toMatchObject({
      status: 2,
      stderr: 'guide validate failed. It ended with 0 and printed no JSON.\n',
    });
  });
});
