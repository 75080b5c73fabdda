import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { done, type HostImplementation } from '@guide-studio/host/common';
import { keptModel, sessionKeyStore, thisMachine } from '@guide-studio/host/node';
import { modelFault } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelUrlOf } from '../../packages/cli/src/modelAddress.ts';
import { startModelledService } from '../../packages/cli/src/studio/modelledService.ts';
import { nodeHost } from '../host/hosts.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';
import { says, startChatEndpoint } from '../study-service/chatEndpoint.ts';

// Law: the window sets up a model for the service of this computer, which then uses it; its key is in the key store only.

const secret = 'sk-of-the-model';
let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
beforeAll(async () => {
  chat = await startChatEndpoint();
});
afterAll(async () => await chat.close());

/** The editor's host and service, wired as `guide edit` does. */
async function editor() {
  const home = await temporaryFolder();
  const keyStore = sessionKeyStore();
  const said: string[] = [];
  const place = { database: join(home, 'service.db'), pageDir: undefined, say: (line: string) => void said.push(line) };
  const service = await startModelledService(place, null);
  const modelUser = {
    address: modelUrlOf,
    test: async (model: Parameters<typeof modelFault>[0]) => await modelFault(model, fetch, service.ending),
    use: service.use,
  };
  const host = await nodeHost({}, { home, keyStore, thisComputer: service.connection, modelUser });
  return { home, keyStore, service, implementation: host.implementation };
}

const followUps = async (implementation: HostImplementation) => {
  const told = await implementation['service.capabilities']({});
  return told.ok ? told.value.capabilities?.followUps : told.error.code;
};

describe('the model of this computer', () => {
  test('is tested: what is wrong is told apart, and nothing is stored', async () => {
    const { implementation, service, home } = await editor();
    const ask = async (changes: { readonly url?: string; readonly key?: string | null } = {}) => {
      const asked = { url: chat.url, model: 'small', key: null, ...changes };
      const result = await implementation['model.test'](asked);
      return result.ok ? result.value.fault : result.error;
    };
    const answer = (status: number) => chat.behave((response) => void response.writeHead(status).end());
    chat.behave(says('Yes.'));
    expect(await ask()).toEqual({ kind: 'unreadable', status: 200, lacksVersion: false });
    chat.behave(says({ stop: true, probe: null, reason: 'Tested.' }));
    expect(await ask()).toBeNull();
    expect(await ask({ url: `${chat.url}/chat/completions`, key: secret })).toBeNull();
    expect(chat.requests.at(-1)?.authorization).toBe(`Bearer ${secret}`);
    for (const [status, kind] of [
      [401, 'key'],
      [403, 'key'],
      [404, 'notFound'],
      [429, 'busy'],
      [500, 'other'],
    ] as const) {
      answer(status);
      expect(await ask()).toEqual({ kind, status, lacksVersion: false });
    }
    answer(404);
    expect(await ask({ url: chat.url.replace('/v1', '') })).toEqual({
      kind: 'notFound',
      status: 404,
      lacksVersion: true,
    });
    expect(await ask({ url: 'http://127.0.0.1:1/v1' })).toMatchObject({ kind: 'unreachable', status: null });
    for (const url of ['llama', 'file:///v1', 'http://user:key@127.0.0.1/v1'])
      expect(await ask({ url })).toMatchObject({ kind: 'badAddress' });
    expect(readdirSync(home)).not.toContain('model.json');
    await service.close();
  });

  test('is used by the service from now on and after a start, with a key that is in no file', async () => {
    const { implementation, service, home, keyStore } = await editor();
    expect(await implementation['model.read']({})).toEqual(done({ now: null, keyStorage: 'session' }));
    expect(await followUps(implementation)).toBe('script');
    const before = await service.connection();
    const named = { url: `${chat.url}/`, model: 'small', key: secret };
    expect(await implementation['model.use']({ ...named, url: 'llama' })).toMatchObject({
      value: { fault: { kind: 'badAddress' } },
    });
    expect(await implementation['model.use'](named)).toEqual(done({ fault: null }));
    expect(await followUps(implementation)).toBe('model');
    const now = { url: chat.url, model: 'small', hasKey: true };
    expect(await implementation['model.read']({})).toEqual(done({ now, keyStorage: 'session' }));
    // Participants' links stay.
    const after = await service.connection();
    expect('baseUrl' in after && 'baseUrl' in before && after.baseUrl === before.baseUrl).toBe(true);
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes(secret)).toBe(false);
    }
    const kept = { machine: thisMachine(), path: join(home, 'model.json'), keyStore };
    expect(await keptModel(kept)).toEqual({ url: chat.url, model: 'small', key: secret });

    // The key is for its origin only.
    chat.behave(says('Yes.'));
    await implementation['model.test']({ url: chat.url, model: 'small', key: null });
    expect(chat.requests.at(-1)?.authorization).toBe(`Bearer ${secret}`);
    chat.behave(says('Yes.'));
    await implementation['model.test']({ url: chat.url.replace('127.0.0.1', 'localhost'), model: 'small', key: null });
    expect(chat.requests.map(({ authorization }) => authorization).filter(Boolean)).toEqual([]);

    expect(await implementation['model.remove']({})).toEqual(done({ now: null, keyStorage: 'session' }));
    expect(await followUps(implementation)).toBe('script');
    expect(await keptModel(kept)).toBeNull();
    await service.close();
  });

  test('cannot be set where the host has no service of its own', async () => {
    const { implementation } = await nodeHost({});
    expect(await implementation['model.read']({})).toEqual(done(null));
  });
});
