import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { systemSentence } from '../systemError.ts';
import { placesOf } from './places.ts';

/** A folder with guides, and the file to open first. */
export interface WorkspaceFolder {
  readonly folder: string;
  readonly openFirst: string | null;
  readonly isWritable: boolean;
}

/** The workspace, or a sentence that says why there is none. */
export type Workspace = ({ readonly ok: true } & WorkspaceFolder) | { readonly ok: false; readonly sentence: string };

const noWorkspace = (sentence: string): Workspace => ({ ok: false, sentence });

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

function withFolder(folder: string, openFirst: string | null): Workspace {
  const kind = kindOf(folder);
  if (kind === 'missing')
    return noWorkspace(`The folder ${folder} does not exist. Create it first, or specify another one.`);
  if (kind !== 'folder') return noWorkspace(`${folder} is not a folder. Specify the folder that your guides are in.`);
  return { ok: true, folder, openFirst, isWritable: isWritable(folder) };
}

function withFile(file: string, folder: string | undefined): Workspace {
  const kind = kindOf(file);
  if (kind === 'missing') return noWorkspace(`${file} does not exist. Check the name and the folder.`);
  if (kind === 'folder') return noWorkspace(`${file} is a folder. To work in it, run guide edit --folder ${file}`);
  if (!/\.json$/iu.test(file))
    return noWorkspace(`${file} does not end in .json. Specify a guide, as in study.guide.json.`);
  if (kind === 'other') return noWorkspace(`${file} is not a file that can be edited.`);
  return withFolder(folder ?? dirname(file), file);
}

/**
 * Returns the editor's folder: the named one, otherwise that of the file, otherwise `Guides`, which is created if
 * missing. A read-only folder is not a failure, because its guides can still be read.
 */
export function workspaceOf(
  { file, folder }: { readonly file?: string | undefined; readonly folder?: string | undefined },
  context: Pick<Context, 'env' | 'cwd'>,
): Workspace {
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
    const sentence = systemSentence(error, named ?? file ?? placesOf(context).workspace);
    if (sentence === null) throw error;
    return noWorkspace(sentence);
  }
}
