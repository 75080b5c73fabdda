import { dirname } from 'node:path';
import { done, type HostImplementation, type Watched } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { hashOf } from '../saving/readWhole.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createFolderWatches, type FolderWatches } from './folderWatches.ts';
import { type LastSeen, type Look, look } from './look.ts';

/** Short enough that no proxy or browser drops the waiting request. */
const longestWaitMs = 20_000;
/** A file counts as written if it looks the same twice, this far apart. */
const settledMs = 120;
/** Tools like git remove or empty a file and write it again; it counts as gone or empty after this time. */
const goneMs = 500;
const emptyHash = hashOf(new Uint8Array());
/** A file that never stops changing is reported as it is after this time. */
const longestSettlingMs = 3_000;

/**
 * Returns the `file.watch` method: it answers when the content at a guide's path differs from what the caller has seen.
 * Changed times and the caller's own saves do not count. It also wraps `file.open` of `files`.
 */
export function watching(
  machine: Machine,
  workspace: Workspace,
  files: Pick<HostImplementation, 'file.open'>,
): Pick<HostImplementation, 'file.watch' | 'file.open'> {
  const folders = createFolderWatches();
  const lastSeen = new Map<string, LastSeen>();

  async function lookNow(file: string): Promise<Look> {
    const found = await look(machine, workspace, file, lastSeen.get(file) ?? null);
    if (found.seen) lastSeen.set(file, found.seen);
    return found;
  }

  /** Looks until the state stops changing. */
  async function settledLook(file: string): Promise<Watched> {
    const until = machine.now() + longestSettlingMs;
    let last = await lookNow(file);
    while (machine.now() < until) {
      await machine.sleep(hasContent(last) ? settledMs : goneMs);
      const next = await lookNow(file);
      const same = markOf(next) === markOf(last);
      last = next;
      if (same) break;
    }
    return { mark: markOf(last), ...last.watched };
  }

  return {
    'file.open': async (input) => {
      const opened = await files['file.open'](input);
      // From now on the file can be found under another name.
      if (opened.ok) void lookNow(opened.value.file);
      return opened;
    },
    'file.watch': async ({ file, seen }) => {
      if (seen === null) {
        const first = await lookNow(file);
        return done({ mark: markOf(first), ...first.watched });
      }
      const until = machine.now() + longestWaitMs;
      const changes = changesIn(folders, await folderOf(workspace, file));
      try {
        for (;;) {
          const now = await lookNow(file);
          if (markOf(now) !== seen) {
            const settled = await settledLook(file);
            if (settled.mark !== seen) return done(settled);
          }
          const left = until - machine.now();
          if (left <= 0) return done({ mark: markOf(now), ...now.watched });
          await changes.next(left);
        }
      } finally {
        changes.end();
      }
    },
  };
}

function hasContent({ watched: { sight } }: Look): boolean {
  return sight.state === 'file' && sight.hash !== emptyHash;
}

function markOf({ watched: { sight, copies, notes, tests, settings } }: Look): string {
  return JSON.stringify([sight, copies, notes, tests, settings]);
}

async function folderOf(workspace: Workspace, file: string): Promise<string> {
  const place = await workspace.resolve(file);
  return place.ok ? dirname(place.value.path) : workspace.folder;
}

interface Changes {
  /** Resolves after a change that was not reported yet, or after the time. */
  next(withinMs: number): Promise<void>;
  end(): void;
}

/** Collects the changes of a folder from now on. Changes between two waits are not missed. */
function changesIn(folders: FolderWatches, folder: string): Changes {
  let missed = false;
  let wake: (() => void) | null = null;
  const end = folders.follow(folder, () => {
    missed = true;
    wake?.();
  });
  return {
    end,
    next: async (withinMs) => {
      if (!missed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      missed = false;
      wake = null;
    },
  };
}
