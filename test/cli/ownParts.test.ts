import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { done, type HostImplementation } from '@guide-studio/host/common';
import { keptParts, sessionKeyStore, thisMachine } from '@guide-studio/host/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChangeableService } from '../../packages/cli/src/studio/changeableService.ts';
import { eventually } from '../eventually.ts';
import { nodeHost } from '../host/hosts.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';
import { answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { transcribesTo as transcribes, startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';

// Law: the window sets up a model and a transcriber for the service of this computer, which then uses them; their keys are
// in the key store only.

const secret = 'sk-of-the-model';
const none = { now: { model: null, transcriber: null }, keyStorage: 'session' };
let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
beforeAll(async () => {
  chat = await startChatEndpoint();
});
afterAll(async () => await chat.close());

/** The editor's host and service, wired as `guide edit` does. */
async function editor() {
  const home = await temporaryFolder();
  const keyStore = sessionKeyStore();
  const output: string[] = [];
  const place = {
    database: join(home, 'service.db'),
    report: (line: string) => void output.push(line),
    log: () => undefined,
  };
  const start = async () =>
    await startChangeableService(place, await keptParts({ machine: thisMachine(), home, keyStore }));
  const service = await start();
  const host = await nodeHost({}, { home, keyStore, thisComputer: service.connection, partUser: service.user });
  return { home, keyStore, service, start, implementation: host.implementation };
}

const followUps = async (implementation: HostImplementation) => {
  const followUpAnswer = await implementation['service.capabilities']({});
  return followUpAnswer.ok ? followUpAnswer.value.capabilities?.followUps : followUpAnswer.error.code;
};

describe('the model of this computer', () => {
  test('is tested: what is wrong is told apart, and nothing is stored', async () => {
    const { implementation, service, home } = await editor();
    const ask = async (changes: { readonly url?: string; readonly key?: string | null } = {}) => {
      const asked = { part: 'model', url: chat.url, model: 'small', key: null, ...changes } as const;
      const result = await implementation['part.test'](asked);
      return result.ok ? result.value.fault : result.error;
    };
    const answer = (status: number) => chat.behave((response) => void response.writeHead(status).end());
    chat.behave(answersWith('Yes.'));
    expect(await ask()).toEqual({ kind: 'unreadable', status: 200, lacksVersion: false });
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
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
    expect(await implementation['part.read']({})).toEqual(done(none));
    expect(await followUps(implementation)).toBe('script');
    const before = await service.connection();
    const named = { part: 'model', url: `${chat.url}/`, model: 'small', key: secret } as const;
    expect(await implementation['part.use']({ ...named, url: 'llama' })).toMatchObject({
      value: { fault: { kind: 'badAddress' } },
    });
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    expect(await implementation['part.use'](named)).toEqual(done({ fault: null }));
    expect(await implementation['part.faults']({})).toEqual(done({ model: null, transcriber: null }));
    expect(await followUps(implementation)).toBe('model');
    const now = { model: { url: chat.url, model: 'small', hasKey: true }, transcriber: null };
    expect(await implementation['part.read']({})).toEqual(done({ now, keyStorage: 'session' }));
    // Participants' links stay.
    const after = await service.connection();
    expect('baseUrl' in after && 'baseUrl' in before && after.baseUrl === before.baseUrl).toBe(true);
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes(secret)).toBe(false);
    }
    const kept = { machine: thisMachine(), home, keyStore };
    expect(await keptParts(kept)).toEqual({ model: { url: chat.url, model: 'small', key: secret }, transcriber: null });

    // The key is for its origin only.
    chat.behave(answersWith('Yes.'));
    await implementation['part.test']({ part: 'model', url: chat.url, model: 'small', key: null });
    expect(chat.requests.at(-1)?.authorization).toBe(`Bearer ${secret}`);
    chat.behave(answersWith('Yes.'));
    const elsewhere = chat.url.replace('127.0.0.1', 'localhost');
    await implementation['part.test']({ part: 'model', url: elsewhere, model: 'small', key: null });
    expect(chat.requests.map(({ authorization }) => authorization).filter(Boolean)).toEqual([]);

    expect(await implementation['part.remove']({ part: 'model' })).toEqual(done(none));
    expect(await followUps(implementation)).toBe('script');
    expect(await keptParts(kept)).toEqual({ model: null, transcriber: null });
    await service.close();
  });

  test('cannot be set where the host has no service of its own', async () => {
    const { implementation } = await nodeHost({});
    expect(await implementation['part.read']({})).toEqual(done(null));
  });
});

