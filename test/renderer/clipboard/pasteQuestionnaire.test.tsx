import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasteQuestionnaireDialog } from '../../../renderer/src/clipboard/PasteQuestionnaireDialog.tsx';
import { openSession } from '../openSession.ts';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Questionnaire/u });

test('a questionnaire that is in no guide yet is there again after the dialog was closed; once inserted, it is not', async () => {
  openSession();
  render(<PasteQuestionnaireDialog />);
  await userEvent.type(field(), 'How often do you cook?');
  await userEvent.keyboard('{Escape}');
  cleanup();
  render(<PasteQuestionnaireDialog />);
  expect(field().value).toBe('How often do you cook?');
  await userEvent.click(await screen.findByRole('button', { name: /1 question/u }));
  cleanup();
  render(<PasteQuestionnaireDialog />);
  expect(field().value).toBe('');
});
