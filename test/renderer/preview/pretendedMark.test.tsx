import { createEditorState, toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PretendedMark } from '../../../renderer/src/preview/PretendedMark.tsx';
import { followGuide, takeAnswer } from '../../../renderer/src/preview/rehearsal.ts';
import { flat, open, validGuide } from '../../guideParts.ts';

afterEach(cleanup);

test('devices are said to be pretended while the open question is recorded, and not at one that is written', () => {
  const items = [open('What?'), open('Where?', { preferredInput: 'text' })];
  const guide = validGuide([flat(...items)], { config: { interviewMode: 'video_screen' } });
  const { doc } = createEditorState(JSON.parse(JSON.stringify(guide)));
  followGuide('pretended', doc, toWire(doc) as unknown as Guide);
  render(<PretendedMark />);
  const sentences = () => screen.queryByText(/^Pretended devices: nothing is recorded or sent/u);
  expect(sentences()).not.toBeNull();
  act(() => takeAnswer('b1.i1', { text: 'Bread' }));
  expect(sentences()).toBeNull();
});
