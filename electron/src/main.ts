import { join } from 'node:path';
import { app, dialog } from 'electron';
import { startStudio } from './startStudio.ts';
import { nativeWords } from './words.ts';

// The bundle is in `electron/dist`, beside the other parts, both in the working tree and in the packed application.
const here = import.meta.dirname;
const files = {
  preload: join(here, 'preload.cjs'),
  service: join(here, 'service.mjs'),
  renderer: join(here, '..', '..', 'renderer', 'dist'),
  page: join(here, '..', '..', 'packages', 'study-service', 'dist', 'page'),
};

startStudio(files).catch((error: unknown) => {
  console.error('Guide Studio could not start.', error);
  // A packed application has no console that anyone sees.
  dialog.showErrorBox('Guide Studio', nativeWords().notStarted(error instanceof Error ? error.message : String(error)));
  app.exit(1);
});
