import { existsSync } from 'node:fs';
import { type Admin, isPostgresUrl, openAdmin } from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { startSentence } from '../studio/startSentence.ts';
import { dataOf, type DataOptions, nameOfData } from './dataOf.ts';

/** Runs `work` on the database of the local service, running or not, then ends the command. */
export async function administer(
  options: DataOptions,
  context: Context,
  work: (admin: Admin) => Promise<ExitCode>,
): Promise<void> {
  const data = dataOf(options, context);
  if (!isPostgresUrl(data) && !existsSync(data)) {
    context.err(
      `There is no database at ${data}. Start the service once with guide serve, or specify its file with --data.`,
    );
    context.end(exitCode.wrongUse);
    return;
  }
  try {
    const admin = await openAdmin({ data });
    try {
      context.end(await work(admin));
    } finally {
      await admin.close();
    }
  } catch (error) {
    const sentence = startSentence(error, nameOfData(data));
    if (sentence === null) throw error;
    context.err(sentence);
    context.end(exitCode.wrongUse);
  }
}
