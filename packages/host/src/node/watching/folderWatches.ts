import type { Stats } from 'node:fs';
import { watch } from 'chokidar';

export interface FolderWatches {
  /** Calls `happened` after each change directly inside the folder, until the answer is called. */
  follow(folder: string, happened: () => void): () => void;
}

interface Followed {
  readonly listeners: Set<() => void>;
  readonly close: () => Promise<void>;
  lingering: NodeJS.Timeout | null;
}

/** The editor asks again within moments; a watch that was just set up is worth keeping so long. */
const lingerMs = 30_000;

// Locks and temporary files come and go with every save and are no change of a guide.
function ignored(path: string, stats?: Stats): boolean {
  return stats?.isFile() === true && !path.endsWith('.json');
}

/** One watch of the operating system for each folder, however many windows follow it. None of them keeps the program alive. */
export function createFolderWatches(): FolderWatches {
  const watched = new Map<string, Followed>();

  function followed(folder: string): Followed {
    const known = watched.get(folder);
    if (known) return known;
    const listeners = new Set<() => void>();
    const watcher = watch(folder, { depth: 0, ignoreInitial: true, followSymlinks: false, persistent: false, ignored });
    const tell = () => {
      for (const listener of listeners) listener();
    };
    watcher.on('all', tell);
    // What changed while the watch was being set up was not reported: whoever waits looks once more.
    watcher.on('ready', tell);
    // A folder that comes back is another one, which this watch would never see.
    watcher.on('unlinkDir', (path) => {
      if (path !== folder || watched.get(folder) !== made) return;
      watched.delete(folder);
      void watcher.close();
    });
    // A folder that cannot be watched any more is looked at when the editor asks again.
    watcher.on('error', () => undefined);
    const made: Followed = { listeners, close: async () => await watcher.close(), lingering: null };
    watched.set(folder, made);
    return made;
  }

  return {
    follow: (folder, happened) => {
      const entry = followed(folder);
      if (entry.lingering) clearTimeout(entry.lingering);
      entry.listeners.add(happened);
      return () => {
        entry.listeners.delete(happened);
        if (entry.listeners.size > 0) return;
        entry.lingering = setTimeout(() => {
          if (watched.get(folder) === entry) watched.delete(folder);
          void entry.close();
        }, lingerMs).unref();
      };
    },
  };
}
