import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBrowserCarrier, createIpcCarrier } from '@guide-studio/host/browser';
import { type Carrier, connectHost, type Host, type SessionInfo } from '@guide-studio/host/common';
import {
  createNodeHost,
  type LoopbackOptions,
  type NodeHost,
  type NodeHostOptions,
  sessionKeyStore,
  startLoopbackServer,
} from '@guide-studio/host/node';
import { onTestFinished } from 'vitest';
import { createMemoryHost } from '../memoryHost/memoryHost.ts';
import { browserPage } from './browserPage.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface Connected {
  readonly host: Host;
  readonly session: SessionInfo;
}

export interface HostMaker {
  readonly name: string;
  make(files: Readonly<Record<string, string>>): Promise<Connected>;
}

/** A host on the real file system, in a temporary folder with these files. */
export async function nodeHost(files: Readonly<Record<string, string>>, changes: Partial<NodeHostOptions> = {}) {
  const root = await temporaryFolder();
  const folder = join(root, 'guides');
  await mkdir(folder);
  await Promise.all(Object.entries(files).map(async ([name, text]) => await writeFile(join(folder, name), text)));
  const options = { folder, home: join(root, 'home'), kind: 'browser', version: 'test' } as const;
  const host = await createNodeHost({ ...options, keyStore: sessionKeyStore(), ...changes });
  return { ...host, root, folder, home: options.home };
}

/** A built editor with one page and one script, served together with a host. */
export async function loopback(dispatcher: LoopbackOptions['dispatcher'], readRecording?: NodeHost['readRecording']) {
  const rendererDir = join(await temporaryFolder(), 'dist');
  await mkdir(join(rendererDir, 'assets'), { recursive: true });
  await writeFile(join(rendererDir, 'index.html'), '<!doctype html><title>Guide Studio</title>');
  await writeFile(join(rendererDir, 'assets', 'editor.js'), 'export {};');
  await writeFile(join(rendererDir, 'assets', 'editor.js.map'), '{}');
  await mkdir(join(rendererDir, 'preview'));
  await writeFile(join(rendererDir, 'preview', 'index.html'), '<!doctype html>');
  const delays: number[] = [];
  const sleep = async (milliseconds: number) => {
    delays.push(milliseconds);
  };
  const server = await startLoopbackServer({
    dispatcher,
    rendererDir,
    sleep,
    ...(readRecording === undefined ? {} : { readRecording }),
  });
  onTestFinished(async () => await server.close());
  return { ...server, delays };
}

async function connected(carrier: Carrier): Promise<Connected> {
  const answer = await connectHost(carrier);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** The same contract over every carrier: memory, loopback HTTP with a real server, and a double of Electron's IPC. */
export const hostMakers: readonly HostMaker[] = [
  {
    name: 'memory',
    make: async (files) => {
      const hash = (text: string) => createHash('sha256').update(text).digest('hex');
      const { dispatch } = createMemoryHost({ files, hash });
      return await connected(dispatch);
    },
  },
  {
    name: 'loopback HTTP',
    make: async (files) => {
      const { dispatch } = await nodeHost(files);
      const { url } = await loopback(dispatch);
      return await connected(createBrowserCarrier(browserPage(url)));
    },
  },
  {
    name: 'IPC',
    make: async (files) => {
      const { dispatch } = await nodeHost(files);
      // Electron copies arguments and answers (structured clone) in both directions.
      const call = async (method: string, input: unknown): Promise<unknown> =>
        structuredClone(await dispatch(method, structuredClone(input)));
      return await connected(createIpcCarrier({ call }));
    },
  },
];
