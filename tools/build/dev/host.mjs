import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hostBundles } from '../bundles.mjs';

const script = fileURLToPath(new URL('hostProcess.mjs', import.meta.url));

/** The host serves only the preview's frame; the page server has the page itself. */
const standIn = '<!doctype html><title>Guide Studio</title>\n';

/**
 * Bundles the `guide` command and the preview's frame into `folder`, starts `guide edit` with `args`, and starts it again
 * whenever a source of a bundle changed. `onToken` receives the token of each later start. `firstToken` rejects if the
 * host ends before its first page, for example because the folder does not exist.
 */
export async function startHost(folder, args, onToken) {
  mkdirSync(join(folder, 'renderer'), { recursive: true });
  writeFileSync(join(folder, 'renderer', 'index.html'), standIn);
  const host = createHost([folder, 'edit', ...args, '--no-open', '--host', 'browser'], onToken);
  const watchers = [];
  const close = async () => {
    await Promise.all(watchers.map(async (watcher) => await watcher.close()));
    await host.stop();
  };
  try {
    for (const config of hostBundles(folder)) watchers.push(await watch(config, host.restart));
  } catch (error) {
    await close();
    throw error;
  }
  host.restart();
  return { firstToken: host.firstToken, close };
}

/**
 * Resolves when the first bundle is written; calls `onChange` after each later one. A broken source keeps the old one.
 */
async function watch(config, onChange) {
  const watcher = await build({ ...config, build: { ...config.build, watch: {} } });
  await new Promise((resolve, reject) => {
    let isFirst = true;
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') void event.result.close();
      if (event.code === 'ERROR') {
        if (isFirst) reject(event.error);
        else process.stderr.write(`${event.error.message}\nThe host keeps running with the code of before.\n`);
      }
      if (event.code !== 'END') return;
      if (!isFirst) onChange();
      isFirst = false;
      resolve();
    });
  });
  return watcher;
}

function createHost(args, onToken) {
  let child;
  let isStopping = false;
  let restarting = Promise.resolve();
  let first = true;
  const { promise: firstToken, resolve, reject } = withResolvers();
  // Callers that await the promise still see the rejection; after the first page nothing awaits it.
  firstToken.catch(() => undefined);

  const start = () => {
    if (isStopping) return;
    const started = fork(script, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    child = started;
    createInterface({ input: started.stdout }).on('line', (line) => {
      const token = /^Guide Studio ready at \S+#token=(\S+)$/u.exec(line)?.[1];
      if (token === undefined) process.stdout.write(`${line}\n`);
      else if (first) resolve(token);
      else onToken(token);
      if (token !== undefined) first = false;
    });
    started.once('exit', (code) => {
      if (first) reject(new Error(`The host ended with ${code} before it was ready.`));
      else if (child === started && code !== 0 && !isStopping)
        process.stderr.write('The host ended. It starts again when its code changes.\n');
    });
  };

  const stopChild = async () => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill('SIGTERM');
    await ended;
  };

  const restart = () => {
    restarting = restarting.then(stopChild).then(start);
  };
  const stop = async () => {
    isStopping = true;
    await restarting;
    await stopChild();
  };
  return { firstToken, restart, stop };
}

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
