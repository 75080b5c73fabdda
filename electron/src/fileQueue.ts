import { hostMessageOf } from '@guide-studio/host/common';
import type { NodeHost } from '@guide-studio/host/node';
import { type BrowserWindow, dialog } from 'electron';
import { channels } from './channels.ts';
import { sendToPage } from './sendToPage.ts';
import { spokenLanguage } from './words.ts';

/** The files that the page of a window is to open, by path. They wait until it listens, and go one after the other. */
export interface FileQueue {
  ask(paths: readonly string[]): void;
  /** The page listens, also after it was loaded again: it gets what was asked for meanwhile. */
  pageListens(): void;
  /** The page has opened the last file, or said why not. */
  opened(): void;
  /** True while a file is on its way, so that another one would replace it. */
  isBusy(): boolean;
  /** True if a file is on its way to this window. */
  holds(path: string): boolean;
  /** True once a page of this window has worked. */
  hasListened(): boolean;
}

/**
 * Returns the queue of a window.
 *
 * @param first - a file that its page opens by itself, before it listens.
 * @param hasGuide - returns true if the page has a guide, with which it would begin again.
 */
export function fileQueue(
  window: BrowserWindow,
  host: NodeHost,
  first: string | null,
  hasGuide: () => boolean,
): FileQueue {
  const waiting: string[] = [];
  let isListening = false;
  let hasListened = false;
  /** The page is opening a file, or begins again with one. */
  let isOpening = first !== null;
  /** The file that was sent to the page last, until it is open. */
  let sent: string | null = null;

  /** Has the page open the next file. It says so itself if one is missing or cannot be read. */
  async function next(): Promise<void> {
    if (!isListening || isOpening) return;
    const path = waiting.shift();
    if (path === undefined) return;
    isOpening = true;
    sent = path;
    const handle = await host.handOut(path);
    // A page that is loaded again meanwhile gets it when it listens.
    if (window.isDestroyed() || sent !== path) return;
    if (handle.ok) return sendToPage(window, channels.openFile, handle.value);
    isOpening = false;
    sent = null;
    const { what, next: advice } = hostMessageOf(handle.error, spokenLanguage());
    void dialog.showMessageBox(window, { type: 'error', message: what, detail: advice });
    await next();
  }

  // A page that is loaded again listens again, after it has opened the guide that it had.
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (!isMainFrame || isSameDocument) return;
    isListening = false;
    isOpening ||= hasListened && hasGuide();
    if (sent !== null) waiting.unshift(sent);
    sent = null;
  });
  return {
    ask: (paths) => {
      waiting.push(...paths);
      void next();
    },
    pageListens: () => {
      isListening = true;
      hasListened = true;
      isOpening = sent !== null;
      void next();
    },
    opened: () => {
      isOpening = false;
      sent = null;
      void next();
    },
    isBusy: () => isOpening || waiting.length > 0,
    holds: (path) => waiting.includes(path) || sent === path || (isOpening && !hasListened && first === path),
    hasListened: () => hasListened,
  };
}
