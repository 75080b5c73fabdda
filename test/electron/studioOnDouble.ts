import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { startStudio } from '../../electron/src/startStudio.ts';
import type { Studio } from '../../electron/src/studio.ts';
import type { Windows } from '../../electron/src/windows.ts';
import { double, resetDouble, type WindowDouble } from './electronDouble.ts';

/** Empty menus, as the page describes them. */
export const noMenu = {
  menus: [],
  appMenu: [],
  textMenu: [],
  language: 'en',
  open: false,
  file: null,
  spelling: [],
  edited: false,
  theme: 'system',
};

/** A second start of the application, as the first one hears of it. */
export function startAgain(parameters: readonly string[], workingFolder: string): void {
  // The system may put the words of the command line in another order, and add some.
  double.app.emit('second-instance', {}, ['--added', 'guide'], workingFolder, { parameters, workingFolder });
}

/** The desktop application, started on a double of Electron in a folder of its own. */
export interface StudioOnDouble {
  /** The folder that contains the built editor (`dist`), the home and a secret that nothing may read. */
  root: string;
  windows: Windows;
  studio: Studio;
  window: WindowDouble;
  /** Calls a channel of the main process as the page does. */
  invoke(channel: string, parameters: readonly unknown[], event?: object): Promise<unknown>;
}

/**
 * Starts the application before each test of a file, on a double of which `known` is known, and removes its folder
 * afterwards.
 */
export function studioOnDouble(known: Partial<typeof double> = {}): StudioOnDouble {
  const on = {
    async invoke(channel, parameters, event) {
      const own = { sender: on.window.webContents, senderFrame: on.window.webContents.mainFrame };
      return await double.ipc.get(channel)?.(event ?? own, ...parameters);
    },
  } as StudioOnDouble;

  beforeEach(async () => {
    resetDouble();
    Object.assign(double, known);
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
    const studio = started?.all()[0];
    if (!started || !studio || !double.windows[0]) throw new Error('not started');
    on.windows = started;
    on.studio = studio;
    on.window = double.windows[0];
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(on.root, { recursive: true, force: true });
  });

  return on;
}
