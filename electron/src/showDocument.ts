import { app } from 'electron';
import type { Studio } from './studio.ts';

/**
 * Tells the system which guide a window shows: the icon in the title bar of a Mac, which can be dragged, and the recent
 * files of the dock and the task bar.
 */
export function showDocument(studio: Studio): void {
  const { window, host, described } = studio;
  if (described === null) return;
  window.setDocumentEdited(described.edited);
  const path = (described.file !== null && host.pathOf(described.file)) || '';
  if (studio.path === path) return;
  studio.path = path;
  window.setRepresentedFilename(path);
  if (path !== '') app.addRecentDocument(path);
}
