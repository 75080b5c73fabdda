import { childrenOf } from '@guide-studio/guide-core/edit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextStep } from '@guide-studio/interview-engine';
import { afterEach, expect, test, vi } from 'vitest';
import { catchUp } from '../../../renderer/src/preview/previewFrom.ts';
import { questionRows } from '../../../renderer/src/preview/questionRows.ts';
import { Questions } from '../../../renderer/src/preview/Questions.tsx';
import { useRehearsal } from '../../../renderer/src/preview/rehearsal.ts';
import { newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { flat, validGuide, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the arrow keys move in the questions, and Enter goes to the one that is selected', async () => {
  giveSize();
  openSession();
  const items = ['first', 'second', 'third'].map((id) => which(id, ['A', 'B']));
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(...items)]))));
  catchUp();
  const block = found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]);
  select([found(childrenOf(block, 'items')[2]).key]);
  const { doc, guide, session } = useRehearsal.getState();
  render(<Questions doc={found(doc)} rows={questionRows(found(doc), found(guide), session)} />);
  screen.getByRole('option', { selected: true }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Which second?');
  await userEvent.keyboard('{Enter}');
  expect(nextStep(found(guide), useRehearsal.getState().session).stepId).toBe('b1.i2');
});
