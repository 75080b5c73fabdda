import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** As long as a browser may take to start. */
const pageLifeMs = 2 * 60_000;

const prefix = 'guide-studio-open-';
const pageName = 'open.html';

/**
 * Asks the system to show an address that holds a secret. The command line of what opens it can be read by every user
 * of the machine, so it names a page in a folder that only its owner can read, and the page leads on to the address.
 * Where that fails, the printed address is still there to be opened by hand. Gives what removes the page, which also
 * goes by itself.
 */
export function openBrowser(url: string): () => void {
  sweepHome();
  const folder = ownFolder();
  const remove = () => removeFolder(folder);
  const page = join(folder, pageName);
  writeFileSync(page, pageTo(url), { mode: 0o600, flag: 'wx' });
  setTimeout(remove, pageLifeMs).unref();
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, page], { stdio: 'ignore', detached: true });
  child.on('error', remove);
  child.unref();
  return remove;
}

/** Browsers in a snap see a `/tmp` of their own, and of the home folder only what is not hidden. */
function ownFolder(): string {
  if (process.platform in openers) return mkdtempSync(join(tmpdir(), prefix));
  try {
    return mkdtempSync(join(homedir(), prefix));
  } catch {
    return mkdtempSync(join(tmpdir(), prefix));
  }
}

/** Removes the page and its folder, and nothing that is not ours: a folder that holds more stays. */
function removeFolder(folder: string): void {
  try {
    rmSync(join(folder, pageName), { force: true });
    rmdirSync(folder);
  } catch {
    // It is gone already, or holds a file of the user.
  }
}

/** Removes from the home folder what killed processes left there. */
function sweepHome(): void {
  if (process.platform in openers) return;
  try {
    for (const name of readdirSync(homedir())) {
      if (!name.startsWith(prefix)) continue;
      const folder = join(homedir(), name);
      if (Date.now() - statSync(folder).mtimeMs > pageLifeMs) removeFolder(folder);
    }
  } catch {
    // A home folder that cannot be listed holds none.
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
