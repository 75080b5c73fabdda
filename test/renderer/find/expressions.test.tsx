import { getIn } from '@guide-studio/guide-core/internal';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FindBar } from '../../../renderer/src/find/FindBar.tsx';
import { openFind, useFinding } from '../../../renderer/src/find/finding.ts';
import { dispatch, newGuide, readGuide, undo } from '../../../renderer/src/session/index.ts';
import { de } from '../../../renderer/src/i18n/de/index.ts';
import { en } from '../../../renderer/src/i18n/en/index.ts';
import { flat, open, validGuide } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { endWorkers, type HandWorker, stubWorkers } from './expressionWorker.ts';

// The find bar with regular expressions. Workers answer when a test says so.

let workers: readonly HandWorker[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  workers = stubWorkers();
});

afterEach(() => {
  cleanup();
  endWorkers(workers);
  useFinding.setState(useFinding.getInitialState(), true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Find' });
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const status = (): string => screen.getByRole('status').textContent;
const search = (text: string): void => void fireEvent.change(field(), { target: { value: text } });

function lines(): readonly string[] {
  const list = screen.queryByRole('list', { name: 'Matches' });
  return list
    ? within(list)
        .getAllByRole('button')
        .map((line) => line.querySelector('mark')?.textContent ?? '')
    : [];
}

function texts(): readonly unknown[] {
  const block = readGuide().editor.doc.root.children['blocks']?.[0];
  return found(block?.children['items']).map(({ fields }) => getIn(fields, ['text']));
}

/** Answers what was asked, and what is asked then. */
function answer(): void {
  for (let asked = -1; asked !== questions(); ) {
    asked = questions();
    const worker = found(workers.at(-1));
    act(() => worker.answer());
  }
}

const questions = (): number => workers.reduce((sum, { asked }) => sum + asked.length, 0);

/** Opens the bar above a guide with these questions, for regular expressions. */
function openBar(questionTexts: readonly string[]): void {
  openSession();
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(...questionTexts.map((text) => open(text)))]))));
  render(<FindBar />);
  act(() => openFind('replace'));
  fireEvent.click(button('Regular expression'));
}

test('the hits before stay until the worker answers, and cannot be replaced meanwhile', () => {
  openBar(['Tea and toast', 'Milk']);
  search('Te\\w');
  expect([status(), lines(), button('Replace').disabled]).toEqual(['', [], true]);
  answer();
  expect([status(), lines(), button('Replace').disabled]).toEqual(['1 of 1', ['Tea'], false]);
  search('to\\w+');
  expect([status(), lines(), button('Replace').disabled]).toEqual(['1 of 1', ['Tea'], true]);
  answer();
  expect([lines(), button('Replace').disabled]).toEqual([['toast'], false]);
  search('x');
  answer();
  expect([status(), lines()]).toEqual(['No matches in this guide.', []]);
});

test('an expression that takes longer than 2 s is ended: the bar says so, earlier hits stay, the next one is found', () => {
  openBar(['Tea and toast', 'Milk']);
  search('to\\w+');
  answer();
  search('(t+)+$');
  const worker = found(workers.at(-1));
  act(() => worker.reply({ kind: 'begins' }));
  act(() => void vi.advanceTimersByTime(1_999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(worker.isEnded).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe(en.find.stops.tooLong);
  expect([status(), lines(), button('Replace').disabled]).toEqual(['1 of 1', ['toast'], true]);
  expect([en.find.stops.tooLong, de.find.stops.tooLong]).toEqual([
    expect.stringMatching(/^This expression takes too long\. /),
    expect.stringMatching(/^Dieser Ausdruck braucht zu lange\. /),
  ]);
  search('M\\w+');
  expect(screen.queryByRole('alert')).toBeNull();
  answer();
  expect([lines(), button('Replace').disabled]).toEqual([['Milk'], false]);
});

test('hits that were found before the expression took too long are listed', () => {
  openBar(['Tea', 'Milk']);
  search('\\w+');
  const worker = found(workers.at(-1));
  act(() => worker.reply({ kind: 'begins' }));
  const place = found(worker.asked.at(-1)).texts.indexOf('Tea');
  const matches = Array.from({ length: place + 1 }, (_, at) =>
    at === place ? [{ start: 0, end: 3, groups: [] }] : [],
  );
  act(() => worker.reply({ kind: 'found', matches, isLast: false }));
  expect([lines(), button('Replace').disabled]).toEqual([[], true]);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('alert').textContent).toBe(en.find.stops.tooLong);
  expect([lines(), button('Replace').disabled]).toEqual([['Tea'], true]);
});

test('an invalid expression says why at once, and the worker is not asked', () => {
  openBar(['Tea']);
  search('(');
  expect(screen.getByText(en.find.errors.unclosedGroup)).toBeDefined();
  expect(questions()).toBe(0);
});

test('after an edit only new texts are searched', () => {
  openBar(['Tea', 'Milk']);
  search('\\w+a');
  answer();
  expect(lines()).toEqual(['Tea']);
  const [item] = found(found(readGuide().editor.doc.root.children['blocks']?.[0]).children['items']);
  act(() => void dispatch('field.set', { key: found(item).key, path: ['text'], value: 'Cola and soda' }));
  expect(found(workers.at(-1)?.asked.at(-1)).texts).toEqual(['Cola and soda']);
  answer();
  expect(lines()).toEqual(['Cola', 'soda']);
});

test('groups are filled in from the match, and the next hit is the one after the replacement', () => {
  openBar(['a1 a2', 'a3']);
  search('a(\\d)');
  answer();
  fireEvent.change(screen.getByRole('textbox', { name: 'Replace with' }), { target: { value: 'a$1a$1' } });
  fireEvent.click(button('Replace'));
  // The second click comes before the worker has searched the new text.
  fireEvent.click(button('Replace'));
  answer();
  expect(texts()).toEqual(['a1a1 a2a2', 'a3']);
  expect(status()).toBe('5 of 5');
  act(() => undo());
  answer();
  expect(texts()).toEqual(['a1a1 a2', 'a3']);
});

test('what is replaced is searched for in the guide as it is then', () => {
  openBar(['a1', 'b']);
  search('a(\\d)');
  answer();
  fireEvent.change(screen.getByRole('textbox', { name: 'Replace with' }), { target: { value: '<$1>' } });
  const items = found(found(readGuide().editor.doc.root.children['blocks']?.[0]).children['items']);
  act(() => {
    dispatch('field.set', { key: found(items[0]).key, path: ['text'], value: 'x a2' });
    fireEvent.click(button(/^Replace 1 match/));
    dispatch('field.set', { key: found(items[1]).key, path: ['text'], value: 'a3 a4' });
  });
  expect(texts()).toEqual(['x a2', 'a3 a4']);
  answer();
  expect(texts()).toEqual(['x <2>', '<3> <4>']);
  expect(readGuide().editor.history.past.at(-1)?.name).toMatchObject({ command: 'text.replace', params: { count: 3 } });
  act(() => undo());
  expect(texts()).toEqual(['x a2', 'a3 a4']);
});

test('nothing is replaced if another expression is searched for meanwhile', () => {
  openBar(['a1', 'b2']);
  search('a\\d');
  answer();
  const [item] = found(found(readGuide().editor.doc.root.children['blocks']?.[0]).children['items']);
  act(() => void dispatch('field.set', { key: found(item).key, path: ['text'], value: 'a2' }));
  fireEvent.click(button('Replace'));
  search('b\\d');
  answer();
  expect(texts()).toEqual(['a2', 'b2']);
  expect(lines()).toEqual(['b2']);
});
