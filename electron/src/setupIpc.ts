import { failed, menuDescription } from '@guide-studio/host/common';
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import * as z from 'zod';
import { appOrigin } from './appOrigin.ts';
import { channels } from './channels.ts';
import { applyIfUsed } from './focusedWindow.ts';
import type { OpenRequests } from './openRequests.ts';
import { stay } from './setupUnload.ts';
import { showDocument } from './showDocument.ts';
import type { Studio } from './studio.ts';
import type { SystemActs } from './systemActs.ts';
import type { Windows } from './windows.ts';

/** A channel that a page may call. Invalid arguments run nothing. */
interface Channel {
  readonly name: string;
  readonly run: (studio: Studio, parameters: readonly unknown[]) => Promise<unknown>;
}

/**
 * The path of a file on this machine that may be a guide. The preload script asks the system for it, so a page can pass
 * only what the user dropped; a page whose process was taken over could pass any such path.
 */
const droppedPath = z.string().regex(/^(?!\\\\|\/\/).+\.json$/isu);

const nothing = { ok: true, value: null };

/**
 * Answers calls only from the top frame of one of our windows under the application's origin; others get
 * `sessionRefused`. `listened` is called when a page works.
 */
export function setupIpc(windows: Windows, requests: OpenRequests, acts: SystemActs, listened: () => void): void {
  for (const { name, run } of pageChannels(windows, requests, acts, listened)) {
    ipcMain.handle(name, async (event, ...parameters: unknown[]) => {
      const studio = senderOf(windows, event);
      return studio === null ? failed({ code: 'sessionRefused' }) : await run(studio, parameters);
    });
  }
}

function senderOf(windows: Windows, { sender, senderFrame }: IpcMainInvokeEvent): Studio | null {
  if (senderFrame === null || senderFrame.parent !== null || senderFrame.origin !== appOrigin) return null;
  return windows.of(sender);
}

function pageChannels(
  windows: Windows,
  requests: OpenRequests,
  acts: SystemActs,
  listened: () => void,
): readonly Channel[] {
  return [
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
        const read = z.tuple([menuDescription]).safeParse(parameters);
        if (!read.success) return invalid(channels.describeMenu);
        const [described] = read.data;
        studio.described = described;
        showDocument(studio);
        applyIfUsed(studio, windows, acts);
        return nothing;
      },
    },
    {
      name: channels.stay,
      run: async () => {
        stay();
        return nothing;
      },
    },
    {
      name: channels.listens,
      run: async ({ queue }) => {
        listened();
        queue.pageListens();
        return nothing;
      },
    },
    {
      name: channels.opened,
      run: async ({ queue }) => {
        queue.opened();
        return nothing;
      },
    },
    {
      name: channels.openDropped,
      run: async (studio, parameters) => {
        const read = z.tuple([z.array(droppedPath).max(100)]).safeParse(parameters);
        if (!read.success) return invalid(channels.openDropped);
        await requests.open({ paths: read.data[0], folder: undefined, newWindow: false }, studio);
        return nothing;
      },
    },
  ];
}

function invalid(method: string) {
  return failed({ code: 'invalidInput', method, path: [] });
}
