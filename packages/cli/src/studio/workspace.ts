import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { systemFailure } from '../systemError.ts';
import { placesOf } from './places.ts';

/** A folder with guides, and the file to open first. */
export interface WorkspaceFolder {
  readonly folder: string;
  readonly openFirst: string | null;
  readonly isWritable: boolean;
}

function kindOf(path: string): 'file' | 'folder' | 'other' | 'missing' {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'missing';
  if (stat.isFile()) return 'file';
  return stat.isDirectory() ? 'folder' : 'other';
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function withFolder(folder: string, openFirst: string | null): WorkspaceFolder {
  const kind = kindOf(folder);
  if (kind === 'missing')
    throw wrongUse(`The folder ${folder} does not exist. Create it first, or specify another one.`);
  if (kind !== 'folder') throw wrongUse(`${folder} is not a folder. Specify the folder that your guides are in.`);
  return { folder, openFirst, isWritable: isWritable(folder) };
}

function withFile(file: string, folder: string | undefined): WorkspaceFolder {
  const kind = kindOf(file);
  if (kind === 'missing') throw wrongUse(`${file} does not exist. Check the name and the folder.`);
  if (kind === 'folder') throw wrongUse(`${file} is a folder. To work in it, run guide edit --folder ${file}`);
  if (!/\.json$/iu.test(file))
    throw wrongUse(`${file} does not end in .json. Specify a guide, as in study.guide.json.`);
  if (kind === 'other') throw wrongUse(`${file} is not a file that can be edited.`);
  return withFolder(folder ?? dirname(file), file);
}

/**
 * Returns the editor's folder: the named one, otherwise that of the file, otherwise `Guides`, which is created if
 * missing. A read-only folder is not a failure, because its guides can still be read. Throws `CommandFailure` if there is
 * no such folder or file.
 */
export function workspaceOf(
  { file, folder }: { readonly file?: string | undefined; readonly folder?: string | undefined },
  context: Pick<Context, 'env' | 'cwd'>,
): WorkspaceFolder {
  const named = folder === undefined ? undefined : resolve(context.cwd, folder);
  try {
    if (file !== undefined) return withFile(resolve(context.cwd, file), named);
    if (named !== undefined) return withFolder(named, null);
    const { home, workspace } = placesOf(context);
    // First, because a moved home contains `Guides` and is only for its owner.
    mkdirSync(home, { recursive: true, mode: 0o700 });
    mkdirSync(workspace, { recursive: true });
    return withFolder(workspace, null);
  } catch (error) {
    throw systemFailure(error, named ?? file ?? placesOf(context).workspace);
  }
}
