import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { startStudio } from '../../electron/src/startStudio.ts';
import type { Studio } from '../../electron/src/studio.ts';
import { double, type WindowDouble } from './electronDouble.ts';

/** Empty menus, as the page describes them. */
export const noMenu = { menus: [], appMenu: [], textMenu: [], language: 'en', edited: false, theme: 'system' };

/** The desktop application, started on a double of Electron in a folder of its own. */
export interface StudioOnDouble {
  /** The folder that contains the built editor (`dist`), the home and a secret that nothing may read. */
  root: string;
  studio: Studio;
  window: WindowDouble;
  /** Calls a channel of the main process as the page does. */
  invoke(channel: string, parameters: readonly unknown[], event?: object): Promise<unknown>;
}

/** Starts the application before the tests of a file and removes its folder after them. */
export function studioOnDouble(): StudioOnDouble {
  const on = {
    async invoke(channel, parameters, event) {
      const own = { sender: on.window.webContents, senderFrame: on.window.webContents.mainFrame };
      return await double.ipc.get(channel)?.(event ?? own, ...parameters);
    },
  } as StudioOnDouble;

  beforeAll(async () => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'guide-studio-electron-')));
    on.root = root;
    await mkdir(join(root, 'dist', 'assets'), { recursive: true });
    await writeFile(join(root, 'dist', 'index.html'), '<!doctype html><title>Guide Studio</title>');
    await writeFile(join(root, 'dist', 'assets', 'editor.js'), 'export {};');
    await writeFile(join(root, 'secret.txt'), 'secret');
    vi.stubEnv('GUIDE_STUDIO_HOME', join(root, 'home'));
    const started = await startStudio({
      preload: join(root, 'preload.cjs'),
      service: join(root, 'service.mjs'),
      page: join(root, 'page'),
      renderer: join(root, 'dist'),
    });
    if (started === null || double.windows[0] === undefined) throw new Error('not started');
    on.studio = started;
    on.window = double.windows[0];
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(on.root, { recursive: true, force: true });
  });

  return on;
}
