// The connection to Chromium, and the addresses of the application in it.
import process from 'node:process';
import { chromium } from 'playwright-core';

const appOrigin = 'app://guide-studio';
/** A plain Chromium loads no `app:` pages. This host is asked of nobody: every request to it is answered here. */
export const realOrigin = 'https://guide-studio.invalid';
export const toReal = (url) => (url.startsWith(appOrigin) ? realOrigin + url.slice(appOrigin.length) : url);
export const toApp = (url) => (url.startsWith(realOrigin) ? appOrigin + url.slice(realOrigin.length) : url);

let browser;

export async function connectBrowser() {
  browser = await chromium.connectOverCDP(process.env.CHROMIUM_ADDRESS);
}

/** Opens a page, with a session of the DevTools protocol. */
export async function openPage() {
  const [context] = browser.contexts();
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}
