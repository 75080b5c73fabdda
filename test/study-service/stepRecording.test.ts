import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block } from '../guideParts.ts';
import { type Harness, startHarness } from './harness.ts';
import { recorderOf, stepIdOf } from './media/recorder.ts';
import { accessOf, participantOf } from './participant.ts';

// Specification, "Config" and "Items": `interviewMode` and `preferredInput` decide how an open question is answered.

const key = 'free-launcher';

interface Question {
  readonly preferredInput?: string | null;
  readonly screenObservationEnabled?: boolean;
  readonly followUp?: string;
  readonly type?: string;
}

/** Starts an interview of one question. */
async function begun(harness: Harness, interviewMode: string, question: Question) {
  const item = { type: 'open_ended', text: 'Why?', ...question };
  const guide = { title: 'Recorded', config: { interviewMode }, studyGuide: [block('Block', item)] };
  const { id: studyId, linkId } = await harness.draft(key, guide);
  await harness.call('launchStudy', { key, params: { studyId }, body: {} });
  return await participantOf(harness.service.url).start({ linkId, urlParams: {} });
}
const recordingOf = (reply: object): unknown => (reply as { recording?: unknown }).recording;

const spoken = { voice: 'audio', screen: false, typing: false, watched: false };
const seen = { ...spoken, voice: 'video' };

describe('how a step is recorded', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(async () => await harness.end());

  it.each([
    ['text', {}, undefined],
    ['text', { preferredInput: 'voice' }, undefined],
    ['audio', {}, spoken],
    ['audio', { preferredInput: 'none' }, spoken],
    ['audio', { preferredInput: 'text' }, undefined],
    ['audio', { preferredInput: 'screenRecording' }, { ...spoken, screen: true }],
    [
      'audio',
      { preferredInput: 'screenRecording', screenObservationEnabled: true },
      { ...spoken, screen: true, watched: true },
    ],
    ['audio', { screenObservationEnabled: true }, spoken],
    ['audio_text', {}, { ...spoken, typing: true }],
    ['audio_text', { preferredInput: 'voice' }, { ...spoken, typing: true }],
    ['audio_text', { preferredInput: 'screenRecording' }, { ...spoken, screen: true, typing: true }],
    ['audio_text', { preferredInput: 'text' }, undefined],
    ['audio_screen', { preferredInput: null }, { ...spoken, screen: true }],
    ['audio_screen', { preferredInput: 'voice' }, spoken],
    ['video', {}, seen],
    ['video_screen', {}, { ...seen, screen: true }],
    ['video', { type: 'statement' }, undefined],
  ] satisfies readonly (readonly [string, Question, object | undefined])[])(
    'in mode %s, of %j: %j',
    async (mode, question, expected) => {
      expect(recordingOf(await begun(harness, mode, question))).toEqual(expected);
    },
  );

  it('is the same for the follow-ups of a question, and missing at the end', async () => {
    const started = await begun(harness, 'audio', { followUp: 'light' });
    const recorder = recorderOf(harness.service.url, accessOf(started));
    const followUp = await recorder.answer(stepIdOf(started), { text: 'Because.' });
    expect(followUp['step']).toMatchObject({ kind: 'followUp' });
    expect(recordingOf(followUp)).toEqual(spoken);
    const end = await recorder.answer((followUp['step'] as { stepId: string }).stepId, { text: 'For that.' });
    expect(end['step']).toMatchObject({ kind: 'end' });
    expect(recordingOf(end)).toBeUndefined();
  });
});
