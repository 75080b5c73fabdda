import { InterviewMode, PreferredInput } from '@guide-studio/guide-core';
import { recordingFor } from '@guide-studio/interview-engine/internal';
import { expect, test } from 'vitest';

const inputs = [null, ...PreferredInput.options];

test('the mode decides whether participants may write, whatever input a question prefers', () => {
  for (const mode of InterviewMode.options) {
    for (const input of inputs) {
      const recording = recordingFor(mode, input, false);
      if (recording !== null) expect(recording.typing, `${mode}, ${input}`).toBe(mode === 'audio_text');
    }
  }
});

test('only a study of text, or a question that prefers text, records nothing', () => {
  for (const mode of InterviewMode.options) {
    for (const input of inputs) {
      const isWritten = mode === 'text' || input === 'text';
      expect(recordingFor(mode, input, false) === null, `${mode}, ${input}`).toBe(isWritten);
    }
  }
});
