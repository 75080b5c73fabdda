import { canonicalText, type JsonObject, toWire } from '@guide-studio/guide-core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MergeView } from '../../../renderer/src/merging/MergeView.tsx';
import { mergeFromDisk } from '../../../renderer/src/merging/startMerge.ts';
import { dispatch, undo } from '../../../renderer/src/session/edit.ts';
import { openFile, save } from '../../../renderer/src/session/files.ts';
import { isDirty, mustHave, read, useSession } from '../../../renderer/src/session/store.ts';
import { openSession, soundGuide } from '../openSession.ts';

const file = 'habits.guide.json';
const both = (title: string, goal: string, background: string): JsonObject => ({
  ...soundGuide(title),
  background,
  studyGoal: goal,
});
const base = both('Breakfast', 'Goal', 'Before');
const theirs = both('Their title', 'Goal', 'Their background');

afterEach(cleanup);

function View() {
  const merging = useSession((session) => session.merging);
  return merging ? <MergeView merging={merging} /> : <p>The guide</p>;
}

/** Mine has another title and goal, theirs another title and background: one decision, two changes without one. */
async function merging() {
  const session = openSession({ files: { [file]: canonicalText(base) } });
  await openFile(file);
  const { key } = mustHave(read().editor).doc.root;
  dispatch('field.set', { key, path: ['title'], value: 'My title' });
  dispatch('field.set', { key, path: ['studyGoal'], value: 'My goal' });
  session.memory.files.set(file, canonicalText(theirs));
  await mergeFromDisk();
  render(<View />);
  return session;
}

const shown = () => toWire(mustHave(read().editor).doc);

test('a part that one side deleted and the other changed is told by its name, its kind and its answers', async () => {
  const question = (text: string): JsonObject => ({
    text,
    type: 'multiple_choice',
    options: Array.from({ length: 10 }, (_, at) => ({ text: `Answer ${at}` })),
  });
  const of = (...items: JsonObject[]): JsonObject => ({
    title: 'A',
    studyGuide: [{ type: 'flat', title: 'B', items }],
  });
  const rest = question('Which else?');
  const session = openSession({ files: { [file]: canonicalText(of(question('Which?'), rest)) } });
  await openFile(file);
  const block = mustHave(mustHave(read().editor).doc.root.children.blocks)[0];
  dispatch('node.remove', { keys: [mustHave(mustHave(block?.children.items)[0]).key] });
  session.memory.files.set(file, canonicalText(of(question('Which of these?'), rest)));
  await mergeFromDisk();
  render(<View />);
  const said = screen.getByRole('radio', { name: /^Theirs/u }).closest('label')?.textContent ?? '';
  expect(said).toBe(
    `TheirsWhich of these?Multiple choice${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `Answer ${at}`).join('')}and 2 more`,
  );
  expect(screen.getAllByText('As it stands in the file').length).toBeGreaterThan(0);
});

describe('bringing two versions together', () => {
  test('asks once for each conflict, takes everything else, and is one step back', async () => {
    const user = userEvent.setup();
    const { memory, sent } = await merging();
    expect(screen.getByRole('heading', { name: '1 decision' })).toBeTruthy();
    const next = screen.getByRole('button', { name: /Next decision \(1 decision left\)/u });
    await user.click(next);
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
    await user.click(screen.getByRole('radio', { name: /Theirs/u }));
    await user.click(screen.getByRole('button', { name: 'Use the merged guide' }));
    await vi.waitFor(() => expect(screen.getByText('The guide')).toBeTruthy());
    expect(shown()).toEqual(both('Their title', 'My goal', 'Their background'));
    expect(isDirty(read())).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
    expect(sent('history.keep')).toMatchObject([{ reason: 'merge' }]);
    expect(await save()).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(both('Their title', 'My goal', 'Their background')));
    undo();
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
  });

  test('can keep one side alone: mine replaces theirs only with a save', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Keep mine alone' }));
    await vi.waitFor(() => expect(read().merging).toBeNull());
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
    expect(await save()).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(both('My title', 'My goal', 'Before')));
    const list = await read().host?.call('history.list', { file });
    expect(list?.ok && list.value.versions.map(({ reason }) => reason)).toEqual(['save', 'merge']);
  });

  test('can take theirs alone, and undo brings mine back', async () => {
    const user = userEvent.setup();
    await merging();
    await user.click(screen.getByRole('button', { name: 'Take theirs alone' }));
    await vi.waitFor(() => expect(read().merging).toBeNull());
    expect(shown()).toEqual(theirs);
    expect(isDirty(read())).toBe(false);
    undo();
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
    expect(isDirty(read())).toBe(true);
  });

  test('left for later changes nothing', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
  });
});
