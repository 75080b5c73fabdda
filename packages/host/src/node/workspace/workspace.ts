import { basename, dirname, join } from 'node:path';
import { done, failed, type HostResult, isGuideFileName } from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';

/** A reachable file with its resolved path. */
export interface ReachableFile {
  readonly file: string;
  readonly name: string;
  readonly path: string;
  readonly exists: boolean;
}

/**
 * What the editor can reach: guide files directly inside one folder, by name, and files that the user picked in a
 * dialog or on the command line, by a random handle. Nothing else is reachable.
 */
export interface Workspace {
  /** The resolved path of the folder. */
  readonly folder: string;
  /** Changes to another folder that the user chose. Earlier handles become invalid. Resolves to the folder's path. */
  move(path: string): Promise<HostResult<string>>;
  /** Returns the file of a handle. It is checked at each call, because links can change. */
  resolve(file: string): Promise<HostResult<ReachableFile>>;
  /** Returns the path of a handle, whatever is there; null if the handle is unknown. */
  pathOf(file: string): string | null;
  /** Returns a handle for a file that the user chose: its name if it is in the folder, otherwise a random one. */
  handOut(path: string): Promise<HostResult<ReachableFile>>;
  /** Returns a handle for a file that was found, or chosen long ago. Fails if the path is now a link. */
  handOutFound(path: string): Promise<HostResult<ReachableFile>>;
  /** Returns the names in the folder that may be guides. */
  names(): Promise<readonly string[]>;
}

/** Opens a workspace. Rejects with the system's code if the folder cannot be found. */
export async function openWorkspace(machine: Machine, folder: string): Promise<Workspace> {
  let root = await machine.fileSystem.realPath(folder);
  const handles = new Map<string, string>();

  const pathOf = (file: string) => handles.get(file) ?? (isGuideFileName(file) ? join(root, file) : null);

  async function resolve(file: string): Promise<HostResult<ReachableFile>> {
    const path = pathOf(file);
    if (path === null) return failed({ code: 'notReachable', file });
    try {
      return await checkedFile(machine, { file, path, inside: handles.has(file) ? null : root });
    } catch (error) {
      return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
    }
  }

  async function handOut(path: string): Promise<HostResult<ReachableFile>> {
    try {
      const real = await resolveParent(machine, path);
      const name = basename(real);
      if (dirname(real) === root && isGuideFileName(name)) return await resolve(name);
      const known = [...handles].find(([, held]) => held === real)?.[0];
      const handle = known ?? `picked-${machine.random(16)}`;
      handles.set(handle, real);
      return await resolve(handle);
    } catch (error) {
      return failed({ code: 'fileSystem', file: basename(path), cause: systemErrorCode(error) });
    }
  }

  async function handOutFound(path: string): Promise<HostResult<ReachableFile>> {
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
      return failed({ code: 'fileSystem', file: basename(path), cause: systemErrorCode(error) });
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
  /** The folder that must contain the file after links are resolved; null for a file that was handed out. */
  readonly inside: string | null;
}

async function checkedFile(machine: Machine, { file, path, inside }: Candidate): Promise<HostResult<ReachableFile>> {
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
  return await checkedFile(machine, { file, path: target, inside });
}

/** Returns false if the folder or one above it was replaced by a link. */
async function isItself(machine: Machine, folder: string): Promise<boolean> {
  return (await machine.fileSystem.realPath(folder)) === folder;
}

async function resolveParent(machine: Machine, path: string): Promise<string> {
  const real = await machine.fileSystem.realPath(path).catch((error: unknown) => absent(error));
  return real ?? join(await machine.fileSystem.realPath(dirname(path)), basename(path));
}

function absent(error: unknown): null {
  const cause = systemErrorCode(error);
  if (cause === 'ENOENT' || cause === 'ELOOP') return null;
  throw error;
}