describe('the transcriber of this computer', () => {
  test('is tested with a second of silence, used beside the model, and removed without it', async () => {
    const { implementation, service, home, keyStore } = await editor();
    const transcriberEndpoint = await startTranscriptionEndpoint();
    const part = {
      part: 'transcriber',
      url: `${transcriberEndpoint.url}/audio/transcriptions`,
      model: 'whisper-1',
    } as const;
    const ask = async (changes: { readonly url?: string } = {}) => {
      const result = await implementation['part.test']({ ...part, key: secret, ...changes });
      return result.ok ? result.value.fault : result.error;
    };
    const transcripts = async () => {
      const answer = await implementation['service.capabilities']({});
      return answer.ok ? answer.value.capabilities?.transcripts : answer.error.code;
    };
    expect(await ask()).toBeNull();
    expect(transcriberEndpoint.sounds.at(-1)).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: `Bearer ${secret}`,
      fields: { model: 'whisper-1' },
      file: { type: 'audio/wav' },
    });
    for (const [status, kind] of [
      [401, 'key'],
      [404, 'notFound'],
      [429, 'busy'],
      [500, 'other'],
      [413, 'other'],
    ] as const) {
      transcriberEndpoint.behave((response) => void response.writeHead(status).end());
      expect(await ask()).toEqual({ kind, status: null, lacksVersion: false });
    }
    transcriberEndpoint.behave((response) => void response.end('<html>'));
    expect(await ask()).toMatchObject({ kind: 'unreadable' });
    transcriberEndpoint.behave(transcribes('word '.repeat(40_000)));
    expect(await ask()).toMatchObject({ kind: 'unreadable' });
    expect(await ask({ url: 'http://127.0.0.1:1' })).toMatchObject({ kind: 'unreachable', lacksVersion: true });
    expect(await ask({ url: 'whisper' })).toMatchObject({ kind: 'badAddress' });
    expect(readdirSync(home)).not.toContain('transcriber.json');

    transcriberEndpoint.behave(transcribes(''));
    const model = { part: 'model', url: chat.url, model: 'small', key: null } as const;
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    await implementation['part.use'](model);
    expect(await transcripts()).toBe('none');
    expect(await implementation['part.use']({ ...part, key: secret })).toEqual(done({ fault: null }));
    expect(await transcripts()).toBe('ready');
    expect(await followUps(implementation)).toBe('model');
    expect(await implementation['part.faults']({})).toEqual(done({ model: null, transcriber: null }));
    const kept = { machine: thisMachine(), home, keyStore };
    const transcriber = { url: transcriberEndpoint.url, model: 'whisper-1', key: secret };
    // The model gets no key of the transcriber, though both are of this computer.
    expect(await keptParts(kept)).toEqual({ model: { url: chat.url, model: 'small', key: null }, transcriber });
    expect(readFileSync(join(home, 'transcriber.json'), 'utf8')).not.toContain(secret);

    // At another address it has no key, and the one of the old address is gone.
    await implementation['part.use']({ ...part, url: 'http://127.0.0.1:1/v1', key: null });
    expect((await keptParts(kept)).transcriber).toMatchObject({ key: null });
    expect(await keyStore.get(`transcriber ${new URL(transcriberEndpoint.url).origin}`)).toBeNull();
    await implementation['part.remove']({ part: 'transcriber' });
    expect(await transcripts()).toBe('none');
    expect(await followUps(implementation)).toBe('model');
    await service.close();
    await transcriberEndpoint.close();
  });

  test('and the model are tried when the service starts, which does not wait for them', async () => {
    const { implementation, service, start } = await editor();
    const transcriberEndpoint = await startTranscriptionEndpoint();
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    await implementation['part.use']({ part: 'model', url: chat.url, model: 'small', key: secret });
    await implementation['part.use']({
      part: 'transcriber',
      url: transcriberEndpoint.url,
      model: 'whisper-1',
      key: null,
    });
    await service.user.faults();
    await service.close();

    let answer = (): void => undefined;
    chat.behave((response) => {
      answer = () => void response.writeHead(401).end();
    });
    transcriberEndpoint.behave((response) => void response.writeHead(404).end());
    const again = await start();
    expect(await again.connection()).toHaveProperty('baseUrl');
    const faults = again.user.faults();
    await eventually('the model is asked', () => expect(chat.requests).toHaveLength(1));
    answer();
    const fault = { status: null, lacksVersion: false };
    expect(await faults).toEqual({ model: { kind: 'key', ...fault }, transcriber: { kind: 'notFound', ...fault } });
    await again.close();
    await transcriberEndpoint.close();
  });

  test('does not hold up the end of the editor while it is tried', async () => {
    const { implementation, service } = await editor();
    chat.behave(() => undefined);
    await implementation['part.use']({ part: 'model', url: chat.url, model: 'small', key: null });
    const faults = service.user.faults();
    const tested = service.user.test('model', { url: chat.url, model: 'small', key: null });
    await eventually('the model is asked again', () => expect(chat.requests).toHaveLength(2));
    await service.close();
    expect(await faults).toEqual({ model: null, transcriber: null });
    expect(await tested).toEqual(done(null));
  });
});
