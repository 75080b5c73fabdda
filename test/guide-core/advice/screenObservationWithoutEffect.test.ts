import { describe, test } from 'vitest';
import { flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const item = ['studyGuide', 0, 'items', 0];

describe('screenObservationWithoutEffect', () => {
  const observing = { screenObservationEnabled: true };
  test('with a recording of the screen, or turned off, it is fine', () => {
    const recorded = guideOf(flat(open({ preferredInput: 'screenRecording', ...observing })));
    expectAdvice({ ...recorded, config: { interviewMode: 'audio' } }, []);
    expectAdvice(guideOf(flat(open({ screenObservationEnabled: false }))), []);
  });
  test('with any other input it does nothing', () => {
    const path = [...item, 'screenObservationEnabled'];
    expectAdvice(guideOf(flat(open({ preferredInput: 'text', ...observing }))), [
      { code: 'screenObservationWithoutEffect', path, params: { preferredInput: 'text' } },
    ]);
  });
});
