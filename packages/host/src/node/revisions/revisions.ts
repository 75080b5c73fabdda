import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { done, failed, type HostImplementation, type Revision } from '../../common/index.ts';
import { guideText, largestGuideBytes } from '../workspace/guideText.ts';
import type { Workspace } from '../workspace/workspace.ts';

const mostRevisions = 100;
const longestMs = 10_000;
/** A repository may name programs that git runs by itself: none of them is needed to read. */
const quiet = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'diff.external='];

const run = promisify(execFile);

/** The `file.revisions` and `file.revision` rows of the contract. Without git, or outside a repository, there are none. */
export function revisions(workspace: Workspace): Pick<HostImplementation, 'file.revisions' | 'file.revision'> {
  return {
    'file.revisions': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      return done({ revisions: await list(place.value.path) });
    },
    'file.revision': async ({ file, revision }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const bytes = await contentAt(place.value.path, revision);
      return bytes === null ? failed({ code: 'notFound', file: place.value.name }) : textOf(place.value.name, bytes);
    },
  };
}

function textOf(name: string, bytes: Uint8Array) {
  const text = guideText(name, bytes);
  return text.ok ? done({ text: text.value }) : text;
}

async function list(path: string): Promise<readonly Revision[]> {
  const format = '--format=%H%x00%ct%x00%s';
  const out = await git(dirname(path), ['log', `-n${mostRevisions}`, format, '--', basename(path)]);
  const lines = out?.toString('utf8').split('\n') ?? [];
  return lines.flatMap((line) => {
    const [id = '', seconds = '', subject = ''] = line.split('\0');
    return id === '' ? [] : [{ id, at: Number(seconds) * 1000, subject }];
  });
}

async function contentAt(path: string, revision: string): Promise<Uint8Array | null> {
  return await git(dirname(path), ['show', '--no-textconv', `${revision}:./${basename(path)}`]);
}

/** What git says, or null where it cannot say anything: no git, no repository, no such revision. */
async function git(folder: string, words: readonly string[]): Promise<Buffer | null> {
  try {
    const { stdout } = await run('git', [...quiet, ...words], {
      cwd: folder,
      encoding: 'buffer',
      timeout: longestMs,
      maxBuffer: largestGuideBytes,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
    });
    return stdout;
  } catch {
    return null;
  }
}
