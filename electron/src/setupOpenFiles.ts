import { app } from 'electron';
import { channels } from './channels.ts';
import { commandLine } from './commandLine.ts';
import type { Studio } from './studio.ts';

/** Passes files that the system asks to open (a double click, a second start) to the running window. */
export function setupOpenFiles(studio: Studio): void {
  app.on('second-instance', (_event, parameters, workingFolder) => {
    show(studio);
    const { file } = commandLine(parameters.slice(1), workingFolder);
    if (file !== undefined) void open(studio, file);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void open(studio, path);
  });
}

async function open({ host, window }: Studio, path: string): Promise<void> {
  const handle = await host.handOut(path);
  if (handle.ok && !window.isDestroyed()) window.webContents.send(channels.openFile, handle.value);
}

function show({ window }: Studio): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
