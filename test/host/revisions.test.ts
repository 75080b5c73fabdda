import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeHostile } from './hostileRepository.ts';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const hasGit = (() => {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

function git(folder: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Reader', '-c', 'user.email=reader@example.invalid', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function repository(texts: readonly string[]) {
  const made = await nodeHost({ [file]: '' });
  git(made.folder, 'init', '-q');
  for (const [at, text] of texts.entries()) {
    writeFileSync(join(made.folder, file), text);
    git(made.folder, 'add', '.');
    git(made.folder, 'commit', '-q', '-m', `Step ${at}`);
  }
  return made;
}

describe.skipIf(!hasGit)('the revisions of a guide (needs git)', () => {
  test('are the commits that changed it, newest first, with the content of each to the byte', async () => {
    const texts = ['{"title": "A"}\n', '\uFEFF{"title": "Ä"}\r\n', '{}'];
    const { implementation } = await repository(texts);
    const listed = await implementation['file.revisions']({ file });
    const found = listed.ok ? listed.value.revisions : [];
    expect(found.map(({ subject }) => subject)).toEqual(['Step 2', 'Step 1', 'Step 0']);
    const read = await Promise.all(
      found.map(async ({ id }) => await implementation['file.revision']({ file, revision: id })),
    );
    expect(read.map((each) => each.ok && each.value.text)).toEqual([...texts].reverse());
  });

  test('are also those from before it was renamed, with what it said under its old name', async () => {
    const { implementation, folder } = await repository([]);
    const body = `"background": "${'What people eat in the morning. '.repeat(20)}"}`;
    rmSync(join(folder, file));
    mkdirSync(join(folder, 'old'));
    for (const [at, name] of ['old/Frühstück.guide.json', 'old/Frühstück.guide.json', file].entries()) {
      if (name === file) git(folder, 'mv', 'old/Frühstück.guide.json', file);
      writeFileSync(join(folder, name), `{"title": "${at}", ${body}`);
      git(folder, 'add', '.');
      git(folder, 'commit', '-q', '-m', `Step ${at}`);
    }
    const listed = await implementation['file.revisions']({ file });
    const found = listed.ok ? listed.value.revisions : [];
    expect(found.map(({ subject }) => subject).toSorted()).toEqual(['Step 0', 'Step 1', 'Step 2']);
    for (const { id, subject } of found) {
      const read = await implementation['file.revision']({ file, revision: id });
      expect(read).toEqual({ ok: true, value: { text: `{"title": "${subject.at(-1)}", ${body}` } });
    }
  });

  test('are reached by any name that git has for them', async () => {
    const texts = ['{"title": "A"}', '{"title": "B"}', '{}'];
    const { implementation, folder } = await repository(texts);
    git(folder, 'tag', 'wave/1', 'HEAD~1');
    const last = git(folder, 'rev-parse', '--short', 'HEAD').trim();
    for (const [revision, text] of [
      ['HEAD', texts[2]],
      [last, texts[2]],
      ['wave/1', texts[1]],
      ['HEAD~2', texts[0]],
    ] as const) {
      expect(await implementation['file.revision']({ file, revision })).toEqual({ ok: true, value: { text } });
    }
    const revision = 'nowhere';
    const error = { code: 'noRevision', file, revision };
    expect(await implementation['file.revision']({ file, revision })).toEqual({ ok: false, error });
  });

  test('are those of every branch, and the branches and tags that hold it have their names', async () => {
    const { implementation, folder } = await repository(['{"title": "A"}']);
    git(folder, 'branch', '-m', 'trunk');
    git(folder, 'tag', '-a', 'wave-1', '-m', 'Fielded');
    git(folder, 'tag', 'empty', git(folder, 'commit-tree', '-m', 'No guide', git(folder, 'mktree').trim()).trim());
    git(folder, 'checkout', '-q', '-b', 'intro');
    writeFileSync(join(folder, file), '{"title": "B"}');
    git(folder, 'commit', '-q', '-a', '-m', 'Their step');
    git(folder, 'update-ref', 'refs/remotes/origin/intro', 'intro');
    git(folder, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/intro');
    git(folder, 'checkout', '-q', 'trunk');
    writeFileSync(join(folder, file), '{"title": "C"}');
    git(folder, 'stash', '-q');

    const listed = await implementation['file.revisions']({ file });
    const { revisions = [], named = [] } = listed.ok ? listed.value : {};
    expect(revisions.map(({ subject }) => subject).sort()).toEqual(['Step 0', 'Their step']);
    expect(named.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'branch intro',
      'branch trunk',
      'remoteBranch origin/intro',
      'tag wave-1',
    ]);
    const text = async (wanted: string) => {
      const revision = named.find(({ name }) => name === wanted)?.id ?? '';
      const read = await implementation['file.revision']({ file, revision });
      return read.ok ? read.value.text : read.error;
    };
    expect(await text('origin/intro')).toBe('{"title": "B"}');
    expect(await text('wave-1')).toBe('{"title": "A"}');
    expect(named.every(({ at }) => at > 0)).toBe(true);
  });

  test('run no program that the repository names', async () => {
    const { implementation, folder } = await repository(['{}', '{"title": "B"}']);
    const hostile = makeHostile(folder);
    hostile.git('log', '-p', '--', file);
    expect(hostile.hasRun()).toBe(true);
    const listed = await implementation['file.revisions']({ file });
    const found = listed.ok ? listed.value.revisions : [];
    expect(found).toHaveLength(2);
    for (const { id } of found) {
      expect(await implementation['file.revision']({ file, revision: id })).toMatchObject({ ok: true });
    }
    expect(hostile.hasRun()).toBe(false);
  });

  test('are not asked of a remote that the repository names', async () => {
    const { implementation, folder } = await repository(['{}']);
    const hostile = makeHostile(folder);
    hostile.lose(file);
    hostile.git('show', `HEAD:${file}`);
    expect(hostile.hasRun()).toBe(true);
    const listed = await implementation['file.revisions']({ file });
    const revision = listed.ok ? (listed.value.revisions[0]?.id ?? '') : '';
    expect(await implementation['file.revision']({ file, revision })).toMatchObject({ error: { code: 'noRevision' } });
    expect(hostile.hasRun()).toBe(false);
  });
});

test('outside a repository there are none', async () => {
  const { implementation, dispatch } = await nodeHost({ [file]: '{}' });
  expect(await implementation['file.revisions']({ file })).toEqual({ ok: true, value: { revisions: [], named: [] } });
  expect(await implementation['file.revision']({ file, revision: '0'.repeat(40) })).toMatchObject({
    error: { code: 'noRevision' },
  });
  for (const revision of ['', '--output=x', ':/Step', 'HEAD:x', 'HEAD x', 'HEAD\0', 'x'.repeat(251)]) {
    expect(await dispatch('file.revision', { file, revision })).toMatchObject({
      ok: false,
      error: { code: 'invalidInput' },
    });
  }
});
