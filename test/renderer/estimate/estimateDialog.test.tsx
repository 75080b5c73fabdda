import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { assumptionsNow } from '../../../renderer/src/estimate/assumptions.ts';
import { EstimateDialog } from '../../../renderer/src/estimate/EstimateDialog.tsx';
import { loadNotes, useNotes } from '../../../renderer/src/notes/notes.ts';
import { openFile, read } from '../../../renderer/src/session/index.ts';
import { openSession, soundText } from '../openSession.ts';

const file = 'a.guide.json';

afterEach(() => {
  cleanup();
  useNotes.setState(useNotes.getInitialState(), true);
});

test('assumptions of one guide are in the notes beside it, change no other, and are gone when they are switched off', async () => {
  openSession({ files: { [file]: soundText() } });
  await openFile(file);
  await loadNotes(file);
  render(<EstimateDialog />);
  const ofGuide = () => useNotes.getState().notes.assumptions;
  await userEvent.click(screen.getByText('Assumptions', { exact: true }));
  const only = screen.getByRole('switch', { name: 'Only for this guide' });
  await userEvent.click(only);
  await waitFor(() => expect(ofGuide()).toEqual({}));
  expect(screen.getByText(/^Kept in the notes beside the guide/u)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'An open answer, words' }), { target: { value: '400' } });
  await waitFor(() => expect(ofGuide()).toEqual({ wordsPerAnswer: 400 }));
  expect(assumptionsNow()).toEqual({ wordsPerAnswer: 400 });
  expect(read().preferences.estimate).toEqual({});
  await userEvent.click(only);
  await waitFor(() => expect(ofGuide()).toBeUndefined());
  expect(assumptionsNow()).toEqual({});
});
