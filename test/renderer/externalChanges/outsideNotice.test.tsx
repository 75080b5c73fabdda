import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { ExternalChangeNotice } from '../../../renderer/src/externalChanges/ExternalChangeNotice.tsx';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { openFile, read } from '../../../renderer/src/session/index.ts';
import { openSession, soundText } from '../openSession.ts';

const file = 'habits.guide.json';

afterEach(cleanup);

async function open(others: Readonly<Record<string, string>> = {}) {
  const { memory } = openSession({ files: { [file]: soundText(), ...others } });
  onTestFinished(startWatching());
  await openFile(file);
  render(<ExternalChangeNotice />);
  return memory;
}

test('a guide whose file is gone is saved there again by one press', async () => {
  const memory = await open();
  memory.files.delete(file);
  await userEvent.click(await screen.findByRole('button', { name: 'Save it there again' }));
  await waitFor(() => expect(memory.files.get(file)).toBe(soundText()));
  await waitFor(() => expect(screen.queryByText(/is no longer in its folder/u)).toBeNull());
});

test('a copy that a sync tool made is compared without a common base, and stays', async () => {
  const copy = 'habits (conflicted copy).guide.json';
  const memory = await open({ [copy]: soundText('Theirs') });
  await screen.findByText(new RegExp(copy.replace(/[().]/gu, '.'), 'u'));
  await userEvent.click(screen.getByRole('button', { name: 'Compare…' }));
  await waitFor(() =>
    expect(read().guide?.merging).toMatchObject({ source: 'copy', base: null, theirs: { title: 'Theirs' } }),
  );
  expect(memory.files.get(copy)).toBe(soundText('Theirs'));
});
