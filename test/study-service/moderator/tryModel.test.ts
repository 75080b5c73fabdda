import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelFault, tryModel } from '../../../packages/study-service/src/moderator/tryModel.ts';
import { type Behaviour, answersWith, startChatEndpoint } from '../chatEndpoint.ts';
import { promised } from '../../eventually.ts';

const never = new AbortController().signal;
let endpoint: Awaited<ReturnType<typeof startChatEndpoint>>;

beforeAll(async () => {
  endpoint = await startChatEndpoint();
});
afterAll(() => endpoint.close());

const model = () => ({ url: endpoint.url, model: 'small', key: 'secret' });
const answers =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status).end('{}');

describe('a model that is tried', () => {
  test.each<[string, unknown]>([
    ['stop', { stop: true }],
    ['a question', { probe: 'Why?' }],
  ])('can interview if it answers with a decision: %s', async (_, decision) => {
    endpoint.behave(answersWith(decision));
    expect(await modelFault(model(), fetch, never)).toBeNull();
  });

  test('is asked for a decision in words, too, since some do not follow the schema', async () => {
    endpoint.behave(answersWith({ stop: true }));
    await modelFault(model(), fetch, never);
    const [{ authorization, body } = expect.fail('Nothing was sent.')] = endpoint.requests;
    expect(authorization).toBe('Bearer secret');
    expect(body).toMatchObject({ model: 'small', messages: [{ role: 'user' }] });
    expect(body.messages[0]?.content).toContain('{"stop": true, "probe": null');
  });

  test.each<[string, unknown]>([
    ['text', 'Of course! I stop.'],
    ['a number', 7],
    ['null', null],
    ['another object', { answer: 'yes' }],
  ])('cannot if it answers with %s', async (_, content) => {
    endpoint.behave(answersWith(content));
    expect(await modelFault(model(), fetch, never)).toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test.each([
    [401, 'key', 'key', 'GUIDE_MODEL_KEY'],
    [404, 'notFound', 'notFound', 'the model small'],
    [429, 'busy', 'busy', 'too much to do'],
    [400, 'other', 'refused', 'refuses the request'],
    [500, 'other', 'serverFailed', 'server failed'],
  ])('cannot if it answers %i, and a sentence says what to do', async (status, kind, fault, sentence) => {
    endpoint.behave(answers(status));
    expect(await modelFault(model(), fetch, never)).toEqual({ kind, status, lacksVersion: false });
    const answer = await tryModel(model(), fetch, never);
    expect(answer?.fault).toBe(fault);
    expect(answer?.sentence).toContain(`answers ${status}. `);
    expect(answer?.sentence).toContain(sentence);
  });

  test('cannot if nothing is there; the sentence names a version only if the address lacks it', async () => {
    const gone = await startChatEndpoint();
    await gone.close();
    const at = (url: string) => ({ url, model: 'small', key: null });
    const sentences = [gone.url, gone.url.replace('/v1', '')].map(async (url) => tryModel(at(url), fetch, never));
    const [whole, short] = await Promise.all(sentences);
    expect(whole).toMatchObject({ fault: 'unreachable' });
    expect(whole?.sentence).not.toContain('usually');
    expect(short?.sentence).toContain('which usually ends with /v1');
  });

  test('is late if it does not answer in time, and no fault is found if the wait is ended', async () => {
    endpoint.behave(() => {});
    expect(await promised(modelFault(model(), fetch, never, 100))).toMatchObject({ kind: 'late', status: null });
    const ending = new AbortController();
    endpoint.behave(() => ending.abort());
    expect(await modelFault(model(), fetch, ending.signal)).toBeNull();
  });
});
