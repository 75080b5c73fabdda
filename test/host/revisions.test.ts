import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

  test('run no program that the repository names', async () => {
    const { implementation, folder } = await repository(['{}', '{"title": "B"}']);
    const canary = join(folder, 'ran');
    for (const name of ['core.fsmonitor', 'diff.external', 'core.pager', 'core.sshCommand']) {
      git(folder, 'config', name, `touch ${canary}`);
    }
    git(folder, 'config', 'diff.guide.textconv', `touch ${canary};cat`);
    writeFileSync(join(folder, '.gitattributes'), '*.json diff=guide\n');
    const listed = await implementation['file.revisions']({ file });
    const [first] = listed.ok ? listed.value.revisions : [];
    expect(await implementation['file.revision']({ file, revision: first?.id ?? '' })).toMatchObject({ ok: true });
    expect(existsSync(canary)).toBe(false);
  });
});

test('outside a repository there are none', async () => {
  const { implementation, dispatch } = await nodeHost({ [file]: '{}' });
  expect(await implementation['file.revisions']({ file })).toEqual({ ok: true, value: { revisions: [] } });
  expect(await implementation['file.revision']({ file, revision: '0'.repeat(40) })).toMatchObject({
    error: { code: 'notFound' },
  });
  for (const revision of ['HEAD', '--output=x', `${'0'.repeat(40)}:x`]) {
    expect(await dispatch('file.revision', { file, revision })).toMatchObject({
      ok: false,
      error: { code: 'invalidInput' },
    });
  }
});
