import { read, saveOver } from '../session/index.ts';

/**
 * Saves the guide where its file was, over nothing or over something that is not a guide, which the local history of
 * the host keeps. A plain save never does this.
 */
export async function putBack(): Promise<void> {
  const outside = read().guide?.outside;
  if (outside?.kind === 'gone') await saveOver(null);
  if (outside?.kind === 'unreadable') await saveOver(outside.hash);
}
