import type { Stats } from 'node:fs';
import { watch } from 'chokidar';

export interface FolderWatches {
  /** Calls `happened` after each change directly inside the folder. Returns the function that stops it. */
  follow(folder: string, happened: () => void): () => void;
}

interface Followed {
  readonly listeners: Set<() => void>;
  readonly close: () => Promise<void>;
  lingering: NodeJS.Timeout | null;
}

/** The editor asks again within moments, so a watch is kept this long. */
const lingerMs = 30_000;

// Locks and temporary files come and go with every save; they are not changes of a guide.
function ignored(path: string, stats?: Stats): boolean {
  return stats?.isFile() === true && !path.endsWith('.json');
}

/** Returns watches with one system watch per folder, shared by all windows. They do not keep the program running. */
export function createFolderWatches(): FolderWatches {
  const watched = new Map<string, Followed>();

  function followed(folder: string): Followed {
    const known = watched.get(folder);
    if (known) return known;
    const listeners = new Set<() => void>();
    const watcher = watch(folder, { depth: 0, ignoreInitial: true, followSymlinks: false, persistent: false, ignored });
    const notify = () => {
      for (const listener of listeners) listener();
    };
    watcher.on('all', notify);
    // Changes during the setup of the watch were not reported, so listeners look once more.
    watcher.on('ready', notify);
    // A folder that returns is a new one, which this watch would not see.
    watcher.on('unlinkDir', (path) => {
      if (path !== folder || watched.get(folder) !== made) return;
      watched.delete(folder);
      void watcher.close();
    });
    // If a folder cannot be watched, the editor's next call looks at it.
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
