import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  done,
  failed,
  guideExtension,
  type HistoryLimits,
  type HostImplementation,
  type HostResult,
  type Version,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { makeHome } from '../saving/jsonFile.ts';
import { oneAtATime } from '../saving/oneAtATime.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { saveFile } from '../saving/saveFile.ts';
import { guideText, largestGuideBytes } from '../saving/guideText.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';
import { moveVersions } from './moveVersions.ts';
import { outdated } from './outdated.ts';
import { fileOfVersion, versionName, versionOf } from './versionName.ts';

/** Size in bytes by file name. Versions never change, so each is measured once. */
type Sizes = Map<string, number>;

type HistoryMethod = Extract<keyof HostImplementation, `history.${string}`>;

/** Earlier contents of guides, in one folder per path, readable only by their owner. */
export interface History {
  readonly methods: Pick<HostImplementation, HistoryMethod>;
  /** Keeps content that is about to be replaced. Resolves to false if the machine refuses; saves go on. */
  keep(path: string, bytes: Uint8Array, reason: Version['reason']): Promise<boolean>;
  /** Moves the versions of a guide to its new path. Rejects with the system's code. */
  move(from: string, to: string): Promise<void>;
}

/**
 * Returns the history in the folder `home`. `limits` is called for each kept version, so changed settings apply at
 * once.
 */
export function createHistory(
  machine: Machine,
  workspace: Workspace,
  home: string,
  limits: () => Promise<HistoryLimits>,
): History {
  const sizes: Sizes = new Map();
  const folderOf = (path: string) => join(home, createHash('sha256').update(path).digest('hex').slice(0, 32));

  async function keep(path: string, bytes: Uint8Array, reason: Version['reason']): Promise<boolean> {
    const folder = folderOf(path);
    return await oneAtATime(folder, async () => await keepIn(machine, sizes, folder, bytes, reason, await limits()));
  }

  async function at<T>(file: string, work: (place: ReachableFile) => Promise<HostResult<T>>): Promise<HostResult<T>> {
    const place = await workspace.resolve(file);
    if (!place.ok) return place;
    try {
      return await work(place.value);
    } catch (error) {
      return failed({ code: 'fileSystem', file: place.value.name, cause: systemErrorCode(error) });
    }
  }

  return {
    keep,
    move: async (from, to) => await moveVersions(machine, folderOf(from), folderOf(to)),
    methods: {
      'history.list': async ({ file }) =>
        await at(file, async ({ path }) => done({ versions: await versionsIn(machine, sizes, folderOf(path)) })),
      'history.read': async ({ file, version }) =>
        await at(file, async ({ path, name }) => {
          const read = await readWhole(machine.fileSystem, join(folderOf(path), fileOfVersion(version)));
          if (read.state !== 'read') return failed({ code: 'versionGone', file: name });
          const text = guideText(name, read.bytes);
          return text.ok ? done({ text: text.value }) : text;
        }),
      'history.keep': async ({ file, text, reason }) =>
        await at(file, async ({ path, name }) => {
          const bytes = new TextEncoder().encode(text);
          if (bytes.length > largestGuideBytes) {
            return failed({ code: 'tooLarge', file: name, bytes: bytes.length, limitBytes: largestGuideBytes });
          }
          return done({ kept: await keep(path, bytes, reason) });
        }),
    },
  };
}

async function keepIn(
  machine: Machine,
  sizes: Sizes,
  folder: string,
  bytes: Uint8Array,
  reason: Version['reason'],
  limits: HistoryLimits,
): Promise<boolean> {
  const hash = hashOf(bytes);
  try {
    const versions = await versionsIn(machine, sizes, folder);
    // Content equal to the newest version is not kept again, as when a save is repeated.
    if (versions[0]?.hash === hash.slice(0, 16)) return true;
    // Versions of the same millisecond still need an order.
    const keptAt = Math.max(machine.now(), (versions[0]?.keptAt ?? 0) + 1);
    const name = versionName(keptAt, reason, hash);
    const path = join(folder, name);
    await makeHome(machine, path);
    const saved = await saveFile(machine, { path, bytes, baseHash: null, permissions: 0o600 });
    if (!saved.ok) return false;
    const kept = { id: name.slice(0, -guideExtension.length), keptAt, reason, hash, bytes: bytes.length };
    await thin(machine, folder, [kept, ...versions], limits);
    return true;
  } catch (error) {
    systemErrorCode(error);
    return false;
  }
}

async function thin(
  machine: Machine,
  folder: string,
  versions: readonly Version[],
  limits: HistoryLimits,
): Promise<void> {
  for (const { id } of outdated(versions, limits, machine.now())) {
    await machine.fileSystem.remove(join(folder, fileOfVersion(id))).catch(systemErrorCode);
  }
}

/** Returns the versions, newest first; empty if there are none. */
async function versionsIn({ fileSystem }: Machine, sizes: Sizes, folder: string): Promise<readonly Version[]> {
  const names = await fileSystem.list(folder).catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  const versions: Version[] = [];
  for (const name of names) {
    const version = versionOf(name);
    if (version === null) continue;
    const bytes = sizes.get(name) ?? (await fileSystem.facts(join(folder, name))).bytes;
    sizes.set(name, bytes);
    versions.push({ ...version, bytes });
  }
  return versions.sort((a, b) => b.keptAt - a.keptAt);
}
