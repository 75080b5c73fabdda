import {
  done,
  failed,
  type HostImplementation,
  type HostResult,
  type ModelFault,
  type OwnModel,
} from '../../common/index.ts';
import type { KeyStore } from '../keys/keyStore.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';

/** A model with its key, which never leaves the host and the service. */
export interface ModelOfService {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
}

/** What the service of this computer does with a model. */
export interface ModelUser {
  /** Returns the address as it is used; null if the text is none. */
  address(text: string): string | null;
  /** Returns why a model cannot be used; null if it answers. */
  test(model: ModelOfService): Promise<ModelFault | null>;
  /** Starts the service again, with this model or without one. */
  use(model: ModelOfService | null): Promise<void>;
}

interface Options {
  readonly machine: Machine;
  /** The file with address and name. It never contains the key. */
  readonly path: string;
  readonly keyStore: KeyStore;
}

const fileOptions = { permissions: 0o600, damaged: 'setAside' } as const;
const badAddress: ModelFault = { kind: 'badAddress', status: null, lacksVersion: false };
const unusable: ModelFault = { kind: 'unreachable', status: null, lacksVersion: false };

/** Returns the kept model with its key; null without one. */
export async function keptModel(options: Options): Promise<ModelOfService | null> {
  const kept = await read(options);
  return kept.ok ? kept.value : null;
}

/** Returns the `model.*` methods. A key belongs to the origin it was entered for. */
export function ownModel(
  options: Options,
  user: ModelUser | undefined,
): Pick<HostImplementation, Extract<keyof HostImplementation, `model.${string}`>> {
  const { machine, path, keyStore } = options;

  async function describe(): Promise<HostResult<OwnModel | null>> {
    if (user === undefined) return done(null);
    const kept = await read(options);
    if (!kept.ok) return kept;
    const { value } = kept;
    const now = value && { url: value.url, model: value.model, hasKey: value.key !== null };
    return done({ now, keyStorage: keyStore.storage });
  }

  async function whole(named: ModelOfService): Promise<ModelOfService | null> {
    const url = user?.address(named.url.trim()) ?? null;
    if (url === null) return null;
    const key = named.key ?? (await keyStore.get(account(url)))?.key ?? null;
    return { url, model: named.model.trim(), key };
  }

  return {
    'model.read': describe,
    'model.test': async (named) => {
      if (user === undefined) return done({ fault: unusable });
      const model = await whole(named);
      return done({ fault: model === null ? badAddress : await user.test(model) });
    },
    'model.use': async (named) => {
      if (user === undefined) return done({ fault: unusable });
      const model = await whole(named);
      if (model === null) return done({ fault: badAddress });
      await makeHome(machine, path);
      const written = await updateJsonFile(machine, path, fileOptions, (old) => {
        return { ...old, url: model.url, model: model.model };
      });
      if (!written.ok) return written;
      if (named.key !== null) await keyStore.set(account(model.url), named.key);
      await user.use(model);
      return done({ fault: null });
    },
    'model.remove': async () => {
      const kept = await read(options);
      if (!kept.ok) return kept;
      if (user === undefined || kept.value === null) return await describe();
      // The key first, so that none is ever kept without its model.
      await keyStore.remove(account(kept.value.url));
      const written = await updateJsonFile(machine, path, fileOptions, () => ({}));
      if (!written.ok) return failed(written.error);
      await user.use(null);
      return await describe();
    },
  };
}

async function read({ machine, path, keyStore }: Options): Promise<HostResult<ModelOfService | null>> {
  const file = await readJsonFile(machine, path, fileOptions);
  if (!file.ok) return file;
  const { url, model } = file.value ?? {};
  if (typeof url !== 'string' || typeof model !== 'string' || !URL.canParse(url)) return done(null);
  return done({ url, model, key: (await keyStore.get(account(url)))?.key ?? null });
}

const account = (url: string): string => `model ${new URL(url).origin}`;
