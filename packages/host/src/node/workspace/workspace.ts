import { basename, dirname, join } from 'node:path';
import { done, failed, type HostResult, isGuideFileName } from '../../common/index.ts';
import { causeOf, type Machine } from '../machine/machine.ts';

/** A file that may be reached, under its resolved path. */
export interface Place {
  readonly file: string;
  readonly name: string;
  readonly path: string;
  readonly exists: boolean;
}

/**
 * What the editor can reach: the guide files directly inside one folder, by name, and the files a person picked in a
 * dialog or on the command line, by a handle that cannot be guessed. Nothing else has a name here.
 */
export interface Workspace {
  /** The resolved path of the folder. */
  readonly folder: string;
  /** Goes to another folder that a person chose. Handles of before lead nowhere. Resolves to the folder's path. */
  move(path: string): Promise<HostResult<string>>;
  /** Finds the file a handle stands for. Checked anew at each call, since links can change. */
  resolve(file: string): Promise<HostResult<Place>>;
  /** Where a handle leads, whatever stands there now; null: nowhere. */
  pathOf(file: string): string | null;
  /** The handle of a file that a person chose: its name where it lies in the folder, else a new handle. */
  handOut(path: string): Promise<HostResult<Place>>;
  /**
   * The handle of a file that was found, not chosen, or was chosen long ago. Somebody else may have put a link in its
   * place since: that leads nowhere.
   */
  handOutFound(path: string): Promise<HostResult<Place>>;
  /** Names in the folder that may be guides. */
  names(): Promise<readonly string[]>;
}

/** Rejects with the system's code when the folder cannot be found. */
export async function openWorkspace(machine: Machine, folder: string): Promise<Workspace> {
  let root = await machine.fileSystem.realPath(folder);
  const handles = new Map<string, string>();

  const pathOf = (file: string) => handles.get(file) ?? (isGuideFileName(file) ? join(root, file) : null);

  async function resolve(file: string): Promise<HostResult<Place>> {
    const path = pathOf(file);
    if (path === null) return failed({ code: 'notReachable', file });
    try {
      return await placeOf(machine, { file, path, inside: handles.has(file) ? null : root });
    } catch (error) {
      return failed({ code: 'fileSystem', file, cause: causeOf(error) });
    }
  }

  async function handOut(path: string): Promise<HostResult<Place>> {
    try {
      const real = await resolveParent(machine, path);
      const name = basename(real);
      if (dirname(real) === root && isGuideFileName(name)) return await resolve(name);
      const known = [...handles].find(([, held]) => held === real)?.[0];
      const handle = known ?? `picked-${machine.random(16)}`;
      handles.set(handle, real);
      return await resolve(handle);
    } catch (error) {
      return failed({ code: 'fileSystem', file: basename(path), cause: causeOf(error) });
    }
  }

  async function handOutFound(path: string): Promise<HostResult<Place>> {
    const facts = await machine.fileSystem.facts(path).catch(() => null);
    if (facts !== null && facts.kind !== 'file') return failed({ code: 'notReachable', file: basename(path) });
    return await handOut(path);
  }

  async function move(path: string): Promise<HostResult<string>> {
    try {
      const real = await machine.fileSystem.realPath(path);
      await machine.fileSystem.list(real);
      root = real;
      handles.clear();
      return done(root);
    } catch (error) {
      return failed({ code: 'fileSystem', file: basename(path), cause: causeOf(error) });
    }
  }

  return {
    get folder() {
      return root;
    },
    move,
    resolve,
    pathOf,
    handOut,
    handOutFound,
    names: async () => (await machine.fileSystem.list(root)).filter(isGuideFileName),
  };
}

interface Candidate {
  readonly file: string;
  readonly path: string;
  /** The folder that the file must lie in, links resolved; null for a file that was handed out. */
  readonly inside: string | null;
}

async function placeOf(machine: Machine, { file, path, inside }: Candidate): Promise<HostResult<Place>> {
  const { fileSystem } = machine;
  if (!(await isItself(machine, dirname(path)))) return failed({ code: 'notReachable', file });
  const facts = await fileSystem.facts(path).catch((error: unknown) => absent(error));
  if (facts === null) return done({ file, name: basename(path), path, exists: false });
  if (facts.kind === 'file') return done({ file, name: basename(path), path, exists: true });
  if (facts.kind !== 'link') return failed({ code: 'notAFile', file });
  if (inside === null) return failed({ code: 'notReachable', file });
  const target = await fileSystem.realPath(path).catch((error: unknown) => absent(error));
  if (target === null) return failed({ code: 'notFound', file });
  if (dirname(target) !== inside || !isGuideFileName(basename(target))) return failed({ code: 'notReachable', file });
  return await placeOf(machine, { file, path: target, inside });
}

/** False when a link was put in place of the folder or of one above it. */
async function isItself(machine: Machine, folder: string): Promise<boolean> {
  return (await machine.fileSystem.realPath(folder)) === folder;
}

async function resolveParent(machine: Machine, path: string): Promise<string> {
  const real = await machine.fileSystem.realPath(path).catch((error: unknown) => absent(error));
  return real ?? join(await machine.fileSystem.realPath(dirname(path)), basename(path));
}

function absent(error: unknown): null {
  const cause = causeOf(error);
  if (cause === 'ENOENT' || cause === 'ELOOP') return null;
  throw error;
}
