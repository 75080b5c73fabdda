import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { accessOf, participantOf, request } from '../study-service/participant.ts';

const owner = 'free-launcher';
const guide = {
  title: 'Numbered',
  studyGuide: [
    { type: 'flat', title: 'Block', items: ['One', 'Two', 'Three'].map((text) => ({ type: 'open_ended', text })) },
  ],
};
let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => await harness.end());

/** A new interview, and its two numbered requests. */
async function begun() {
  const { id, linkId } = await harness.draft(owner, guide);
  await harness.call('launchStudy', { key: owner, params: { studyId: id }, body: {} });
  const participant = participantOf(harness.service.url);
  const started = await participant.start({ linkId, urlParams: {}, clientId: randomUUID() });
  const { interviewId, token } = accessOf(started);
  const base = `${harness.service.url}/api/participant/interviews/${interviewId}`;
  return {
    answer: (sequence: number, stepId: string | undefined, text: string) =>
      request(`${base}/answers`, 'POST', { sequence, stepId, answer: { text } }, token),
    back: (sequence: number) => request(`${base}/back`, 'POST', { sequence }, token),
    read: () => request(base, 'GET', undefined, token),
    first: started.step?.stepId,
  };
}

it('a number is taken once: going back twice with one number goes back one step', async () => {
  const { answer, back, first } = await begun();
  const second = (await answer(1, first, 'a')).step?.stepId;
  await answer(2, second, 'b');
  const once = await back(3);
  expect(once.step?.stepId).toBe(second);
  expect((await back(3)).text).toBe(once.text);
});

it('an answer that was overtaken changes nothing, whatever step is open', async () => {
  const { answer, back, read, first } = await begun();
  const second = (await answer(1, first, 'a')).step?.stepId;
  await back(2);
  const open = await read();
  expect(open.step).toMatchObject({ stepId: first, given: { text: 'a' } });
  const { step, progress } = JSON.parse(open.text) as Record<string, unknown>;
  expect(JSON.parse((await answer(1, first, 'a')).text)).toEqual({ step, progress });
  expect((await answer(3, first, 'another')).step?.stepId).toBe(second);
  expect((await answer(1, first, 'a')).step?.stepId).toBe(second);
  await back(4);
  expect((await read()).step).toMatchObject({ given: { text: 'another' } });
});

it('a wrong answer does not use its number up, and a wrong number is refused', async () => {
  const { answer, first } = await begun();
  expect((await answer(1, first, ' ')).status).toBe(400);
  expect((await answer(1, first, 'a')).status).toBe(200);
  for (const sequence of [0, -1, 1.5]) expect((await answer(sequence, first, 'a')).status).toBe(400);
});
