import { basename, dirname, join } from 'node:path';
import {
  deletedKey,
  type DeletedFile,
  done,
  failed,
  guideExtension,
  type HistoryLimits,
  type HostResult,
  isJsonObject,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { type Companion, companionPath, companions } from '../companions/companionPath.ts';
import { makeHome } from '../saving/jsonFile.ts';
import { readWhole } from '../saving/readWhole.ts';
import { saveFile } from '../saving/saveFile.ts';
import type { ReachableFile } from '../workspace/workspace.ts';

const ownerOnly = 0o600;
const dayMs = 86_400_000;
const endings = {
  guide: guideExtension,
  notes: '.notes.json',
  tests: '.tests.json',
  translations: '.translations.json',
  facts: '.facts.json',
} as const;

/** A deleted guide that can be restored. */
export interface Kept {
  readonly path: string;
  readonly guide: Uint8Array;
  readonly companions: Readonly<Partial<Record<Companion, Uint8Array>>>;
}

/**
 * Deleted guides on systems without a trash: up to five files each in one folder of the local history, readable only by
 * their owner. They are kept as long as the local history.
 */
export interface Deleted {
  /** Keeps a guide with the files beside it, then removes the originals. */
  keep(place: ReachableFile): Promise<HostResult<{ readonly key: string }>>;
  /** Newest first. */
  list(): Promise<readonly DeletedFile[]>;
  read(key: string): Promise<Kept | null>;
  forget(key: string): Promise<void>;
  /** Returns where the folder of readers of a deleted guide is kept. */
  folderOf(key: string): string;
}

/** Returns the deleted guides in `folder`. `limits` returns how long they are kept. */
export function createDeleted(machine: Machine, folder: string, limits: () => Promise<HistoryLimits>): Deleted {
  const { fileSystem } = machine;
  const at = (key: string, part: keyof typeof endings) => join(folder, key + endings[part]);

  const folderOf = (key: string) => join(folder, `${key}.reading`);

  async function bytesAt(path: string): Promise<Uint8Array | null> {
    const read = await readWhole(fileSystem, path);
    return read.state === 'read' ? read.bytes : null;
  }

  async function companionsAt(pathOf: (companion: Companion) => string): Promise<Kept['companions']> {
    const found: Partial<Record<Companion, Uint8Array>> = {};
    for (const companion of companions) {
      const bytes = await bytesAt(pathOf(companion));
      if (bytes !== null) found[companion] = bytes;
    }
    return found;
  }

  async function factsOf(key: string): Promise<(DeletedFile & { readonly path: string }) | null> {
    const bytes = await bytesAt(at(key, 'facts'));
    const facts: unknown = bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (!isJsonObject(facts) || typeof facts['path'] !== 'string') return null;
    const { path } = facts;
    return { key, path, name: basename(path), folder: dirname(path), deletedAt: Number(key.split('-')[0]) };
  }

  async function forget(key: string): Promise<void> {
    for (const part of ['facts', ...companions, 'guide'] as const) {
      await fileSystem.remove(at(key, part)).catch(systemErrorCode);
    }
    const readers = folderOf(key);
    for (const name of await fileSystem.list(readers).catch(() => [])) {
      await fileSystem.remove(join(readers, name)).catch(systemErrorCode);
    }
    await fileSystem.removeFolder(readers).catch(systemErrorCode);
  }

  return {
    keep: async (place) => {
      const key = `${String(Math.trunc(machine.now())).padStart(13, '0')}-${machine.random(8)}`;
      try {
        await makeHome(machine, at(key, 'guide'));
        const guide = await bytesAt(place.path);
        if (guide === null) return failed({ code: 'notFound', file: place.name });
        const beside = await companionsAt((companion) => companionPath(place, companion));
        const facts = Buffer.from(`${JSON.stringify({ path: place.path })}\n`);
        for (const [part, bytes] of [['guide', guide], ...Object.entries(beside), ['facts', facts]] as const) {
          const saved = await saveFile(machine, {
            path: at(key, part as keyof typeof endings),
            bytes,
            baseHash: null,
            permissions: ownerOnly,
          });
          if (!saved.ok) return saved;
        }
        await fileSystem.remove(place.path);
        for (const companion of companions) {
          if (beside[companion] !== undefined) await fileSystem.remove(companionPath(place, companion));
        }
        return done({ key });
      } catch (error) {
        return failed({ code: 'fileSystem', file: place.name, cause: systemErrorCode(error) });
      }
    },
    list: async () => {
      const names = await fileSystem.list(folder).catch(() => []);
      const keys = names.flatMap((name) => (name.endsWith(endings.facts) ? name.slice(0, -endings.facts.length) : []));
      const oldest = machine.now() - (await limits()).days * dayMs;
      const found: DeletedFile[] = [];
      for (const key of keys.filter((each) => deletedKey.safeParse(each).success)) {
        const facts = await factsOf(key).catch(() => null);
        if (facts === null) continue;
        const { path: _, ...listed } = facts;
        if (facts.deletedAt < oldest) await forget(key);
        else found.push(listed);
      }
      return found.sort((a, b) => b.deletedAt - a.deletedAt);
    },
    read: async (key) => {
      const facts = await factsOf(key).catch(() => null);
      const guide = facts && (await bytesAt(at(key, 'guide')).catch(() => null));
      if (!facts || !guide) return null;
      return {
        path: facts.path,
        guide,
        companions: await companionsAt((companion) => at(key, companion)).catch(() => ({})),
      };
    },
    forget,
    folderOf,
  };
}
