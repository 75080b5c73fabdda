import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceCapabilities } from '@guide-studio/api-contract';
import { failed, done } from '@guide-studio/host/common';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeHost } from '../host/hosts.ts';
import { asks, answersWith, startChatEndpoint } from './chatEndpoint.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessOf, participantOf } from './participant.ts';
import { storeKinds } from './stores.ts';
import { startTranscriptionEndpoint } from './transcriptionEndpoint.ts';

// Law: the editor says of the service exactly what the service does now.

const key = 'free-launcher';
const guide = {
  title: 'Bread',
  studyGuide: [
    {
      type: 'flat',
      title: 'Breakfast',
      items: [{ type: 'open_ended', text: 'What did you have?', followUp: 'medium' }],
    },
  ],
};
let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
let transcription: Awaited<ReturnType<typeof startTranscriptionEndpoint>>;
let folder: string;
beforeAll(async () => {
  chat = await startChatEndpoint();
  transcription = await startTranscriptionEndpoint();
  folder = await mkdtemp(join(tmpdir(), 'capabilities-'));
});
afterAll(async () => {
  await chat.close();
  await transcription.close();
  await rm(folder, { recursive: true, force: true });
  for (const { end } of storeKinds) await end();
});

const bare: ServiceCapabilities = { recordings: 'none', transcripts: 'none', rewraps: false, followUps: 'script' };

/** Returns what the editor's host hears from a service. */
async function received(harness: Harness) {
  const thisComputer = async () => ({ baseUrl: harness.service.url, apiKey: key });
  const { implementation } = await nodeHost({}, { thisComputer });
  return await implementation['service.capabilities']({});
}

describe('what a service does', () => {
  it.each(storeKinds)('is little without parts, on $name', async (kind) => {
    if (kind.missing !== null) return;
    const database = await kind.create();
    const harness = await startHarness({ data: database.data });
    const recordings = database.data.startsWith('postgres') ? 'none' : 'kept';
    expect(await received(harness)).toEqual(done({ capabilities: { ...bare, recordings } }));
    await harness.end();
    await database.remove();
  });

  it('follows its parts, also when the model stops answering', async () => {
    const harness = await startHarness('file', {
      media: folder,
      transcriber: { url: transcription.url, model: 'whisper', key: null },
      model: { url: chat.url, model: 'small', key: null },
    });
    const whole = { ...bare, recordings: 'kept', transcripts: 'ready', followUps: 'model' };
    expect(await received(harness)).toEqual(done({ capabilities: whole }));

    const { id: studyId, linkId } = await harness.draft(key, guide);
    await harness.call('launchStudy', { key, params: { studyId }, body: {} });
    const participant = participantOf(harness.service.url);
    const answered = async (): Promise<void> => {
      const started = await participant.start({ linkId, urlParams: {} });
      const access = accessOf(started);
      const first = await participant.answer(access, started.step?.stepId ?? '', { text: 'Bread' });
      if (first.step?.kind === 'item') await participant.answer(access, first.step.stepId, { text: 'Bread' });
    };
    chat.behave((response) => void response.writeHead(401).end());
    await answered();
    expect(await received(harness)).toEqual(done({ capabilities: { ...whole, followUps: 'failing' } }));
    chat.behave(asks('Where did the bread come from?'));
    await answered();
    expect(await received(harness)).toEqual(done({ capabilities: whole }));
    chat.behave(answersWith({ stop: true, reason: 'Enough.' }));
    await harness.end();
  });

  it('lets the model decide about answers of previews, within the tokens of a day, and stores nothing', async () => {
    const asked = {
      instructions: '',
      concept: null,
      said: [{ question: 'What did you have?', answer: 'Bread' }],
      left: 2,
      scripted: 'Can you tell me more?',
    };
    const tryProbe = async (harness: Harness) => {
      const thisComputer = async () => ({ baseUrl: harness.service.url, apiKey: key });
      const { implementation } = await nodeHost({}, { thisComputer });
      return await implementation['service.tryProbe'](asked);
    };
    const without = await startHarness();
    const byScript = { question: asked.scripted, isWritten: false, reason: '' };
    expect(await tryProbe(without)).toEqual(done({ tried: { ...byScript, outcome: 'none' } }));
    await without.end();

    const harness = await startHarness('file', {
      model: { url: chat.url, model: 'small', key: null },
      modelTokens: 250,
    });
    chat.behave(asks('Where did the bread come from?'));
    const written = { question: 'Where did the bread come from?', isWritten: true, outcome: 'asked' };
    expect(await tryProbe(harness)).toMatchObject(done({ tried: written }));
    chat.behave(answersWith({ stop: true, reason: 'Enough.' }));
    const stopped = { question: null, isWritten: false, outcome: 'stopped', reason: 'Enough.' };
    expect(await tryProbe(harness)).toEqual(done({ tried: stopped }));
    chat.behave(asks('Bread is good, isn’t it? Why?'));
    const refused = { question: asked.scripted, isWritten: false };
    expect(await tryProbe(harness)).toMatchObject(done({ tried: refused }));
    // Every answer of the model above was counted: 100 tokens, 100, and two questions that must not be asked.
    chat.behave(asks('Where did the bread come from?'));
    expect(await tryProbe(harness)).toEqual(done({ tried: { ...byScript, outcome: 'limited' } }));
    expect(chat.requests).toHaveLength(0);
    const store = await openStore({ data: harness.data });
    expect(await store.interviews.countByProgress()).toEqual({ in_progress: 0, complete: 0, screened_out: 0 });
    await store.close();
    expect((await harness.call('listStudies', { key })).body['studies']).toEqual([]);
    await harness.end();
  });

  it.each([
    ['a transcriber and a model', { transcriber: true, model: true }, { writtenDown: true, readByAi: true }],
    ['a transcriber', { transcriber: true, model: false }, { writtenDown: true }],
    ['a model', { transcriber: false, model: true }, { readByAi: true }],
    ['neither', { transcriber: false, model: false }, {}],
  ])('is told to participants before they record: %s', async (_, parts, described) => {
    const harness = await startHarness('file', {
      media: folder,
      ...(parts.transcriber ? { transcriber: { url: transcription.url, model: 'whisper', key: null } } : {}),
      ...(parts.model ? { model: { url: chat.url, model: 'small', key: null }, modelFor: ['analyses'] } : {}),
    });
    const { id: studyId, linkId } = await harness.draft(key, { ...guide, config: { interviewMode: 'audio' } });
    await harness.call('launchStudy', { key, params: { studyId }, body: {} });
    const started = await participantOf(harness.service.url).start({ linkId, urlParams: {} });
    const { recording } = JSON.parse(started.text) as { readonly recording: object };
    expect(recording).toEqual({ voice: 'audio', screen: false, typing: false, watched: false, ...described });
    await harness.end();
  });

  it('is not known of a service without this address, and not told to a wrong key', async () => {
    const harness = await startHarness();
    const fetch = async () => Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 });
    const thisComputer = async () => ({ baseUrl: harness.service.url, apiKey: 'wrong' });
    const other = await nodeHost({}, { thisComputer, fetch });
    expect(await other.implementation['service.capabilities']({})).toEqual(done({ capabilities: null }));
    const refused = await nodeHost({}, { thisComputer });
    expect(await refused.implementation['service.capabilities']({})).toMatchObject(
      failed({ code: 'api', failure: { kind: 'refused', code: 'invalid_api_key' } as never }),
    );
    await harness.end();
  });
});
