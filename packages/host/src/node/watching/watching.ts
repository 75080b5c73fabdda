import { dirname } from 'node:path';
import { done, type HostImplementation, type Watched } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createFolderWatches, type FolderWatches } from './folderWatches.ts';
import { type LastSeen, type Look, look } from './look.ts';

/** A question that waits is answered so soon that no proxy or browser gives it up. */
const longestWaitMs = 20_000;
/** A file counts as written when it looks the same twice, this far apart. */
const settledMs = 120;
/** Tools like git remove a file and write it anew; gone is what stays away longer. */
const goneMs = 500;
/** A writer that never pauses is reported as it stands. */
const longestSettlingMs = 3_000;

/**
 * The `file.watch` row of the contract: answers once what stands in a guide's place differs from what the asker has
 * seen, by content. Times, touches and the asker's own saves are no difference. `files` open what is then looked at.
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

  /** What stands there once it no longer moves. */
  async function settledLook(file: string): Promise<Watched> {
    const until = machine.now() + longestSettlingMs;
    let last = await lookNow(file);
    while (machine.now() < until) {
      await machine.sleep(last.watched.sight.state === 'file' ? settledMs : goneMs);
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
      // From here on it is found again under another name.
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

function markOf({ watched: { sight, copies, notes } }: Look): string {
  return JSON.stringify([sight, copies, notes]);
}

async function folderOf(workspace: Workspace, file: string): Promise<string> {
  const place = await workspace.resolve(file);
  return place.ok ? dirname(place.value.path) : workspace.folder;
}

interface Changes {
  /** Resolves after a change that nobody waited for yet, or after the time. */
  next(withinMs: number): Promise<void>;
  end(): void;
}

/** The changes of a folder from now on: one that comes between two waits is not missed. */
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
