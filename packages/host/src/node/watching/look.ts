import { basename, dirname, join } from 'node:path';
import { isConflictCopy, type Sight, type Watched } from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { companionMark } from '../companions/companionMark.ts';
import { folderSettingsMark } from '../companions/folderSettings.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';

/** What was last seen at the path of a guide; used to find it after a rename. */
export interface LastSeen {
  readonly path: string;
  readonly hash: string;
  readonly identity: string;
}

export interface Look {
  readonly watched: Omit<Watched, 'mark'>;
  /** Null if there is no file. */
  readonly seen: LastSeen | null;
}

const nothingAround = { copies: [], notes: null, tests: null, translations: null, settings: null } as const;

/** Looks once at the path of a guide. An unreadable file is a state, not a failure. */
export async function look(
  machine: Machine,
  workspace: Workspace,
  file: string,
  before: LastSeen | null,
): Promise<Look> {
  const place = await workspace.resolve(file);
  if (!place.ok) {
    const sight: Sight = place.error.code === 'notAFile' ? { state: 'notAFile' } : { state: 'unreachable' };
    return { watched: { sight, ...nothingAround }, seen: null };
  }
  try {
    const found = await content(machine, place.value);
    const names = await machine.fileSystem.list(dirname(place.value.path));
    const around = {
      copies: await copiesOf(workspace, place.value, names),
      notes: await companionMark(machine, place.value, 'notes'),
      tests: await companionMark(machine, place.value, 'tests'),
      translations: await companionMark(machine, place.value, 'translations'),
      settings: await folderSettingsMark(machine, place.value.path),
    };
    if (found.sight.state !== 'absent' || before === null) {
      return { watched: { sight: found.sight, ...around }, seen: found.seen };
    }
    const movedTo = await renamed(machine, workspace, before, names);
    return { watched: { sight: { state: 'absent', movedTo }, ...around }, seen: null };
  } catch (error) {
    systemErrorCode(error);
    return { watched: { sight: { state: 'unreachable' }, ...nothingAround }, seen: null };
  }
}

async function content(
  { fileSystem }: Machine,
  { path }: ReachableFile,
): Promise<{ sight: Sight; seen: LastSeen | null }> {
  const read = await readWhole(fileSystem, path, largestGuideBytes);
  // Not a valid hash: the editor then opens the file and gets the reason.
  if (read.state === 'tooLarge') return { sight: { state: 'file', hash: `too large: ${read.bytes}` }, seen: null };
  if (read.state === 'notAFile') return { sight: { state: 'notAFile' }, seen: null };
  if (read.state !== 'read') return { sight: { state: 'absent', movedTo: null }, seen: null };
  const hash = hashOf(read.bytes);
  return { sight: { state: 'file', hash }, seen: { path, hash, identity: read.facts.identity } };
}

async function copiesOf(
  workspace: Workspace,
  { name: guide, path }: ReachableFile,
  names: readonly string[],
): Promise<Watched['copies']> {
  const copies = names.filter((name) => isConflictCopy(name, guide)).sort();
  const places = await Promise.all(copies.map(async (name) => await workspace.handOutFound(join(dirname(path), name))));
  return places.flatMap((place) => (place.ok && place.value.exists ? [beside(place.value)] : []));
}

function beside({ file, path }: ReachableFile): { readonly file: string; readonly name: string } {
  return { file, name: basename(path) };
}

/** Finds the same file under another name in the folder: same identity on disk, same content. */
async function renamed(
  machine: Machine,
  workspace: Workspace,
  before: LastSeen,
  names: readonly string[],
): Promise<{ readonly file: string; readonly name: string } | null> {
  for (const name of names.filter((each) => each.endsWith('.json') && !each.startsWith('.'))) {
    const path = join(dirname(before.path), name);
    const facts = await machine.fileSystem.facts(path).catch(() => null);
    if (facts?.kind !== 'file' || facts.identity !== before.identity) continue;
    const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
    if (read.state !== 'read' || hashOf(read.bytes) !== before.hash) continue;
    const place = await workspace.handOutFound(path);
    if (place.ok) return beside(place.value);
  }
  return null;
}
