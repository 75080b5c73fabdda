import { randomUUID } from 'node:crypto';
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
  const own = sessionOf(html);
  const window = new BrowserWindow({
    show: false,
    webPreferences: { ...webPreferences, javascript: false, session: own },
  });
  try {
    return { ok: true, bytes: await soon(print(window)) };
  } catch {
    return { ok: false, code: 'printFailed' };
  } finally {
    window.destroy();
  }
};

async function print(window: BrowserWindow): Promise<Uint8Array> {
  await window.loadURL(appPage);
  return await window.webContents.printToPDF(options);
}

/** Returns an in-memory session without shared cookies or cache. Its scheme answers every request with the page. */
function sessionOf(html: string): Session {
  const own = session.fromPartition(`print-${randomUUID()}`, { cache: false });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  own.protocol.handle(appScheme, () => new Response(html, { headers }));
  return own;
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
