import type { ServiceCapabilities } from '@guide-studio/api-contract';
import { FollowUp, InterviewMode, PreferredInput } from '@guide-studio/guide-core';
import { afterEach, describe, expect, test } from 'vitest';
import { meaningOf, type Setting } from '../../../renderer/src/fieldHelp/meaningOf.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';

const full: ServiceCapabilities = { recordings: 'kept', transcripts: 'ready', rewraps: true, followUps: 'model' };
const at = (changes: Partial<ServiceCapabilities>) => ({ name: 'Here', capabilities: { ...full, ...changes } });
const other = { name: 'Elsewhere', capabilities: null };
const none = { name: null, capabilities: null };

afterEach(async () => await speak('en'));

describe('what a setting means', () => {
  const mode = (value: InterviewMode | null): Setting => ({ of: 'mode', mode: value });
  const input = (of: InterviewMode | null, value: PreferredInput | null): Setting => ({
    of: 'input',
    mode: of,
    input: value,
  });

  test('a mode says what participants do, and what becomes of it', () => {
    expect(meaningOf(mode('text'), at({}))).toBe('Participants read and write.');
    expect(meaningOf(mode(null), other)).toBe('If not set, participants write.');
    expect(meaningOf(mode('audio'), at({}))).toBe(
      'Participants speak their answers to open questions. Here keeps the recordings and writes down what is said.',
    );
    expect(meaningOf(mode('audio'), at({ transcripts: 'none' }))).toContain('writes nothing down');
    expect(meaningOf(mode('audio'), at({ transcripts: 'failing' }))).toContain('does not answer');
    for (const recordings of ['none', 'full', 'failing'] as const)
      expect(meaningOf(mode('video'), at({ recordings }))).toMatch(/participants write instead\.$/u);
    expect(meaningOf(mode('video'), at({ rewraps: false }))).toContain('It has no ffmpeg');
    expect(meaningOf(mode('audio'), at({ rewraps: false }))).not.toContain('ffmpeg');
  });

  test('a service that reports nothing is not known, one that is asked is not mentioned, and none is said', () => {
    expect(meaningOf(mode('audio'), other)).toMatch(/Whether Elsewhere records is not known\.$/u);
    expect(meaningOf(mode('audio'), null)).toBe('Participants speak their answers to open questions.');
    expect(meaningOf(mode('audio'), none)).toMatch(/No service is connected\.$/u);
    expect(meaningOf({ of: 'languages' }, other)).toBe('Whether Elsewhere translates is not known.');
    expect(meaningOf({ of: 'platforms' }, other)).toContain('not known');
    expect(meaningOf({ of: 'mustWatch' }, other)).toContain('not known');
  });

  test('the input of a question depends on the mode of the study', () => {
    expect(meaningOf(input('text', 'voice'), at({}))).toBe(
      'Participants write, because the mode of the study is text.',
    );
    expect(meaningOf(input('video', 'text'), at({}))).toBe('Participants write.');
    expect(meaningOf(input('audio_text', null), at({}))).toContain('choose whether they speak or write');
    expect(meaningOf(input('audio_text', 'voice'), at({}))).toContain('asked to speak, and may write instead');
    expect(meaningOf(input('audio_text', 'screenRecording'), at({}))).toContain('share their screen, and may write');
    expect(meaningOf(input('audio', 'voice'), at({}))).toContain('Participants speak their answers');
    expect(meaningOf(input('audio', 'screenRecording'), at({}))).toContain('share their screen');
    expect(meaningOf(input('video_screen', 'voice'), at({}))).not.toContain('share their screen');
  });

  test('a depth says how often, and who asks', () => {
    expect(meaningOf({ of: 'followUp', depth: null }, at({}))).toBe('No follow-up question is asked.');
    for (const [followUps, who] of [
      ['model', 'a model writes it'],
      ['failing', 'the model does not answer'],
      ['script', 'Set up a model'],
    ] as const)
      expect(meaningOf({ of: 'followUp', depth: 'heavy' }, at({ followUps }))).toContain(who);
  });

  test.each(['en', 'de'] as const)('every setting and every service has whole sentences in %s', async (language) => {
    await speak(language);
    const settings: Setting[] = [
      ...[...InterviewMode.options, null].flatMap((one) => [
        mode(one),
        ...[...PreferredInput.options, null].map((value) => input(one, value)),
      ]),
      ...[...FollowUp.options, null].map((depth): Setting => ({ of: 'followUp', depth })),
      ...(['languages', 'platforms', 'watched', 'mustWatch'] as const).map((of): Setting => ({ of })),
    ];
    const services = [
      other,
      none,
      ...(['kept', 'full', 'failing', 'none'] as const).flatMap((recordings) =>
        (['ready', 'failing', 'none'] as const).map((transcripts) => at({ recordings, transcripts, rewraps: false })),
      ),
    ];
    for (const setting of settings) {
      for (const service of services) {
        const text = meaningOf(setting, service);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toContain('undefined');
      }
    }
  });
});
