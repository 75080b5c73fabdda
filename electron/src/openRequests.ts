import type { App } from 'electron';
import { channels } from './channels.ts';
import { commandLine } from './commandLine.ts';
import type { Studio } from './studio.ts';

/** The files that the system asks to open, by a double click or a second start. */
export interface OpenRequests {
  /** Returns the files that were asked for so far, and forgets them. */
  take(): readonly string[];
  /** Passes these files and later ones to the page, once it listens. Call it once. */
  connect(studio: Studio, files: readonly string[]): void;
  /** The page listens, also after it was loaded again: it gets what was asked for meanwhile. */
  pageListens(): void;
}

/**
 * Collects the files that the system asks to open. Call it before anything is awaited: on a Mac a double-clicked file
 * arrives before the application is ready, and a second start may come while the window is still loading.
 */
export function collectOpenRequests(app: App): OpenRequests {
  const waiting: string[] = [];
  let studio: Studio | null = null;
  let isListening = false;

  function ask(paths: readonly string[]): void {
    waiting.push(...paths);
    if (studio !== null && isListening) void passOn(studio, waiting.splice(0));
  }

  app.on('open-file', (event, path) => {
    event.preventDefault();
    ask([path]);
  });
  app.on('second-instance', (_event, parameters, workingFolder) => {
    if (studio !== null) show(studio);
    ask(commandLine(parameters.slice(1), workingFolder).files);
  });
  return {
    take: () => waiting.splice(0),
    connect: (started, files) => {
      studio = started;
      ask(files);
      // A page that is loaded again listens again.
      started.window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) isListening = false;
      });
    },
    pageListens: () => {
      isListening = true;
      ask([]);
    },
  };
}

/** Has the page open the files one after the other. It says so itself if one cannot be read. */
async function passOn({ host, window }: Studio, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const handle = await host.handOut(path);
    if (handle.ok && !window.isDestroyed()) window.webContents.send(channels.openFile, handle.value);
  }
}

function show({ window }: Studio): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
