import type { Context } from '../context.ts';
import { startSentence } from './startSentence.ts';

/** Runs `work`. If it fails because of the machine, prints one line on stderr and returns `null`. Bugs are rethrown. */
export async function attempt<T>(what: string, context: Context, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const sentence = startSentence(error, what);
    if (sentence === null) throw error;
    context.err(sentence);
    return null;
  }
}
