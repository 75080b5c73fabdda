import type { Context } from '../context.ts';
import { startSentence } from './startSentence.ts';

/** Tries what may fail for reasons of the machine; such a failure is one line on stderr, and `null`. */
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
