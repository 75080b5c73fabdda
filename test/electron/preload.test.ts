import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { channels } from '../../electron/src/channels.ts';

const entry = resolve(import.meta.dirname, '../../electron/src/preload.ts');
let source = '';

beforeAll(async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'guide-studio-preload-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      lib: { entry, formats: ['cjs'], fileName: () => 'preload.cjs' },
      rolldownOptions: { external: ['electron'], output: { codeSplitting: false } },
    },
  });
  source = await readFile(join(outDir, 'preload.cjs'), 'utf8');
  await rm(outDir, { recursive: true });
});

interface Bridge {
  readonly call: (method: string, input: unknown) => Promise<unknown>;
  readonly openDropped: (files: readonly object[]) => void;
  readonly onCommand: (listener: (command: string) => void) => () => void;
}

/** Runs the built script as the sandbox does, with only `require('electron')`. */
function run() {
  const required: string[] = [];
  const exposed: [string, unknown][] = [];
  const invoked: unknown[][] = [];
  const events = new EventEmitter();
  const ipcRenderer = {
    invoke: async (...parameters: unknown[]) => {
      invoked.push(parameters);
      return 'answer';
    },
    on: events.on.bind(events),
    removeListener: events.removeListener.bind(events),
  };
  const webUtils = { getPathForFile: ({ path }: { readonly path?: string }) => path ?? '' };
  const contextBridge = { exposeInMainWorld: (name: string, value: unknown) => exposed.push([name, value]) };
  const sandbox = {
    exports: {},
    module: { exports: {} },
    require: (name: string) => {
      required.push(name);
      if (name !== 'electron') throw new Error(name);
      return { contextBridge, ipcRenderer, webUtils };
    },
  };
  runInContext(source, createContext(sandbox));
  return { required, exposed, invoked, events, bridge: exposed[0]?.[1] as Bridge };
}

test('asks for Electron alone and exposes one frozen object of named functions', () => {
  const { required, exposed, bridge } = run();
  expect(required).toEqual(['electron']);
  expect(exposed.map(([name]) => name)).toEqual(['guideStudio']);
  expect(Object.keys(bridge).sort()).toEqual([
    'call',
    'describeMenu',
    'onCommand',
    'onLeave',
    'onOpenFile',
    'openDropped',
    'stay',
  ]);
  expect(Object.isFrozen(bridge)).toBe(true);
  expect(Object.values(bridge).every((value) => typeof value === 'function')).toBe(true);
});

test('calls go through one channel, with exactly two arguments', async () => {
  const { bridge, invoked } = run();
  const loose = bridge.call as (...parameters: unknown[]) => Promise<unknown>;
  expect(await loose('file.list', {}, 'more')).toBe('answer');
  expect(invoked).toEqual([[channels.call, 'file.list', {}]]);
});

test('dropped files are opened by the paths that the system knows; one that the page made has none', () => {
  const { bridge, invoked } = run();
  bridge.openDropped([{ path: '/a.guide.json' }, { name: '/etc/passwd' }, { path: '/b.guide.json' }]);
  expect(invoked).toEqual([[channels.openDropped, ['/a.guide.json', '/b.guide.json']]]);
});

test('a listener gets the text and never the event, until it is taken off', () => {
  const { bridge, events } = run();
  const received: unknown[][] = [];
  const off = bridge.onCommand((...parameters) => received.push(parameters));
  events.emit(channels.command, { sender: 'a way back' }, 'file.save', 'more');
  events.emit(channels.command, { sender: 'a way back' }, { not: 'text' });
  off();
  events.emit(channels.command, {}, 'file.save');
  expect(received).toEqual([['file.save']]);
});
