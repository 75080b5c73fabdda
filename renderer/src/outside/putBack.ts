import { saveOver } from '../session/files.ts';
import { read } from '../session/store.ts';

/**
 * Saves the guide where its file was: nothing stands there now, or something that is no guide, which the local history
 * of the host keeps. Only this asks for it; a plain save never does.
 */
export async function putBack(): Promise<void> {
  const { outside } = read();
  if (outside?.kind === 'gone') await saveOver(null);
  if (outside?.kind === 'unreadable') await saveOver(outside.hash);
}
