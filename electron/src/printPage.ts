import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '@guide-studio/host/node';
import { BrowserWindow, type PrintToPDFOptions, type Session, session } from 'electron';
import { appPage, appScheme } from './appOrigin.ts';
import { webPreferences } from './createWindow.ts';

const longestMs = 60_000;
const options: Readonly<PrintToPDFOptions> = Object.freeze({
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  preferCSSPageSize: true,
  printBackground: true,
});

/** Returns a page as a tagged PDF with an outline. A hidden window prints it without running the page's scripts. */
export const printPage: Print = async (html) => {
  // One page after the other: they have the same session.
  const printed = last.then(async () => await printNow(html));
  last = printed.catch(() => undefined);
  return await printed;
};

let last: Promise<unknown> = Promise.resolve();

async function printNow(html: string): ReturnType<Print> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: { ...webPreferences, spellcheck: false, javascript: false, session: sessionOf(html) },
  });
  try {
    return { ok: true, bytes: await soon(print(window)) };
  } catch {
    return { ok: false, code: 'printFailed' };
  } finally {
    page = '';
    if (!window.isDestroyed()) window.destroy();
  }
}

async function print(window: BrowserWindow): Promise<Uint8Array> {
  await window.loadURL(appPage);
  await untilFontsShow(window);
  return await window.webContents.printToPDF(options);
}

const pauseMs = 100;

/**
 * Waits until the fonts of the page are there. They are inside the page, but decoded only once it is laid out, and until
 * then their letters are blank. Without scripts the page cannot say when that is, so its first page is printed until it
 * no longer changes.
 */
async function untilFontsShow({ webContents }: BrowserWindow): Promise<void> {
  for (let [before, now] = [-1, 0]; before !== now; ) {
    if (now > 0) await sleep(pauseMs);
    before = now;
    now = (await webContents.printToPDF({ ...options, pageRanges: '1' })).length;
  }
}

/** The page that is printed now. */
let page = '';
let printer: Session | null = null;

/**
 * Returns the session for printing, in memory and without shared cookies or cache. Its scheme answers every request
 * with the page. There is one: Electron keeps every session until the application ends.
 */
function sessionOf(html: string): Session {
  page = html;
  if (printer !== null) return printer;
  printer = session.fromPartition('print', { cache: false });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  printer.protocol.handle(appScheme, () => new Response(page, { headers }));
  return printer;
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Printing took too long.')), longestMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
