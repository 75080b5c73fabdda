import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { buildChild, type Child, type ChildProgram } from '../study-service/childService.ts';
import { seed } from '../study-service/seed.ts';
import type { StoreKind } from '../study-service/stores.ts';

/** Several service processes on one database, and a connection to the database. */
export interface Processes {
  readonly children: readonly Child[];
  readonly data: string;
  readonly store: Store;
  /** Starts one more process on the same database. */
  another(): Promise<Child>;
  end(): Promise<void>;
}

/** Starts the processes on starting data with organizations of every kind. */
export async function startProcesses(kind: StoreKind, count: number): Promise<Processes> {
  const program: ChildProgram = await buildChild();
  const database = await kind.create();
  const folder = await mkdtemp(join(tmpdir(), 'study-faults-'));
  const seedFile = join(folder, 'seed.json');
  await writeFile(seedFile, JSON.stringify(seed));
  const first = await program.start(database.data, seedFile);
  const children = [first];
  while (children.length < count) children.push(await program.start(database.data));
  const store = await openStore(database);
  return {
    children,
    data: database.data,
    store,
    another: () => program.start(database.data),
    async end() {
      await store.close();
      await program.remove();
      await database.remove();
      await kind.end();
      await rm(folder, { recursive: true });
    },
  };
}
