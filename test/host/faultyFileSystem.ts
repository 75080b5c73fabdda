import { type FileSystem, nodeFileSystem, type OpenFile } from '@guide-studio/host/node';

/** What to do with one call: let it through, fail with a system's code, or write only a part. */
export type Fault = 'none' | 'shortWrite' | (string & {});

export interface FaultyFileSystem extends FileSystem {
  /** Every call in order, by name. */
  readonly calls: readonly string[];
  /** Open files that were not closed. */
  readonly open: () => number;
}

/**
 * The real file system with faults: `faultOf` is asked before every call, with its number from 0 and its name. A
 * failing `close` still closes, as the system does.
 */
export function faultyFileSystem(faultOf: (call: number, name: string) => Fault): FaultyFileSystem {
  const calls: string[] = [];
  let open = 0;

  async function attempt<T>(name: string, run: (fault: Fault) => Promise<T>): Promise<T> {
    const fault = faultOf(calls.length, name);
    calls.push(name);
    if (fault !== 'none' && fault !== 'shortWrite' && name !== 'close') throw systemError(fault);
    return await run(fault);
  }

  function file(inner: OpenFile): OpenFile {
    open += 1;
    return {
      facts: async () => await attempt('facts', async () => await inner.facts()),
      read: async (into, position) => await attempt('read', async () => await inner.read(into, position)),
      write: async (bytes, position) =>
        await attempt('write', async (fault) => {
          const part = fault === 'shortWrite' ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes;
          return await inner.write(part, position);
        }),
      setPermissions: async (permissions) =>
        await attempt('setPermissions', async () => await inner.setPermissions(permissions)),
      sync: async () => await attempt('sync', async () => await inner.sync()),
      close: async () =>
        await attempt('close', async (fault) => {
          open -= 1;
          await inner.close();
          if (fault !== 'none' && fault !== 'shortWrite') throw systemError(fault);
        }),
    };
  }

  const real = nodeFileSystem;
  return {
    calls,
    open: () => open,
    realPath: async (path) => await attempt('realPath', async () => await real.realPath(path)),
    facts: async (path) => await attempt('factsOfPath', async () => await real.facts(path)),
    list: async (path) => await attempt('list', async () => await real.list(path)),
    checkWritable: async (path) => await attempt('checkWritable', async () => await real.checkWritable(path)),
    openToRead: async (path) => await attempt('openToRead', async () => file(await real.openToRead(path))),
    openNew: async (path, mode) => await attempt('openNew', async () => file(await real.openNew(path, mode))),
    openFolder: async (path) => await attempt('openFolder', async () => file(await real.openFolder(path))),
    link: async (from, to) => await attempt('link', async () => await real.link(from, to)),
    rename: async (from, to) => await attempt('rename', async () => await real.rename(from, to)),
    remove: async (path) => await attempt('remove', async () => await real.remove(path)),
    removeFolder: async (path) => await attempt('removeFolder', async () => await real.removeFolder(path)),
    makeFolder: async (path, mode) => await attempt('makeFolder', async () => await real.makeFolder(path, mode)),
  };
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
