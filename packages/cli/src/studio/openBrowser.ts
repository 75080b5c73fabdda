import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** As long as a browser may take to start. */
const pageLifeMs = 2 * 60_000;

/**
 * Asks the system to show an address that holds a secret. The command line of what opens it can be read by every user
 * of the machine, so it names a page in a folder that only its owner can read, and the page leads on to the address.
 * Where that fails, the printed address is still there to be opened by hand. Gives what removes the page, which also
 * goes by itself.
 */
export function openBrowser(url: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guide-studio-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const page = join(folder, 'open.html');
  writeFileSync(page, pageTo(url), { mode: 0o600, flag: 'wx' });
  setTimeout(remove, pageLifeMs).unref();
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, page], { stdio: 'ignore', detached: true });
  child.on('error', remove);
  child.unref();
  return remove;
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
