import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import { channels } from './channels.ts';

/** Passes on only the text, because the event gives access to the main process. */
function listen(channel: string, listener: (text: string) => void): () => void {
  const pass = (_: IpcRendererEvent, text: unknown): void => {
    if (typeof text === 'string') listener(text);
  };
  ipcRenderer.on(channel, pass);
  return () => {
    ipcRenderer.removeListener(channel, pass);
  };
}

const bridge = Object.freeze({
  call: async (method: string, input: unknown): Promise<unknown> =>
    await ipcRenderer.invoke(channels.call, method, input),
  describeMenu: async (menu: unknown): Promise<unknown> => await ipcRenderer.invoke(channels.describeMenu, menu),
  onCommand: (listener: (command: string) => void) => listen(channels.command, listener),
  onLeave: (listener: () => void) => listen(channels.leave, () => listener()),
  stay: () => void ipcRenderer.invoke(channels.stay),
  onOpenFile: (listener: (file: string) => Promise<unknown>) => {
    const stop = listen(channels.openFile, (file) => {
      void listener(file).finally(() => void ipcRenderer.invoke(channels.opened));
    });
    void ipcRenderer.invoke(channels.listens);
    return stop;
  },
  // A page cannot name a file: a file that it made itself has no path.
  openDropped: (files: readonly File[]) => {
    const paths = files.map((file) => webUtils.getPathForFile(file)).filter((path) => path !== '');
    void ipcRenderer.invoke(channels.openDropped, paths);
  },
});

contextBridge.exposeInMainWorld('guideStudio', bridge);
