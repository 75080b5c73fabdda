import type { JsonObject } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { merge } from '@guide-studio/guide-core/merge';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '../../../renderer/src/frame/actions/actions.ts';
import { actionOf, perform } from '../../../renderer/src/actions/action.ts';
import { MergeView } from '../../../renderer/src/merging/MergeView.tsx';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { mergeFromDisk } from '../../../renderer/src/merging/startMerge.ts';
import { startAutosave } from '../../../renderer/src/session/autosave.ts';
import { startBackups } from '../../../renderer/src/session/backup.ts';
import {
  ask,
  carryOut,
  dispatch,
  goToHistoryStep,
  hasUnsavedWork,
  isDirty,
  openFile,
  read,
  readGuide,
  save,
  saveAs,
  setAutosave,
  undo,
  useGuide,
} from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide } from '../openSession.ts';
import { found } from '../found.ts';
import { until } from '../../until.ts';
import { selected } from '../../guideParts.ts';

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
  const merging = useGuide((guide) => guide.merging);
  return merging ? <MergeView merging={merging} /> : <p>The guide</p>;
}

/** Ours has another title and goal, theirs another title and background: one decision, and two automatic changes. */
async function merging() {
  const session = openSession({ files: { [file]: canonicalText(base) } });
  await openFile(file);
  const { key } = readGuide().editor.doc.root;
  dispatch('field.set', { key, path: ['title'], value: 'My title' });
  dispatch('field.set', { key, path: ['studyGoal'], value: 'My goal' });
  session.memory.files.set(file, canonicalText(theirs));
  await mergeFromDisk();
  render(<View />);
  return session;
}

const shown = () => toWire(readGuide().editor.doc);

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
  const block = found(readGuide().editor.doc.root.children.blocks)[0];
  dispatch('node.remove', { keys: [found(found(block?.children.items)[0]).key] });
  session.memory.files.set(file, canonicalText(of(question('Which of these?'), rest)));
  await mergeFromDisk();
  render(<View />);
  const words = screen.getByRole('radio', { name: /^Theirs/u }).closest('label')?.textContent ?? '';
  expect(words).toBe(
    `TheirsWhich of these?Multiple choice${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `Answer ${at}`).join('')}and 2 more`,
  );
  expect(screen.getAllByText('As in the file').length).toBeGreaterThan(0);
});

describe('a condition in a conflict', () => {
  const choosing = (choice: string): JsonObject => ({
    operator: 'and',
    criteria: [selected('foods', choice)],
  });
  const asking = (conditional: JsonObject | null, ...options: string[]): JsonObject => ({
    title: 'A',
    studyGuide: [
      {
        type: 'flat',
        title: 'B',
        items: [
          {
            externalId: 'foods',
            text: 'Which foods?',
            type: 'multiple_choice',
            options: options.map((text) => ({ text })),
          },
          { text: 'Why?', type: 'open_ended', ...(conditional ? { conditional } : {}) },
        ],
      },
    ],
  });

  async function meeting(start: JsonObject, mine: JsonObject, other: JsonObject): Promise<void> {
    const { memory } = openSession({ files: { [file]: canonicalText(start) } });
    await openFile(file);
    const result = ask('guide.replace', { guide: mine, reason: 'json' });
    if (result.kind === 'transaction') carryOut(result);
    memory.files.set(file, canonicalText(other));
    await mergeFromDisk();
    render(<View />);
  }

  const textsOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent ?? '';

  test('is a sentence for both sides and for what was before; as in the file one press away', async () => {
    const options = ['Bread', 'Fruit', 'Eggs'];
    await meeting(
      asking(choosing('Bread'), ...options),
      asking(choosing('Fruit'), ...options),
      asking(choosing('Eggs'), ...options),
    );
    const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
    expect(screen.getByText('Question “Why?”: both changed the conditions.')).toBeTruthy();
    expect(plain(textsOf(/^Yours/u))).toBe('YoursShown when “Which foods?” is “Fruit”');
    expect(plain(textsOf(/^Theirs/u))).toBe('TheirsShown when “Which foods?” is “Eggs”');
    expect(plain(screen.getByText('Before').parentElement?.textContent ?? '')).toContain(
      'Shown when “Which foods?” is “Bread”',
    );
    expect(screen.getAllByText('As in the file')).toHaveLength(3);
  });

  test('that names what they deleted says what either choice does', async () => {
    const all = ['Bread', 'Fruit', 'Eggs'];
    await meeting(asking(null, ...all), asking(choosing('Fruit'), ...all), asking(null, 'Bread', 'Eggs'));
    expect(textsOf(/^Yours/u)).toContain('Restore “Fruit” and keep what refers to it');
    expect(textsOf(/^Theirs/u)).toContain('Leave “Fruit” out and remove what refers to it');
  });
});

