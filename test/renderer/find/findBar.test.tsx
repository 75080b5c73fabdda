import { locate } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FindBar } from '../../../renderer/src/find/FindBar.tsx';
import { openFind, useFinding } from '../../../renderer/src/find/finding.ts';
import { newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { flat, validGuide, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

afterEach(() => {
  cleanup();
  useFinding.setState(useFinding.getInitialState(), true);
});

test('finding selects the part of each hit, wherever it is in a long list, and keeps the focus', async () => {
  openSession();
  const answers = Array.from({ length: 60 }, (_, at) => `Answer ${at + 1}`);
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(which('long', answers))]))));
  render(<FindBar />);
  act(() => openFind('find'));
  const field = screen.getByRole('textbox', { name: 'Find' });
  await userEvent.type(field, 'Answer 5');
  const selected = () => {
    const { doc, selection } = readGuide().editor;
    return labelOf(found(locate(doc, selection[0] ?? '')?.node));
  };
  expect(selected()).toBe('Answer 5');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(selected()).toBe('Answer 51');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(selected()).toBe('Answer 50');
  expect(document.activeElement).toBe(field);
});

test('an open bar that is shown again takes neither the focus nor the selection, and is not over another guide', async () => {
  openSession();
  const guide = validGuide([flat(which('first', ['Tea', 'Milk']), which('second', ['Bread', 'Rice']))]);
  newGuide(JSON.parse(JSON.stringify(guide)));
  const shown = render(<FindBar />);
  act(() => openFind('find'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Find' }), 'Milk');
  const { root } = readGuide().editor.doc;
  expect(readGuide().editor.selection).not.toEqual([root.key]);
  act(() => select([root.key]));
  shown.unmount();
  render(<FindBar />);
  await screen.findByRole('textbox', { name: 'Find' });
  expect(document.activeElement).toBe(document.body);
  expect(readGuide().editor.selection).toEqual([root.key]);
  act(() => openFind('find'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find' }));
  act(() => newGuide(JSON.parse(JSON.stringify(guide))));
  expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull();
});
