import { join } from 'node:path';
import {
  done,
  type HostImplementation,
  type HostResult,
  type NamedPart,
  type OwnParts,
  type PartFault,
  type PartFaults,
  type PartKind,
  urlOf,
} from '../../common/index.ts';
import type { KeyStore } from '../keys/keyStore.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import { partUrlOf } from './partAddress.ts';

/** A model or a transcriber with its key, which never leaves the host and the service. */
export interface PartOfService {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
}

/** What the service of this computer is started with; null for what is not set up. */
export type PartsOfService = Readonly<Record<PartKind, PartOfService | null>>;

/** What the service of this computer does with its parts. */
export interface PartUser {
  /** Returns why a part cannot be used; null if it works. Fails with `serviceUnavailable` if nothing can ask it. */
  test(kind: PartKind, part: PartOfService): Promise<HostResult<PartFault | null>>;
  /** Returns what the parts failed with last, once they have been tried. */
  faults(): Promise<PartFaults>;
  /** Starts the service again with these parts. */
  use(parts: PartsOfService): Promise<void>;
}

interface Options {
  readonly machine: Machine;
  /** The folder of the files with address and name. They never contain a key. */
  readonly home: string;
  readonly keyStore: KeyStore;
}

/** The names of the files, by what they are about. */
export const partFiles: Readonly<Record<PartKind, string>> = { model: 'model.json', transcriber: 'transcriber.json' };

const fileOptions = { permissions: 0o600, damaged: 'setAside' } as const;
const fault = (kind: PartFault['kind']): PartFault => ({ kind, status: null, lacksVersion: false });
const noFaults: PartFaults = { model: null, transcriber: null };

/** Returns the kept parts with their keys. */
export async function keptParts(options: Options): Promise<PartsOfService> {
  const [model, transcriber] = [await read(options, 'model'), await read(options, 'transcriber')];
  return { model: model.ok ? model.value : null, transcriber: transcriber.ok ? transcriber.value : null };
}

/** Returns the `part.*` methods. A key belongs to one part at the origin it was entered for. */
export function ownParts(
  options: Options,
  user: PartUser | undefined,
): Pick<HostImplementation, Extract<keyof HostImplementation, `part.${string}`>> {
  const { machine, keyStore } = options;

  async function describe(): Promise<HostResult<OwnParts | null>> {
    if (user === undefined) return done(null);
    const model = await read(options, 'model');
    if (!model.ok) return model;
    const transcriber = await read(options, 'transcriber');
    if (!transcriber.ok) return transcriber;
    const now = { model: withoutKey(model.value), transcriber: withoutKey(transcriber.value) };
    return done({ now, keyStorage: keyStore.storage });
  }

  async function whole(kind: PartKind, named: PartOfService): Promise<PartOfService | null> {
    const url = partUrlOf(named.url.trim());
    if (url === null) return null;
    const key = named.key ?? (await keyStore.get(account(kind, url)))?.key ?? null;
    return { url, model: named.model.trim(), key };
  }

  return {
    'part.read': describe,
    'part.faults': async () => done(user === undefined ? noFaults : await user.faults()),
    'part.test': async ({ part: kind, ...named }) => {
      if (user === undefined) return done({ fault: fault('unreachable') });
      const part = await whole(kind, named);
      if (part === null) return done({ fault: fault('badAddress') });
      const tested = await user.test(kind, part);
      return tested.ok ? done({ fault: tested.value }) : tested;
    },
    'part.use': async ({ part: kind, ...named }) => {
      if (user === undefined) return done({ fault: fault('unreachable') });
      const part = await whole(kind, named);
      if (part === null) return done({ fault: fault('badAddress') });
      const before = await read(options, kind);
      if (!before.ok) return before;
      const path = pathOf(options, kind);
      await makeHome(machine, path);
      const written = await updateJsonFile(machine, path, fileOptions, (old) => {
        return { ...old, url: part.url, model: part.model };
      });
      if (!written.ok) return written;
      const old = before.value && account(kind, before.value.url);
      // None is ever kept without its part.
      if (old !== null && old !== account(kind, part.url)) await keyStore.remove(old);
      if (named.key !== null) await keyStore.set(account(kind, part.url), named.key);
      await user.use(await keptParts(options));
      return done({ fault: null });
    },
    'part.remove': async ({ part: kind }) => {
      const kept = await read(options, kind);
      if (!kept.ok) return kept;
      if (user === undefined || kept.value === null) return await describe();
      // The key first, so that none is ever kept without its part.
      await keyStore.remove(account(kind, kept.value.url));
      const written = await updateJsonFile(machine, pathOf(options, kind), fileOptions, () => ({}));
      if (!written.ok) return written;
      await user.use(await keptParts(options));
      return await describe();
    },
  };
}

async function read(options: Options, kind: PartKind): Promise<HostResult<PartOfService | null>> {
  const file = await readJsonFile(options.machine, pathOf(options, kind), fileOptions);
  if (!file.ok) return file;
  const { url, model } = file.value ?? {};
  if (typeof url !== 'string' || typeof model !== 'string' || urlOf(url) === null) return done(null);
  return done({ url, model, key: (await options.keyStore.get(account(kind, url)))?.key ?? null });
}

const pathOf = ({ home }: Options, kind: PartKind): string => join(home, partFiles[kind]);

const account = (kind: PartKind, url: string): string => `${kind} ${new URL(url).origin}`;

function withoutKey(part: PartOfService | null): NamedPart | null {
  return part && { url: part.url, model: part.model, hasKey: part.key !== null };
}
