import { type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../../renderer/src/frame/actions/actions.ts';
import { StepReport } from '../../../renderer/src/frame/window/StepReport.tsx';
import { dispatch, newGuide, read, readGuide } from '../../../renderer/src/session/index.ts';
import { flat, open, ranking, validGuide } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

const items = () => walk(readGuide().editor.doc.root).filter(({ kind }: GuideNode) => kind === 'item');
const keyOf = (at: number) => found(items()[at]).key;
const notices = () => screen.getByRole('region', { name: 'Notices' }).textContent;
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  openSession();
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(ranking('Order?', ['Taste', 'Price']), open('Why?'))]))));
  render(<StepReport />);
});
afterEach(cleanup);

test('a notice names what was removed, and undoes it', async () => {
  act(() => void dispatch('node.remove', { keys: [keyOf(1)] }));
  expect(notices()).toContain('Deleted question');
  await press('Undo');
  expect(items()).toHaveLength(2);
  expect(notices()).not.toContain('Deleted question');
});

test('a notice of what a conversion could not keep stays through edits, leads to the history, and is dismissed', async () => {
  const convert = () => act(() => void dispatch('item.convert', { key: keyOf(0), type: 'open_ended' }));
  const lost = 'Left out: 2 options (“Taste”; “Price”).';
  convert();
  expect(notices()).toContain(lost);
  await press('Undo');
  expect(items()[0]?.fields).toMatchObject({ type: 'ranking' });
  expect(notices()).not.toContain(lost);
  convert();
  act(() => void dispatch('field.set', { key: keyOf(0), path: ['text'], value: 'Which order?' }));
  expect(notices()).toContain(lost);
  expect(screen.queryByRole('button', { name: 'Undo' }), 'it would undo another step').toBeNull();
  await press('History');
  expect(read().rightPane).toBe('history');
  await press('Dismiss');
  expect(notices()).not.toContain(lost);
});
