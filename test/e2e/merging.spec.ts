import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { Editor, expect, ownGuide, startStudio } from './studio.ts';

const file = 'breakfast.guide.json';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** One person's clone of a repository with a guide in it. */
interface Desk {
  readonly folder: string;
  git(...parameters: string[]): string;
  /** Runs git where it may fail; returns the exit code. */
  tryGit(...parameters: string[]): number | null;
  change(from: string, to: string): void;
  read(): string;
}

function deskIn(folder: string, config: string): Desk {
  const env = { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: config };
  const read = () => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    git: (...parameters) => execFileSync('git', parameters, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }),
    tryGit: (...parameters) => spawnSync('git', parameters, { cwd: folder, env }).status,
    change: (from, to) => {
      const text = read();
      if (!text.includes(from)) throw new Error(`The guide does not say ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    read,
  };
}

/** Two people, each with a clone of one guide and the merge driver installed. */
const test = base.extend<{ readonly desks: readonly [Desk, Desk] }>({
  // oxlint-disable-next-line no-empty-pattern
  desks: async ({}, use) => {
    test.skip(spawnSync('git', ['--version']).error !== undefined, 'git is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'guide-studio-git-'));
    const config = join(folder, 'gitconfig');
    writeFileSync(config, '[user]\n\tname = Reader\n\temail = reader@example.org\n[init]\n\tdefaultBranch = main\n');
    const at = deskIn(folder, config);
    at.git('init', '-q', '--bare', 'shared.git');
    at.git('clone', '-q', 'shared.git', 'one');
    const one = deskIn(join(folder, 'one'), config);
    writeFileSync(join(one.folder, file), readFileSync(ownGuide));
    guide(one, 'merge-driver', 'install');
    one.git('add', '-A');
    one.git('commit', '-q', '-m', 'The guide');
    one.git('push', '-q', 'origin', 'HEAD:main');
    at.git('clone', '-q', '-b', 'main', 'shared.git', 'two');
    const two = deskIn(join(folder, 'two'), config);
    guide(two, 'merge-driver', 'install');
    await use([one, two]);
    rmSync(folder, { recursive: true, force: true });
  },
});

function guide({ folder }: Desk, ...parameters: string[]): void {
  execFileSync(process.execPath, [join(root, 'packages/cli/bin/guide.mjs'), ...parameters], { cwd: folder });
}

function commitAndPush(desk: Desk, message: string): void {
  desk.git('commit', '-q', '-a', '-m', message);
  desk.git('push', '-q', 'origin', 'HEAD:main');
}

test('edits that do not touch each other merge without a word', ({ desks: [one, two] }) => {
  one.change('"Good morning"', '"Good day"');
  one.change('What makes bread good?', 'What makes good bread?');
  commitAndPush(one, 'Mornings');
  two.change('How often do you eat breakfast …', 'How often do you have breakfast …');
  two.git('commit', '-q', '-a', '-m', 'Often');
  two.git('pull', '-q', '--no-rebase', '--no-edit');
  for (const text of ['"Good day"', 'What makes good bread?', 'How often do you have breakfast …']) {
    expect(two.read()).toContain(text);
  }
  guide(two, 'validate', file);
  expect(two.git('status', '--porcelain')).toBe('');
});

test('one conflict: git stops, the editor opens the file as a merge, and what was decided is committed', async ({
  desks: [one, two],
  page,
}) => {
  one.change('How often do you eat breakfast …', 'How often did you eat breakfast?');
  one.change('"Good morning"', '"Good day"');
  commitAndPush(one, 'Past');
  two.change('How often do you eat breakfast …', 'How often do you have breakfast?');
  two.change('What makes bread good?', 'What makes good bread?');
  two.git('commit', '-q', '-a', '-m', 'Have');
  expect(two.tryGit('pull', '-q', '--no-rebase', '--no-edit')).not.toBe(0);
  expect(two.read()).toContain('<<<<<<<');

  const home = mkdtempSync(join(tmpdir(), 'guide-studio-home-'));
  const studio = await startStudio([], {}, [], { folder: two.folder, home });
  try {
    const editor = new Editor(page);
    await page.goto(studio.url);
    await page.getByRole('button', { name: 'breakfast' }).first().click();
    await expect(page.getByRole('heading', { name: '1 decision' })).toBeVisible();
    await expect(page.getByText('A merge in git left this file unfinished.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('Finish the merge first');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Logic' })).toBeDisabled();
    expect(two.read()).toContain('<<<<<<<');
    await page.getByRole('radio', { name: /^Yours/ }).check();
    await page.getByRole('button', { name: 'Use the merged guide' }).click();
    await expect(editor.row(/^6\. How often do you have breakfast\?/)).toBeVisible();
    await editor.save();
  } finally {
    await studio.kill();
    rmSync(home, { recursive: true, force: true });
  }
  for (const text of ['How often do you have breakfast?', 'What makes good bread?', '"Good day"']) {
    expect(two.read()).toContain(text);
  }
  expect(two.read()).not.toContain('<<<<<<<');
  // Files that Guide Studio keeps about an open guide do not belong in the repository.
  expect(two.git('status', '--porcelain', '--untracked-files=all').trim()).toBe(`UU ${file}`);
  guide(two, 'validate', file);
  commitAndPush(two, 'Both');
  one.git('pull', '-q', '--no-rebase', '--no-edit');
  expect(one.read()).toBe(two.read());
});
