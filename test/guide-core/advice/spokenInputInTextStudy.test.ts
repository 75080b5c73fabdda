import { type Json, advise, createAdviser, sentenceOf } from '@guide-studio/guide-core';
import { commit, createEditorState, fixesFor, fixNameOf, toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, test } from 'vitest';
import { choice, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const path = ['studyGuide', 0, 'items', 0, 'preferredInput'];
const code = 'spokenInputInTextStudy';
const study = (interviewMode: string | null, ...items: readonly Json[]) => ({
  ...guideOf(flat(...items)),
  ...(interviewMode === null ? {} : { config: { interviewMode } }),
});

describe('spokenInputInTextStudy', () => {
  test('a study with sound, or a question that prefers none, is fine', () => {
    for (const mode of ['audio', 'audio_text', 'audio_screen', 'video', 'video_screen']) {
      expectAdvice(study(mode, open({ preferredInput: 'voice' })), []);
    }
    for (const preferredInput of ['text', 'none', null]) expectAdvice(study('text', open({ preferredInput })), []);
    expectAdvice(study('text', open(), choice()), []);
  });

  test('in a study of text, or without a mode, nothing would be recorded', () => {
    for (const preferredInput of ['voice', 'screenRecording']) {
      const params = { preferredInput, isUnset: false };
      expectAdvice(study('text', open({ preferredInput })), [{ code, path, params }]);
      expectAdvice(study(null, open({ preferredInput })), [{ code, path, params: { ...params, isUnset: true } }]);
    }
    const [found] = advise(study('text', open({ preferredInput: 'voice' })));
    expect(found?.severity).toBe('serious');
    expect(found && [sentenceOf(found), sentenceOf(found, 'de')]).toEqual([
      'This question prefers the voice, but the mode of the study is Text, so participants write. Set the mode to Audio or text, or choose another input.',
      'Diese Frage bevorzugt Sprache, aber die Art der Studie ist Text, deshalb schreiben Teilnehmende. Setzen Sie die Art auf Ton oder Text, oder wählen Sie eine andere Eingabe.',
    ]);
  });

  test.each([
    ['text', { interviewMode: 'text', questionLanguage: 'de' }],
    ['no mode', { questionLanguage: 'de' }],
    ['no settings', undefined],
    ['null', null],
  ])('the fix lets participants speak or write in all of the study: %s', (_, config) => {
    const spoken = open({ preferredInput: 'voice' });
    const guide = { ...guideOf(flat(spoken, spoken)), ...(config === undefined ? {} : { config }) };
    const state = createEditorState(guide);
    const [issue] = advise(guide);
    const fixes = issue ? fixesFor(state, issue) : [];
    expect(fixes.map(({ name }) => fixNameOf(name))[0]).toBe('Set the mode to Audio or text');
    const fixed = fixes[0] && toWire(commit(state, fixes[0], 0).doc);
    expect(fixed).toMatchObject({ config: { ...config, interviewMode: 'audio_text' } });
    expect(fixed && advise(fixed)).toEqual([]);
  });

  test('the incremental check follows the mode', () => {
    const adviser = createAdviser();
    const guide = study('text', open({ preferredInput: 'voice' }));
    expect(adviser(guide)).toHaveLength(1);
    expect(adviser({ ...guide, config: { interviewMode: 'audio' } })).toEqual([]);
    expect(adviser({ ...guide, config: {} })).toHaveLength(1);
  });
});
