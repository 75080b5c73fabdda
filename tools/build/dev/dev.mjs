#!/usr/bin/env node
// npm run dev [-- FILE --folder DIR --port PORT --no-open]: the editor from its sources, until Ctrl+C.
//
//   browser ── page server (Vite, pageServer.mjs): modules of renderer/src, replaced while the page runs; /controls
//                 └── /host, /session, /preview ── host (hostProcess.mjs): `guide edit`, restarted when its sources change
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { root } from '../targets.mjs';
import { startHost } from './host.mjs';
import { freePort, startPageServer } from './pageServer.mjs';

const usage = 'npm run dev [-- FILE --folder DIR --port PORT --no-open]';

function readArguments() {
  const options = { folder: { type: 'string' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const port = Number(values.port ?? 0);
  if (positionals.length > 1) throw new Error('Name at most one file.');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port needs a number up to 65535.');
  const folder = values.folder === undefined ? [] : ['--folder', values.folder];
  return { port, shouldOpen: values['no-open'] !== true, forHost: [...positionals, ...folder] };
}

/** Resolves at Ctrl+C, SIGTERM or when the terminal is closed. Later signals do nothing: everything is ending. */
async function stopped() {
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

/** Opens the address as `npm start` does, without showing its token in the list of processes. */
async function open(folder, url) {
  const part = async (name) => await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  const [{ hasDisplay }, { openBrowser }] = [await part('chooseHost'), await part('openBrowser')];
  return hasDisplay(process.env) ? openBrowser(url) : () => undefined;
}

async function main({ port, shouldOpen, forHost }) {
  const untilStopped = stopped();
  const folder = join(root, '.build', 'dev');
  const hostPort = await freePort();
  let page;
  const host = await startHost(folder, [...forHost, '--port', String(hostPort)], (token) => page?.enterAgain(token));
  try {
    const token = await Promise.race([host.firstToken, untilStopped.then(() => null)]);
    if (token === null) return 0;
    page = await startPageServer(port, `http://127.0.0.1:${hostPort}`);
    process.stdout.write(`Controls at ${page.origin}/controls\n`);
    process.stdout.write(`Guide Studio ready at ${page.origin}/#token=${token}\n`);
    const forget = shouldOpen ? await open(join(folder, 'host'), `${page.origin}/#token=${token}`) : () => undefined;
    await untilStopped;
    forget();
    return 0;
  } finally {
    await page?.close();
    await host.close();
  }
}

let given;
try {
  given = readArguments();
} catch (error) {
  process.stderr.write(`${error.message}\nUsage: ${usage}\n`);
  process.exit(2);
}
try {
  process.exit(await main(given));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}
