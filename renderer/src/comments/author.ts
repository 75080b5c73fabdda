import { prefer } from '../session/preferences.ts';
import { read } from '../session/store.ts';

/** Remembers who the person is, for comments and approvals to come. */
export async function rememberAuthor(name: string): Promise<void> {
  if (name !== '' && name !== read().preferences.author) await prefer({ author: name });
}
