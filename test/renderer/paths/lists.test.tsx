import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, itemIndex } from '@guide-studio/guide-core/edit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOfGoal, usePaths } from '../../../renderer/src/paths/exploring.ts';
import { FindingsList } from '../../../renderer/src/paths/FindingsList.tsx';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import { MissingTexts } from '../../../renderer/src/paths/MissingTexts.tsx';
import { noteRows } from '../../../renderer/src/paths/noteRows.ts';
import { PathOf } from '../../../renderer/src/paths/PathOf.tsx';
import { dispatch, newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { wayTo } from '../../../renderer/src/worker/waysOf.ts';
import { flat, open, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';
import { knownPaths } from './knownPaths.ts';

beforeEach(() => {
  giveSize();
  openSession();
});
afterEach(() => {
  cleanup();
  usePaths.setState(usePaths.getInitialState(), true);
  vi.restoreAllMocks();
});

/** Opens a guide of which the paths are known. */
function show(...items: readonly object[]) {
  const guide = validGuide([flat(which('home', ['Nobody', 'Children', 'Others']), ...items)]);
  const wire = JSON.parse(JSON.stringify(guide)) as JsonObject;
  newGuide(wire);
  const { doc } = readGuide().editor;
  const { known: explored, worker } = knownPaths(wire);
  const known = { ...explored, doc };
  usePaths.setState({ known });
  return { known, worker, question: (number: number) => found(itemIndex(doc).items[number - 1]).node };
}

test('what is worth knowing is unfolded below the findings, and leads from one part to the other', async () => {
  const seen = when(selected('home', 'Children'));
  const { known, question } = show(open('How are they?', seen), open('What do they like?', seen));
  const onShow = vi.fn();
  render(<FindingsList known={known} rows={findingRows(known)} notes={noteRows(known)} onShow={onShow} />);
  const sentence = 'The same participants meet the conditions of Q2 “How are they?” and Q3 “What do they like?”.';
  expect(screen.getByText(/^No findings\./u)).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Also worth knowing (1)' }));
  expect(screen.getByText(sentence)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show in flow' }));
  expect(onShow).toHaveBeenCalledOnce();
  expect(readGuide().editor.selection).toEqual([question(2).key]);
  cleanup();

  render(<PathOf node={question(2)} />);
  const note = within(found(screen.getByText(sentence, { exact: false }).closest('li')));
  await userEvent.click(note.getByRole('button', { name: 'Show the other' }));
  expect(readGuide().editor.selection).toEqual([question(3).key]);
});

test('of alternatives each says which others nobody is shown with it', () => {
  const { question } = show(
    open('Alone?', when(selected('home', 'Nobody'))),
    open('With them?', when(selected('home', 'Children'))),
  );
  render(<PathOf node={question(3)} />);
  expect(screen.getByText('Nobody who is shown this is shown question 2.')).toBeDefined();
});

test('what nobody is shown says why, and offers the repair of the advice', async () => {
  const { worker, question } = show(open('Both?', when(selected('home', 'Nobody'), selected('home', 'Children'))));
  const goal = { kind: 'item', item: 1 } as const;
  usePaths.setState({ ways: new Map([[textOfGoal(goal), wayTo(worker, goal)]]) });
  render(<PathOf node={question(2)} />);
  expect(screen.getAllByRole('button', { name: 'Remove this part' })).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Show it for “Nobody” or “Children”' }));
  const criteria = childrenOf(found(itemIndex(readGuide().editor.doc).items[1]).node, 'criteria');
  expect(criteria.map(({ fields }) => (fields as JsonObject)['choices'])).toEqual([['Nobody', 'Children']]);
});

test('missing texts are told to change no path; with another problem nothing is told of them', () => {
  const { question } = show(open('Why?'));
  const sentences = () => screen.queryByText('1 problem: a text is missing. This does not change who is shown what.');
  const set = (property: string, value: string) => {
    dispatch('field.set', { key: question(2).key, path: [property], value });
    cleanup();
    render(<MissingTexts />);
  };
  set('text', '');
  expect(sentences()).not.toBeNull();
  set('followUp', 'often');
  expect(screen.queryByRole('status')).toBeNull();
});
