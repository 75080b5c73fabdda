import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptNetwork, keptParts, sealedKeyStore, thisMachine, withSessionFallback } from '@guide-studio/host/node';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type LocalService, startService } from '../../electron/src/startService.ts';
import { eventually, promised, within } from '../eventually.ts';
import { buildForNode } from '../host/buildForNode.ts';
import { nodeHost } from '../host/hosts.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';
import { answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';

// Law: in the desktop application, model, transcriber and their keys reach the service by message only, and hold after the
// service or the application was started again. The service is real; only Electron's process is one of Node here.

const decision = { stop: true, probe: null, reason: 'Tested.' };
const secret = 'sk-of-the-desktop';
const children: ChildProcess[] = [];
const started: unknown[][] = [];

vi.mock('electron', () => ({
  utilityProcess: {
    fork: (program: string, parameters: readonly string[]) => {
      started.push([program, ...parameters]);
      const shim = join(import.meta.dirname, 'chromium', 'parentPort.cjs');
      const child = fork(program, parameters, {
        execArgv: ['--require', shim],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      children.push(child);
      const port = Object.assign(new EventEmitter(), {
        stderr: child.stderr,
        // As in Electron, a message to a process that has ended is lost.
        postMessage: (message: object) => child.connected && child.send(message, () => undefined),
        kill: () => child.kill('SIGKILL'),
      });
      child.on('message', (message) => port.emit('message', message));
      child.on('exit', (code) => port.emit('exit', code));
      return port;
    },
  },
}));

let program: Awaited<ReturnType<typeof buildForNode>>;
let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
let transcriberEndpoint: Awaited<ReturnType<typeof startTranscriptionEndpoint>>;
beforeAll(async () => {
  program = await buildForNode(new URL('../../packages/cli/src/serviceChild.ts', import.meta.url));
  [chat, transcriberEndpoint] = [await startChatEndpoint(), await startTranscriptionEndpoint()];
});
beforeEach(() => {
  chat.behave(answersWith(decision));
  for (const list of [children, started]) list.splice(0);
});
afterAll(async () => {
  await Promise.all([program.remove(), chat.close(), transcriberEndpoint.close()]);
});

/** A participant page with nothing in it. */
async function emptyPage(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  return folder;
}

/** The service and the host of one window, wired as `startStudio` does, with sealed keys. */
async function application(home: string, readParts = keptParts) {
  const logged: unknown[] = [];
  const turned = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
  const seal = {
    seal: async (text: string) => turned(Buffer.from(text)),
    open: async (sealed: Buffer) => turned(sealed).toString(),
  };
  const keyStore = withSessionFallback(sealedKeyStore(thisMachine(), join(home, 'keys.json'), seal));
  const note = (...words: readonly unknown[]) => void logged.push(...words);
  const service: LocalService = startService({
    program: program.path,
    database: join(home, 'service.db'),
    page: await emptyPage(),
    log: { path: '', error: note },
    network: async () => await keptNetwork({ machine: thisMachine(), home }),
    parts: async () => await readParts({ machine: thisMachine(), home, keyStore }),
  });
  onTestFinished(async () => await service.stop());
  const machine = { networkAddresses: () => [{ address: '127.0.0.2', card: 'test0' }] };
  const host = await nodeHost(
    {},
    { home, keyStore, thisComputer: service.connection, partUser: service.user, networkUser: service.network, machine },
  );
  const { implementation } = host;
  const capabilities = async () => {
    const answer = await implementation['service.capabilities']({});
    return answer.ok ? answer.value.capabilities : answer.error.code;
  };
  return { service, implementation, capabilities, logged };
}

const model = () => ({ part: 'model', url: chat.url, model: 'small', key: secret }) as const;
const transcriber = () =>
  ({ part: 'transcriber', url: transcriberEndpoint.url, model: 'whisper-1', key: secret }) as const;
const nothing = { ok: true, value: { fault: null } };

test('reach the service by message, and hold after it or the application was started again', async () => {
  const home = await temporaryFolder();
  const first = await application(home);
  expect(await first.capabilities()).toMatchObject({ followUps: 'script', transcripts: 'none' });
  const before = await first.service.connection();
  // A test stores nothing.
  expect(await first.implementation['part.test'](model())).toEqual(nothing);
  expect(chat.requests.at(-1)?.authorization).toBe(`Bearer ${secret}`);
  expect(await first.implementation['part.test'](transcriber())).toEqual(nothing);
  expect(await first.capabilities()).toMatchObject({ followUps: 'script', transcripts: 'none' });
  expect(await first.implementation['part.use'](model())).toEqual(nothing);
  expect(await first.implementation['part.use'](transcriber())).toEqual(nothing);
  expect(await first.capabilities()).toMatchObject({ followUps: 'model', transcripts: 'ready' });
  // In the same process, under the same address.
  expect(children.length).toBe(1);
  const after = await first.service.connection();
  expect('baseUrl' in after && 'baseUrl' in before && after.baseUrl === before.baseUrl).toBe(true);
  expect(JSON.stringify(started)).not.toContain(secret);
  if (process.platform === 'linux') {
    const environment = readFileSync(`/proc/${children[0]?.pid}/environ`, 'utf8');
    expect(environment + readFileSync(`/proc/${children[0]?.pid}/cmdline`, 'utf8')).not.toContain(secret);
  }
  for (const name of ['model.json', 'transcriber.json', 'keys.json']) {
    expect(readFileSync(join(home, name), 'utf8')).not.toContain(secret);
  }

  // The service ends by itself.
  children[0]?.kill('SIGKILL');
  await eventually('the service is started again', () => expect(children.length).toBe(2));
  expect(await first.capabilities()).toMatchObject({ followUps: 'model', transcripts: 'ready' });
  expect(JSON.stringify(first.logged)).not.toContain(secret);
  await first.service.stop();

  const second = await application(home);
  expect(await second.capabilities()).toMatchObject({ followUps: 'model', transcripts: 'ready' });
  expect(await second.implementation['part.read']({})).toMatchObject({
    value: { now: { model: { hasKey: true }, transcriber: { hasKey: true } }, keyStorage: 'safeStorage' },
  });
  await second.implementation['part.remove']({ part: 'model' });
  expect(await second.capabilities()).toMatchObject({ followUps: 'script', transcripts: 'ready' });
  await second.service.stop();
  const third = await application(home);
  expect(await third.capabilities()).toMatchObject({ followUps: 'script', transcripts: 'ready' });
});

test('are tried when the service starts, and the window hears what is wrong', async () => {
  const { implementation } = await application(await temporaryFolder());
  // Asked before the service has started.
  expect(await implementation['part.faults']({})).toEqual({ ok: true, value: { model: null, transcriber: null } });
  chat.behave((response) => void response.writeHead(401).end());
  await implementation['part.use'](model());
  const fault = { kind: 'key', status: null, lacksVersion: false };
  expect(await implementation['part.faults']({})).toEqual({ ok: true, value: { model: fault, transcriber: null } });
});

test('that were changed while the service ends are there when it is started again', async () => {
  const { implementation, capabilities, service } = await application(await temporaryFolder());
  await service.connection();
  const child = children.at(-1);
  child?.kill('SIGKILL');
  await implementation['part.use'](model());
  expect(await capabilities()).toMatchObject({ followUps: 'model' });
});

test('of a service that ended twice are kept, and nobody waits', async () => {
  const home = await temporaryFolder();
  const { implementation, service } = await application(home);
  for (const kills of [1, 2]) {
    await service.connection();
    const child = children.at(-1);
    child?.kill('SIGKILL');
    if (child) await within('the service ends', once(child, 'exit'));
    if (kills === 1)
      await eventually('the service is started again', () => expect(children.at(-1)?.pid).not.toBe(child?.pid));
  }
  expect(await implementation['part.test'](model())).toMatchObject({ error: { code: 'serviceUnavailable' } });
  expect(await implementation['part.use'](model())).toEqual(nothing);
  expect(await service.connection()).toMatchObject({ unavailable: { reason: 'ended' } });
  expect(await implementation['part.read']({})).toMatchObject({ value: { now: { model: { url: chat.url } } } });
});

test('its listener for a network is opened again with the service, and after a restart only if it was kept', async () => {
  const home = await temporaryFolder();
  const first = await application(home);
  const open = async (host: typeof first, keep: boolean, port: number | null = null) =>
    await host.implementation['network.open']({ address: '127.0.0.2', port, keep });
  const opened = await open(first, false);
  expect(opened).toMatchObject({ value: { open: { address: '127.0.0.2' }, fault: null, kept: false } });
  children[0]?.kill('SIGKILL');
  await eventually('the service is started again', () => expect(children.length).toBe(2));
  expect(await first.implementation['network.state']({})).toEqual(opened);
  await first.service.stop();

  const second = await application(home);
  expect(await second.implementation['network.state']({})).toMatchObject({ value: { open: null, kept: false } });
  const kept = await open(second, true);
  await second.service.stop();
  const third = await application(home);
  expect(await third.implementation['network.state']({})).toEqual(kept);
  expect(JSON.stringify(started)).not.toContain('127.0.0.2');
});

test('that cannot be read are in the log, and nobody waits for the service', async () => {
  const broken = new Error('The key chain is broken.');
  const { service, logged } = await application(await temporaryFolder(), async () => await Promise.reject(broken));
  expect(await promised(service.connection())).toMatchObject({ unavailable: { reason: 'notStarted' } });
  expect(logged).toContain(broken);
});
