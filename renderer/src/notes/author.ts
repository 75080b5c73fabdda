import { prefer, read } from '../session/index.ts';

/** Remembers the name of the author for later comments and approvals. */
export async function rememberAuthor(name: string): Promise<void> {
  if (name !== '' && name !== read().preferences.author) await prefer({ author: name });
}
