import { done } from '@guide-studio/host/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeHost } from '../host/hosts.ts';
import { answersWith, type Behaviour, startChatEndpoint } from './chatEndpoint.ts';
import { type Harness, startHarness } from './harness.ts';

// Law: the window gets suggestions of the service's model for each text, or why there is none; nothing is stored.

let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
beforeAll(async () => {
  chat = await startChatEndpoint();
});
afterAll(async () => await chat.close());

const asked = {
  from: 'en' as const,
  to: 'de' as const,
  texts: [
    { kind: 'question' as const, source: 'Why is that?' },
    { kind: 'option' as const, source: '18 to 24', of: 'How old are you?' },
  ],
};

async function suggested(harness: Harness) {
  const thisComputer = async () => ({ baseUrl: harness.service.url, apiKey: 'free-launcher' });
  const { implementation } = await nodeHost({}, { thisComputer });
  return await implementation['translations.suggest'](asked);
}

const writes = (...texts: readonly string[]): Behaviour =>
  answersWith(JSON.stringify({ texts: texts.map((text, at) => ({ number: at + 1, text })) }));

it('says that there is no model', async () => {
  const harness = await startHarness();
  expect(await suggested(harness)).toEqual(done({ suggested: { outcome: 'none', texts: [] } }));
  await harness.end();
});

it('gives a text, or the fault of what the model wrote', async () => {
  const harness = await startHarness('file', { model: { url: chat.url, model: 'small', key: null }, modelTokens: 150 });
  chat.behave(writes('Warum ist das so?', '81 bis 24'));
  expect(await suggested(harness)).toEqual(
    done({
      suggested: {
        outcome: 'asked',
        texts: [
          { text: 'Warum ist das so?', fault: null },
          { text: null, fault: 'numbers' },
        ],
      },
    }),
  );
  // The two answers above were counted, and nothing of them is a study.
  expect(await suggested(harness)).toEqual(done({ suggested: { outcome: 'limited', texts: [] } }));
  expect((await harness.call('listStudies', { key: 'free-launcher' })).body['studies']).toEqual([]);
  await harness.end();
});
