import { basename, dirname } from 'node:path';
import { done, failed, type HostImplementation, type Revision } from '../../common/index.ts';
import { guideText } from '../saving/guideText.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { earlierNames, fileAtEarlierName } from './earlierNames.ts';
import { fileAtRevision } from './fileAtRevision.ts';
import { namedRevisions } from './namedRevisions.ts';
import { type GitAnswer, runGit } from './runGit.ts';

const mostRevisions = 100;

/**
 * Returns the `file.revisions` and `file.revision` methods. Without git, or outside a repository, there are no
 * revisions.
 */
export function revisions(workspace: Workspace): Pick<HostImplementation, 'file.revisions' | 'file.revision'> {
  return {
    'file.revisions': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const { path } = place.value;
      const [revisions, named] = await Promise.all([listAll(path), namedRevisions(path)]);
      return done({ revisions, named });
    },
    'file.revision': async ({ file, revision }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const { name, path } = place.value;
      const read = await readAt(path, revision);
      return read.ok ? textOf(name, read.out) : failed({ code: 'noRevision', file: name, revision });
    },
  };
}

function textOf(name: string, bytes: Uint8Array) {
  const text = guideText(name, bytes);
  return text.ok ? done({ text: text.value }) : text;
}

/** Reads the file under its name, or under the name it had in that commit. */
async function readAt(path: string, revision: string): Promise<GitAnswer> {
  const read = await fileAtRevision(path, revision);
  if (read.ok) return read;
  const renamed = (await earlierNames(path, mostRevisions)).find((each) => each.revision.id === revision);
  return renamed ? await fileAtEarlierName(path, renamed) : read;
}

/** Lists commits under the current name on all branches, and earlier names on this branch. */
async function listAll(path: string): Promise<readonly Revision[]> {
  const [here, before] = await Promise.all([list(path), earlierNames(path, mostRevisions)]);
  const known = new Set(here.map(({ id }) => id));
  const renamed = before.map(({ revision }) => revision).filter(({ id }) => !known.has(id));
  return [...here, ...renamed].sort((a, b) => b.at - a.at).slice(0, mostRevisions);
}

async function list(path: string): Promise<readonly Revision[]> {
  const format = '--format=%H%x00%ct%x00%s';
  const everywhere = ['--exclude=refs/stash', '--exclude=refs/notes/*', '--all'];
  const log = await runGit(['log', `-n${mostRevisions}`, format, ...everywhere, '--', basename(path)], dirname(path));
  if (!log.ok) return [];
  return log.out
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', seconds = '', subject = ''] = line.split('\0');
      return id === '' ? [] : [{ id, at: Number(seconds) * 1000, subject }];
    });
}
