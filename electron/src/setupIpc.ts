import { failed, type MenuDescription, menuDescription } from '@guide-studio/host/common';
import { ipcMain, type IpcMainInvokeEvent, nativeTheme } from 'electron';
import { appOrigin } from './appOrigin.ts';
import { channels } from './channels.ts';
import { drawMenu } from './drawMenu.ts';
import { describeTextMenu } from './setupTextMenu.ts';
import type { Studio } from './studio.ts';
import { speak } from './words.ts';

/** A channel that the page may call. Invalid arguments run nothing. */
interface Channel {
  readonly name: string;
  readonly run: (studio: Studio, parameters: readonly unknown[]) => Promise<unknown>;
}

const pageChannels: readonly Channel[] = [
  {
    name: channels.call,
    run: async ({ host }, parameters) => {
      const [method, input] = parameters;
      if (parameters.length !== 2 || typeof method !== 'string') return invalid(channels.call);
      return await host.dispatch(method, input);
    },
  },
  {
    name: channels.describeMenu,
    run: async (studio, parameters) => {
      const menu = readMenu(parameters);
      if (menu === null) return invalid(channels.describeMenu);
      drawMenu(studio.window, menu);
      describeTextMenu(menu.textMenu);
      speak(menu.language);
      studio.window.setDocumentEdited(menu.edited);
      nativeTheme.themeSource = menu.theme;
      return { ok: true, value: null };
    },
  },
  {
    name: channels.listens,
    run: async ({ requests }) => {
      requests.pageListens();
      return { ok: true, value: null };
    },
  },
];

/** Answers calls only from the top frame of this window under the application's origin; others get `sessionRefused`. */
export function setupIpc(studio: Studio): void {
  for (const { name, run } of pageChannels) {
    ipcMain.handle(name, async (event, ...parameters: unknown[]) => {
      return isOurPage(studio, event) ? await run(studio, parameters) : failed({ code: 'sessionRefused' });
    });
  }
}

function isOurPage({ window }: Studio, { sender, senderFrame }: IpcMainInvokeEvent): boolean {
  if (window.isDestroyed() || sender !== window.webContents || senderFrame === null) return false;
  return senderFrame.parent === null && senderFrame.origin === appOrigin;
}

function readMenu(parameters: readonly unknown[]): MenuDescription | null {
  const read = menuDescription.safeParse(parameters[0]);
  return parameters.length === 1 && read.success ? read.data : null;
}

function invalid(method: string) {
  return failed({ code: 'invalidInput', method, path: [] });
}
