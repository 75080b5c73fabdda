import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@guide-studio/study-service';
import { openSqliteStore } from '@guide-studio/study-service/node';

/** A database of its own that can be opened more than once, as several processes do. */
export interface TestDatabase {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Every implementation of the store; the suite runs on each. */
export const databases: readonly { readonly name: string; create(): Promise<TestDatabase> }[] = [
  {
    name: 'SQLite in a file',
    async create() {
      const folder = await mkdtemp(join(tmpdir(), 'study-store-'));
      return {
        open: () => openSqliteStore(join(folder, 'service.db')),
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
];
