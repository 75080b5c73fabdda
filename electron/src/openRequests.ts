import { realpath } from 'node:fs/promises';
import type { App } from 'electron';
import * as z from 'zod';
import { type CommandLine, commandLine } from './commandLine.ts';
import { isFolder } from './folderToOpen.ts';
import type { Studio } from './studio.ts';
import type { Windows } from './windows.ts';

/** What a second start passes to the first one. The system may change the order of its command line. */
const startRequest = z.object({ parameters: z.array(z.string()), workingFolder: z.string() });
export type StartRequest = z.infer<typeof startRequest>;

/** What the system asks to open, by a double click, a second start or the icon. */
export interface OpenRequests {
  /** Opens the first windows: for the command line and what was asked for so far. Later requests go to the windows. */
  connect(windows: Windows, first: CommandLine): Promise<void>;
  /** Opens what was asked for, now: in the target, or in the window that fits best. */
  open(asked: CommandLine, target?: Studio): Promise<void>;
  /** Opens a window that shows the same folder as the last used one. */
  newWindow(): void;
  /** Opens a window if there is none. */
  activate(): void;
  /** The application ends: what is asked for from now on is opened by its next start. */
  end(): void;
}

/**
 * Collects the files that the system asks to open. Call it before anything is awaited: on a Mac a double-clicked file
 * arrives before the application is ready, and a second start may come while the window is still loading.
 */
export function collectOpenRequests(app: App, report: (error: unknown) => void): OpenRequests {
  const early: CommandLine[] = [];
  let opened: Windows | null = null;
  let isEnding = false;
  let last: Promise<void> = Promise.resolve();

  /** Does one thing after the other: two at a time would open two windows for one guide. */
  async function inLine(act: () => Promise<void>): Promise<void> {
    last = last.then(act).catch(report);
    return await last;
  }

  async function open(asked: CommandLine, target?: Studio): Promise<void> {
    const windows = opened;
    if (windows === null) return void early.push(asked);
    return await inLine(async () => await show(windows, asked, target));
  }

  function openFromOutside(asked: CommandLine): void {
    if (isEnding) app.relaunch({ execPath: ownProgram(), args: [...ownArguments(app), ...argumentsOf(asked)] });
    else void open(asked);
  }

  app.on('open-file', (event, path) => {
    event.preventDefault();
    openFromOutside({ paths: [path], folder: undefined, newWindow: false });
  });
  app.on('second-instance', (_event, _parameters, _workingFolder, data) => {
    const read = startRequest.safeParse(data);
    openFromOutside(read.success ? commandLine(read.data.parameters, read.data.workingFolder) : commandLine([], ''));
  });
  return {
    connect: async (windows, first) => {
      opened = windows;
      const waiting = early.splice(0);
      const isAlone = first.paths.length === 0 && first.folder === undefined;
      const [asked, ...others] = isAlone && waiting.length > 0 ? waiting : [first, ...waiting];
      // The others wait until there is a window.
      let failure: unknown = null;
      const opening = inLine(async () => {
        if (asked)
          await openWindow(windows, asked, await foldersIn(asked)).catch((error: unknown) => (failure = error));
      });
      for (const each of others) void open(each);
      await opening;
      if (failure !== null) throw failure as Error;
    },
    open,
    newWindow: () => {
      const folder = opened?.all()[0]?.host.folder;
      openFromOutside({ paths: [], folder, newWindow: true });
    },
    activate: () => {
      if (opened?.all().length === 0) openFromOutside({ paths: [], folder: undefined, newWindow: false });
    },
    end: () => (isEnding = true),
  };
}

/** An AppImage and the portable program of Windows run unpacked, in a folder that is gone after their end. */
const ownProgram = () => process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE ?? process.execPath;

/** In development the first argument is the application itself. */
const ownArguments = (app: App) => process.argv.slice(1, app.isPackaged ? 1 : 2);

function argumentsOf({ paths, folder, newWindow }: CommandLine): readonly string[] {
  return [...(folder === undefined ? [] : [`--folder=${folder}`]), ...(newWindow ? ['--new-window'] : []), ...paths];
}

/**
 * Opens each file in the window that has it. Another file opens in the target, else in the last used window if no guide
 * is open there, else in a window of its own, as a folder does.
 */
async function show(windows: Windows, asked: CommandLine, target?: Studio): Promise<void> {
  const [studio] = windows.all();
  const folders = await foldersIn(asked);
  const isElsewhere = asked.folder !== undefined && asked.folder !== studio?.host.folder;
  if (studio === undefined || asked.newWindow || folders.length > 0 || isElsewhere) {
    return await openWindow(windows, asked, folders);
  }
  if (asked.paths.length === 0) bringUp(studio);
  for (const [at, path] of asked.paths.entries()) {
    const holder = await windowOf(windows, path);
    const free = at === 0 && target !== undefined ? target : isFree(studio) ? studio : null;
    if (holder === null && free === null) await windows.open({ files: [path] });
    else {
      bringUp(holder ?? free ?? studio);
      if (holder === null) free?.queue.ask([path]);
    }
  }
}

/** Opens a window for the first file, or for a folder, and one for each further file. */
async function openWindow(windows: Windows, asked: CommandLine, folders: readonly string[]): Promise<void> {
  const [first, ...others] = asked.paths.filter((path) => !folders.includes(path));
  await windows.open({ folder: asked.folder ?? folders.at(-1), files: first === undefined ? [] : [first] });
  for (const path of others) {
    if ((await windowOf(windows, path)) === null) await windows.open({ files: [path] });
  }
}

async function foldersIn({ paths }: CommandLine): Promise<readonly string[]> {
  const are = await Promise.all(paths.map(isFolder));
  return paths.filter((_, at) => are[at]);
}

/** Returns the window in which a guide is open. */
async function windowOf(windows: Windows, path: string): Promise<Studio | null> {
  const real = await realpath(path).catch(() => path);
  const has = ({ path: shown, queue }: Studio) => shown === real || queue.holds(real) || queue.holds(path);
  return windows.all().find(has) ?? null;
}

/** Returns true if a file would replace no guide in a window, and none that is about to open there. */
const isFree = ({ window, described, queue }: Studio) =>
  !(described?.open ?? false) && !queue.isBusy() && !window.webContents.isCrashed();

function bringUp({ window }: Studio): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
