import { childrenOf } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InsertPartsDialog } from '../../../renderer/src/library/InsertPartsDialog.tsx';
import { SavePartsDialog } from '../../../renderer/src/library/SavePartsDialog.tsx';
import { openFile, readGuide, select, undo } from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession, soundText } from '../openSession.ts';

const file = 'breakfast.guide.json';
const blocks = () => childrenOf(readGuide().editor.doc.root, 'blocks').map((block) => labelOf(block));

afterEach(cleanup);

test('a block is saved for other guides, and taken over from there as one step', async () => {
  const { memory } = openSession({ files: { [file]: soundText() } });
  await openFile(file);
  select([found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]).key]);
  render(<SavePartsDialog />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Habits');
  await userEvent.clear(name);
  await userEvent.type(name, 'Habits block{Enter}');
  await waitFor(() => expect(memory.files.get('Habits block.guide.json')).toContain('What did you eat today?'));
  cleanup();

  render(<InsertPartsDialog />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'Habits block.guide.json');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Habits/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Insert 1 part' }));
  expect(blocks()).toEqual(['Habits', 'Habits']);
  expect(readGuide().issues).toEqual([]);
  undo();
  expect(blocks()).toEqual(['Habits']);
});
