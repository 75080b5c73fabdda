import { existsSync } from 'node:fs';
import { type Admin, isPostgresUrl, openAdmin } from '@guide-studio/study-service/node';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { startFailure } from '../studio/startSentence.ts';
import { dataOf, type DataOptions, nameOfData } from './dataOf.ts';

/** Runs `work` on the database of the local service, running or not. Throws `CommandFailure` if it cannot be used. */
export async function administer(
  options: DataOptions,
  context: Context,
  work: (admin: Admin) => Promise<void>,
): Promise<void> {
  const data = dataOf(options, context);
  if (!isPostgresUrl(data) && !existsSync(data)) {
    throw wrongUse(
      `There is no database at ${data}. Start the service once with guide serve, or specify its file with --data.`,
    );
  }
  try {
    const admin = await openAdmin({ data });
    try {
      await work(admin);
    } finally {
      await admin.close();
    }
  } catch (error) {
    throw startFailure(error, nameOfData(data));
  }
}
