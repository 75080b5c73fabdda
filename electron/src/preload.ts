import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
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
  onOpenFile: (listener: (file: string) => void) => {
    const stop = listen(channels.openFile, listener);
    void ipcRenderer.invoke(channels.listens);
    return stop;
  },
});

contextBridge.exposeInMainWorld('guideStudio', bridge);
