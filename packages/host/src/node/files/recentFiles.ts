import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { done, type HostImplementation, isJsonObject, type JsonObject, type RecentFile } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';

type Noted = 'file.open' | 'file.create' | 'file.pickSave' | 'file.rename';
type Recent = 'file.peek' | 'file.recent' | 'file.forget';

const options = { permissions: 0o600, damaged: 'setAside' } as const;
const most = 12;

interface Entry {
  readonly path: string;
  readonly openedAt: number;
}

/**
 * Returns the methods of the recent files, in this folder or elsewhere, kept in one file of the home folder. It also
 * wraps `files`, which open and create guides; they succeed even if the list cannot be written.
 */
export function recentFiles(
  machine: Machine,
  workspace: Workspace,
  listPath: string,
  files: Pick<HostImplementation, Noted>,
): Pick<HostImplementation, Noted | Recent> {
  async function change(next: (entries: readonly Entry[]) => readonly Entry[]): Promise<void> {
    await makeHome(machine, listPath).catch(() => undefined);
    await updateJsonFile(machine, listPath, options, (old) => ({ ...old, files: next(entriesOf(old)).map(asJson) }));
  }

  async function note(file: string): Promise<void> {
    const place = await workspace.resolve(file);
    if (!place.ok) return;
    const entry = { path: place.value.path, openedAt: machine.now() };
    await change((entries) => [entry, ...entries.filter(({ path }) => path !== entry.path)].slice(0, most));
  }

  return {
    'file.open': async (input) => {
      const opened = await files['file.open'](input);
      if (opened.ok) await note(opened.value.file);
      return opened;
    },
    'file.peek': async (input) => await files['file.open'](input),
    'file.create': async (input) => {
      const made = await files['file.create'](input);
      if (made.ok) await note(made.value.file);
      return made;
    },
    'file.pickSave': async (input) => {
      const saved = await files['file.pickSave'](input);
      if (saved.ok && saved.value) await note(saved.value.file);
      return saved;
    },
    'file.rename': async (input) => {
      const before = await workspace.resolve(input.file);
      const renamed = await files['file.rename'](input);
      const after = renamed.ok ? workspace.pathOf(renamed.value.file) : null;
      if (before.ok && after !== null) {
        await change((entries) =>
          entries.map((entry) => (entry.path === before.value.path ? { ...entry, path: after } : entry)),
        );
      }
      return renamed;
    },
    'file.recent': async () => {
      const read = await readJsonFile(machine, listPath, options);
      const entries = read.ok ? entriesOf(read.value) : [];
      return done({ files: await Promise.all(entries.map(async (entry) => await described(workspace, entry))) });
    },
    'file.forget': async ({ key }) => {
      await change((entries) => entries.filter(({ path }) => keyOf(path) !== key));
      return done(null);
    },
  };
}

/** The user chose each of these files once, so it stays reachable as long as it is a file. */
async function described(workspace: Workspace, { path, openedAt }: Entry): Promise<RecentFile> {
  const place = await workspace.handOutFound(path);
  const file = place.ok && place.value.exists ? place.value.file : null;
  return { key: keyOf(path), file, name: basename(path), folder: dirname(path), openedAt };
}

function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}

function entriesOf(kept: JsonObject | null): readonly Entry[] {
  const files = kept?.['files'];
  if (!Array.isArray(files)) return [];
  return files.flatMap((each) => {
    if (!isJsonObject(each)) return [];
    const { path, openedAt } = each;
    return typeof path === 'string' && typeof openedAt === 'number' ? [{ path, openedAt }] : [];
  });
}

function asJson({ path, openedAt }: Entry): JsonObject {
  return { path, openedAt };
}
