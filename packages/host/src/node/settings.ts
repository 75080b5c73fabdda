import {
  done,
  type HistoryLimits,
  type HostImplementation,
  type Json,
  type JsonObject,
  settingsOf,
} from '../common/index.ts';
import type { Machine } from './machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from './saving/jsonFile.ts';

const options = { permissions: 0o600, damaged: 'setAside' } as const;

/**
 * Returns the `settings.*` methods. Settings are kept in one file of the home folder. Writes are made in the order in which
 * they arrive, and a read waits for those before it: a page that is loaded again shows what was chosen last.
 */
export function settingsFile(
  machine: Machine,
  path: string,
): Pick<HostImplementation, 'settings.read' | 'settings.write'> {
  let writes: Promise<unknown> = Promise.resolve();
  const write = async (changes: Readonly<Record<string, unknown>>) => {
    await makeHome(machine, path);
    return await updateJsonFile(machine, path, options, (old) => ({ ...old, ...asJson(changes) }));
  };
  return {
    'settings.read': async () => {
      await writes;
      const read = await readJsonFile(machine, path, options);
      return read.ok ? done(settingsOf(read.value)) : read;
    },
    'settings.write': async (changes) => {
      const writing = writes.then(async () => await write(changes));
      writes = writing.catch(() => undefined);
      const written = await writing;
      return written.ok ? done(settingsOf(written.value)) : written;
    },
  };
}

/** Returns how many versions are kept, read again for each; the defaults if the settings cannot be read. */
export function historyLimits(settings: Pick<HostImplementation, 'settings.read'>): () => Promise<HistoryLimits> {
  return async () => {
    const read = await settings['settings.read']({});
    return (read.ok ? read.value : settingsOf(null)).history;
  };
}

/** Drops what JSON cannot contain; undefined values change nothing. */
function asJson(changes: Readonly<Record<string, unknown>>): JsonObject {
  return JSON.parse(JSON.stringify(changes)) as Record<string, Json>;
}
