import type { App } from 'electron';
import { channels } from './channels.ts';
import { commandLine } from './commandLine.ts';
import type { OpenRequests, Studio } from './studio.ts';

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
