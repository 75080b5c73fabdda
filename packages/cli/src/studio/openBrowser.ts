import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { homeFolder } from '@guide-studio/host/node';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** The time that a browser may need to start. */
const pageLifeMs = 2 * 60_000;

const prefix = 'guide-studio-open-';
const pageName = 'open.html';

/** A program that ends with a failure within this time has opened nothing. */
const failureMs = 10_000;

/**
 * Opens an address that contains a secret in the system's browser, or as a window without tabs and address in
 * `program`, a Chromium, Chrome or Edge; if that one fails, in the system's browser. Other users can read the command
 * line of the opener, so it names a page in a folder that only its owner can read, and the page redirects to the
 * address. If that fails, the user can open the printed address. Returns a function that removes the page; it also
 * expires by itself.
 */
export function openBrowser(url: string, program: string | null = null): () => void {
  sweepHome();
  const folder = ownFolder();
  const remove = () => removeFolder(folder);
  const page = join(folder, pageName);
  writeFileSync(page, pageTo(url), { mode: 0o600, flag: 'wx' });
  setTimeout(remove, pageLifeMs).unref();
  const openTab = () => {
    const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
    start(command, [...args, page], remove);
  };
  if (program === null) openTab();
  else start(program, [`--app=${pathToFileURL(page).href}`, '--no-first-run'], openTab);
  return remove;
}

/** Starts a program that outlives this one. Calls `otherwise` once if it could not start or failed soon. */
function start(command: string, args: readonly string[], otherwise: () => void): void {
  const startedAt = Date.now();
  let isOver = false;
  const fail = (): void => {
    if (!isOver) otherwise();
    isOver = true;
  };
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', fail);
  child.on('exit', (code) => {
    if (code !== 0 && Date.now() - startedAt < failureMs) fail();
  });
  child.unref();
}

/** Snap browsers have their own `/tmp` and see only non-hidden files of the home folder. */
function ownFolder(): string {
  if (process.platform in openers) return mkdtempSync(join(tmpdir(), prefix));
  try {
    return mkdtempSync(join(homeFolder(), prefix));
  } catch {
    return mkdtempSync(join(tmpdir(), prefix));
  }
}

/** Removes the page and its folder. A folder with other files stays. */
function removeFolder(folder: string): void {
  try {
    rmSync(join(folder, pageName), { force: true });
    rmdirSync(folder);
  } catch {
    // It is already gone, or contains a file of the user.
  }
}

/** Removes leftovers of killed processes from the home folder. */
function sweepHome(): void {
  if (process.platform in openers) return;
  try {
    const home = homeFolder();
    for (const name of readdirSync(home)) {
      if (!name.startsWith(prefix)) continue;
      const folder = join(home, name);
      if (Date.now() - statSync(folder).mtimeMs > pageLifeMs) removeFolder(folder);
    }
  } catch {
    // The home folder cannot be listed, so there is nothing to remove.
  }
}

function pageTo(url: string): string {
  const address = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '<title>Guide Studio</title>',
    `<p><a href="${address}">Open Guide Studio</a></p>`,
    '',
  ].join('\n');
}
