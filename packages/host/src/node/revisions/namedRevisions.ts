import { basename, dirname } from 'node:path';
import type { NamedRevision } from '../../common/index.ts';
import { runGit } from './runGit.ts';

const mostNames = 200;
const kinds: Readonly<Record<string, NamedRevision['kind']>> = {
  heads: 'branch',
  remotes: 'remoteBranch',
  tags: 'tag',
};
/** One line per ref: name, date, object it leads to, and target if it is symbolic. */
const format = [
  '%(refname)',
  '%(creatordate:unix)',
  '%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)',
  '%(symref)',
].join('%00');

/** Returns the branches and tags that contain a file at its path, newest first; none outside a repository. */
export async function namedRevisions(path: string): Promise<readonly NamedRevision[]> {
  const folder = dirname(path);
  const places = ['refs/heads', 'refs/remotes', 'refs/tags'];
  const listed = await runGit(
    ['for-each-ref', `--count=${mostNames}`, '--sort=-creatordate', `--format=${format}`, ...places],
    folder,
  );
  if (!listed.ok) return [];
  const named = linesOf(listed.out).flatMap((line) => {
    const [ref = '', seconds = '', id = '', target = ''] = line.split('\0');
    const [, place = '', name = ''] = /^refs\/([a-z]+)\/(.+)$/u.exec(ref) ?? [];
    const kind = kinds[place];
    return kind && target === '' ? [{ kind, name, id, at: Number(seconds) * 1000 }] : [];
  });
  const held = await whoHold(
    named.map(({ id }) => id),
    path,
  );
  return named.filter((_, at) => held[at] === true);
}

/** Returns for each revision whether it contains the file. Git is called once, with one line per revision. */
async function whoHold(ids: readonly string[], path: string): Promise<readonly boolean[]> {
  const name = basename(path);
  if (ids.length === 0 || name.includes('\n')) return [];
  const asked = ids.map((id) => `${id}:./${name}\n`).join('');
  const answer = await runGit(['cat-file', '--batch-check=%(objecttype)'], dirname(path), asked);
  return answer.ok ? linesOf(answer.out).map((line) => line === 'blob') : [];
}

function linesOf(out: Buffer): readonly string[] {
  return out.toString('utf8').split('\n').slice(0, -1);
}
