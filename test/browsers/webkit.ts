import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { eventually, within } from '../eventually.ts';
import { findMiniBrowser } from '../running/programs.mjs';
import type { Driven } from './driven.ts';

/** The name of an element in an answer (WebDriver, "Elements"). */
const elementName = 'element-6066-11e4-a52e-4f735466cecf';
const controlKey = '\uE009';

/** Starts WebKit's MiniBrowser on a screen of its own, driven by WebDriver. */
export async function startWebKit(): Promise<Driven> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${origin}${path}`, init);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver: ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await eventually('WebKitWebDriver answers', async () => await call('GET', '/status'));
  const options = { binary: findMiniBrowser(), args: ['--automation', '--enable-mock-capture-devices=true'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const made = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const session = `/session/${made.sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1440, height: 900 });
  const run = async (expression: string) =>
    await call('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] });
  const find = async (element: string): Promise<string> =>
    await eventually(`the page has ${element}`, async () => {
      const id = ((await run(element)) as Record<string, string> | null)?.[elementName];
      if (id === undefined) throw new Error('It has none.');
      return `${session}/element/${id}`;
    });
  const control: Driven['control'] = async (key) => {
    const actions = [
      { type: 'keyDown', value: controlKey },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: controlKey },
    ];
    await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    read: async (expression) => await run(expression),
    press: async (element) => void (await call('POST', `${await find(element)}/click`, {})),
    async write(field, text) {
      const found = await find(field);
      await call('POST', `${found}/click`, {});
      await control('a');
      await call('POST', `${found}/value`, { text });
    },
    control,
    async close() {
      await call('DELETE', session);
      await ended(driver);
      await screen.close();
    },
  };
}

/** Starts an X server without a picture, which chooses a number that is free. */
async function startScreen(): Promise<{ readonly display: string; close(): Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await within('Xvfb says its number', once(screen.stdout, 'data'))) as [Buffer];
  return { display: `:${number.toString().trim()}`, close: async () => await ended(screen) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server without a port.');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