describe('bringing two versions together', () => {
  test('shows a condition that only both together leave without its option, though no decision is open', async () => {
    const criterion = { type: 'selectedTemplateOptions', questionId: 'b', matchingCriteria: 'mustSelect' };
    const condition = { conditional: { operator: 'and', criteria: [{ ...criterion, choices: ['Tea'] }] } };
    const guideWith = (source: JsonObject, more: JsonObject): JsonObject => {
      const choice = { type: 'multiple_choice', multiSelect: true };
      const known = { ...choice, externalId: 'a', text: 'Which do you know?', options: [{ text: 'Tea' }] };
      const liked = { ...choice, externalId: 'b', text: 'Which do you like?', ...source };
      const items = [known, liked, { text: 'Why?', type: 'open_ended', ...more }];
      return { title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] };
    };
    const carried = { carryForwardFrom: 'a' };
    openSession({ files: { [file]: canonicalText(base) } });
    await openFile(file);
    render(
      <MergeView
        merging={{
          base: guideWith(carried, {}),
          ours: guideWith({ options: [{ text: 'Rain' }] }, {}),
          theirs: guideWith(carried, condition),
          name: file,
          decisions: {},
          hash: null,
          source: 'disk',
        }}
      />,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toMatch(/together they cause problems/u);
    expect(screen.getByText(/has 1 problem/u)).toBeTruthy();
    expect(screen.getByText(/“Tea”/u, { selector: 'li' })).toBeTruthy();
  });

  test('shows at once that a wording of its own is not valid', async () => {
    openSession({ files: { [file]: canonicalText(base) } });
    await openFile(file);
    const ours = both('My title', 'Goal', 'Before');
    const [conflict] = merge({ base, ours, theirs }).conflicts;
    const decisions = { [conflict?.id ?? '']: { wording: '' } };
    render(<MergeView merging={{ base, ours, theirs, name: file, decisions, hash: null, source: 'disk' }} />);
    expect(screen.getByText(/has 1 problem/u)).toBeTruthy();
    expect(screen.getByText('The study has no title. Enter one.')).toBeTruthy();
  });

  test('asks once for each conflict, takes everything else, and is one step back', async () => {
    const user = userEvent.setup();
    const { memory, sent } = await merging();
    expect(screen.getByRole('heading', { name: '1 decision' })).toBeTruthy();
    const next = screen.getByRole('button', { name: /Next decision \(1 decision left\)/u });
    await user.click(next);
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
    await user.click(screen.getByRole('radio', { name: /Theirs/u }));
    await user.click(screen.getByRole('button', { name: 'Use the merged guide' }));
    await until(() => expect(screen.getByText('The guide')).toBeTruthy());
    expect(shown()).toEqual(both('Their title', 'My goal', 'Their background'));
    expect(isDirty(read())).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
    expect(sent('history.keep')).toMatchObject([{ reason: 'merge' }]);
    expect(await save()).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(both('Their title', 'My goal', 'Their background')));
    undo();
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
  });

  test('by keys alone: from one decision to the next, mine, theirs, and a wording of its own', async () => {
    const user = userEvent.setup();
    const [start, mine, other] = [
      both('Breakfast', 'Goal', 'Before'),
      both('My title', 'My goal', 'My background'),
      both('Their title', 'Their goal', 'Their background'),
    ];
    const { memory } = openSession({ files: { [file]: canonicalText(start) } });
    await openFile(file);
    const made = ask('guide.replace', { guide: mine, reason: 'json' });
    if (made.kind === 'transaction') carryOut(made);
    memory.files.set(file, canonicalText(other));
    await mergeFromDisk();
    render(<View />);
    const cards = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET');
    expect(cards).toHaveLength(3);
    const isIn = (at: number) => cards[at]?.contains(document.activeElement) === true;
    await user.keyboard('{F8}');
    expect(isIn(0)).toBe(true);
    await user.keyboard('1{F8}');
    expect(isIn(1)).toBe(true);
    await user.keyboard('2{F8}');
    expect(isIn(2)).toBe(true);
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(isIn(1)).toBe(true);
    await user.keyboard('{F8}3');
    const field = await screen.findByRole('textbox', { name: 'Wording to use' });
    await until(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.type(field, 'Goal 123');
    await user.click(screen.getByRole('button', { name: 'Use the merged guide' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    const values = ['title', 'background', 'studyGoal'].map((name) => shown()[name]);
    expect(values.map((value) => /^My|^Their|^Goal 123$/u.exec(String(value))?.[0]).toSorted()).toEqual([
      'Goal 123',
      'My',
      'Their',
    ]);
  });

  test('left for later and taken up again, it has the decisions that were made', async () => {
    const user = userEvent.setup();
    await merging();
    await user.keyboard('2');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(read().guide?.merging).toBeNull();
    expect(hasUnsavedWork(read())).toBe(true);
    await mergeFromDisk();
    expect(await screen.findByRole('radio', { name: /^Theirs/u })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Use the merged guide' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    undo();
    expect(read().guide?.merging?.decisions, 'undo brings the decisions back').not.toEqual({});
  });

  test('can keep one side alone: mine replaces theirs only with a save', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Keep only mine' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
    expect(await save()).toBe(true);
    expect(memory.files.get(file)).toBe(canonicalText(both('My title', 'My goal', 'Before')));
    const list = await read().host.call('history.list', { file });
    expect(list?.ok && list.value.versions.map(({ reason }) => reason)).toEqual(['save', 'merge']);
  });

  test('can take theirs alone, and undo brings mine back', async () => {
    const user = userEvent.setup();
    await merging();
    await user.click(screen.getByRole('button', { name: 'Take only theirs' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    expect(shown()).toEqual(theirs);
    expect(isDirty(read())).toBe(false);
    undo();
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
    expect(isDirty(read())).toBe(true);
  });

  test('undone before a save, it waits again, and a save never covers theirs', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Keep only mine' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    cleanup();
    await mergeFromDisk();
    render(<View />);
    await user.click(screen.getByRole('button', { name: 'Take only theirs' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    undo();
    expect(read().guide?.merging).toMatchObject({ ours: both('My title', 'My goal', 'Before'), theirs });
    expect(await save()).toBe(false);
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
  });

  test('undone after a save that was asked for, is an edit: nothing is asked again, and more can be undone', async () => {
    const user = userEvent.setup();
    await merging();
    await user.click(screen.getByRole('button', { name: 'Take only theirs' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    // The file has it already.
    expect(await save()).toBe(true);
    undo();
    expect(read().guide?.merging).toBeNull();
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
    while (actionOf('edit.undo').enabled(read())) undo();
    expect(shown()).toEqual(base);
    expect(isDirty(read())).toBe(true);
  });

  test('passed by in one leap of the history, it waits again with what is shown then', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Take only theirs' }));
    await until(() => expect(read().guide?.merging).toBeNull());
    goToHistoryStep(0);
    expect(shown()).toEqual(base);
    expect(read().guide?.merging).toMatchObject({ ours: base, theirs });
    expect(await save()).toBe(false);
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
  });

  test('writes nothing before it is decided, not even by itself, and cannot be undone beneath', async () => {
    const { memory, sent } = await merging();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(startAutosave());
    onTestFinished(startBackups());
    setAutosave(true);
    expect(await save()).toBe(false);
    expect(read().stickyError?.what).toBe('Finish the merge first.');
    expect(await saveAs('other')).toBe(false);
    expect(perform('edit.undo')).toBe(false);
    for (const id of ['file.save', 'file.saveAs', 'file.export', 'view.logic', 'study.publish', 'edit.undo'] as const) {
      expect(actionOf(id).enabled(read()), id).toBe(false);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent('file.save')).toEqual([]);
    expect([...memory.files.keys()]).toEqual([file]);
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
  });

  test('left for later changes nothing', async () => {
    const user = userEvent.setup();
    const { memory } = await merging();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(shown()).toEqual(both('My title', 'My goal', 'Before'));
    expect(memory.files.get(file)).toBe(canonicalText(theirs));
  });
});

describe('a file that git left with both sides', () => {
  const [ours, other] = [both('Our title', 'Goal', 'Before'), both('Their title', 'Goal', 'Before')];
  const unfinished = canonicalText(base).replace(
    '  "title": "Breakfast",\n',
    '<<<<<<< HEAD\n  "title": "Our title",\n||||||| base\n  "title": "Breakfast",\n=======\n  "title": "Their title",\n>>>>>>> main\n',
  );

  test('opens as a merge without changes of its own, and can be saved when it is decided for either side', async () => {
    for (const [button, expected] of [
      ['Keep only mine', ours],
      ['Take only theirs', other],
    ] as const) {
      const user = userEvent.setup();
      const { memory } = openSession({ files: { [file]: unfinished } });
      expect(await openFile(file)).toBe(true);
      expect(isDirty(read())).toBe(false);
      expect(await save()).toBe(false);
      render(<View />);
      await user.click(screen.getByRole('button', { name: button }));
      await until(() => expect(read().guide?.merging).toBeNull());
      expect(isDirty(read())).toBe(true);
      expect(read().guide?.externalChange).toEqual({ kind: 'decided', git: true });
      expect(memory.files.get(file)).toBe(unfinished);
      expect(await save()).toBe(true);
      expect(read().guide?.externalChange).toBeNull();
      expect(memory.files.get(file)).toBe(canonicalText(expected));
      cleanup();
    }
  });

  test('while there are changes here waits, and has them on our side', async () => {
    const session = openSession({ files: { [file]: canonicalText(ours) } });
    onTestFinished(startWatching());
    await openFile(file);
    const { key } = readGuide().editor.doc.root;
    dispatch('field.set', { key, path: ['studyGoal'], value: 'My goal' });
    session.memory.files.set(file, unfinished);
    await until(() => expect(read().guide?.externalChange?.kind).toBe('unfinished'));
    expect(read().guide?.merging).toBeNull();
    expect(read().guide?.externalChange).toMatchObject({
      merging: { ours: both('Our title', 'My goal', 'Before'), theirs: other },
    });
    expect(await save()).toBe(false);
    expect(session.memory.files.get(file)).toBe(unfinished);
  });
});
