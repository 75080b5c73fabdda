import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Dialogs } from '../../../renderer/src/frame/dialogs/Dialogs.tsx';
import { Properties } from '../../../renderer/src/properties/Properties.tsx';
import {
  askFor,
  dispatch,
  focusField,
  jumpTo,
  newGuide,
  read,
  readGuide,
  select,
  undo,
} from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';
import { selected } from '../../guideParts.ts';

const picture = { name: 'A', url: 'https://example.org/a.png', type: 'image' };
const items: readonly JsonObject[] = [
  { type: 'multiple_choice', text: 'Which?', multiSelect: true, options: [{ text: 'Tea' }, { text: 'None' }] },
  {
    type: 'open_ended',
    text: 'Why?',
    media: [picture, { ...picture, type: 'video' }, { ...picture, forceWatching: true }],
  },
];

beforeEach(() => {
  openSession();
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [...items] }] });
});
afterEach(cleanup);

const parts = (kind: GuideNode['kind']) => walk(readGuide().editor.doc.root).filter((node) => node.kind === kind);

/** Renders the properties of a part of the guide. */
function show(part: GuideNode | undefined): void {
  select([found(part ?? null).key]);
  cleanup();
  render(<Properties />);
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());
const heading = (name: string) => screen.getByRole('button', { name, expanded: true });

describe('a condition that is begun', () => {
  const choice = { type: 'multiple_choice', text: 'Which?', options: [{ text: 'Tea' }, { text: 'None' }] };
  const rows = [{ text: 'at home' }, { text: 'at work' }];
  const matrix = (of: readonly JsonObject[]) => ({ ...choice, type: 'matrix', rows: of });

  it.each([
    ['no option', choice, { choices: [] }],
    ['no option and no row of several', matrix(rows), { choices: [] }],
    ['no option, and the only row', matrix(rows.slice(0, 1)), { choices: [], matrixRow: 'at home' }],
  ])('has %s, and is a problem until it is finished', async (_, source, expected) => {
    newGuide({
      title: 'T',
      studyGuide: [{ type: 'flat', title: 'B', items: [source, { type: 'open_ended', text: 'Why?' }] }],
    });
    show(parts('item')[1]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add condition' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'On an earlier answer' }));
    const [criterion] = parts('criterion');
    expect(criterion?.fields).toEqual({
      type: 'selectedTemplateOptions',
      questionId: 'q1',
      matchingCriteria: 'mustSelect',
      ...expected,
    });
    expect(read().guide?.issues.map(({ path }) => path.join('.'))).toContain(
      'studyGuide.0.items.1.conditional.criteria.0.choices',
    );
  });

  it('and more of them are all removed by a button that says so', async () => {
    const conditional = { operator: 'and', criteria: [selected('q', 'Tea'), selected('q', 'None')] };
    const [one] = conditional.criteria;
    const guideWith = (criteria: readonly (JsonObject | undefined)[]): JsonObject => ({
      title: 'T',
      studyGuide: [
        {
          type: 'flat',
          title: 'B',
          items: [
            { ...choice, externalId: 'q', multiSelect: true },
            {
              type: 'open_ended',
              text: 'Why?',
              conditional: { operator: 'and', criteria: criteria.flatMap((each) => each ?? []) },
            },
          ],
        },
      ],
    });
    newGuide(guideWith([one]));
    show(parts('item')[1]);
    expect(screen.getByRole('button', { name: 'Remove the condition' })).toBeDefined();
    act(() => newGuide(guideWith(conditional.criteria)));
    show(parts('item')[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove both conditions' }));
    expect(parts('criterion')).toEqual([]);
  });
});

describe('options carried forward', () => {
  it('are shown before they can be used, with what they need', () => {
    const ask = (multiSelect: boolean): JsonObject => ({
      title: 'T',
      studyGuide: [
        {
          type: 'flat',
          title: 'B',
          items: [
            { type: 'multiple_choice', text: 'Which?', multiSelect, options: [{ text: 'Tea' }] },
            { type: 'ranking', text: 'In which order?', options: [{ text: 'Tea' }] },
          ],
        },
      ],
    });
    newGuide(ask(false));
    show(parts('item')[1]);
    const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Options carried forward from' });
    expect(field().disabled).toBe(true);
    expect(screen.getByText('Needs an earlier multiple choice question with several answers.')).toBeDefined();
    act(() => newGuide(ask(true)));
    show(parts('item')[1]);
    expect(field().disabled).toBe(false);
    expect(screen.queryByText(/^Needs an earlier/u)).toBeNull();
  });
});

describe('a limit', () => {
  it.each([
    ['At most', '2,5', 2, 'Only whole numbers are possible here. It stays 2 until you enter one.'],
    ['At least', '0.5', 1, 'Only whole numbers are possible here. It stays 1 until you enter one.'],
  ])('says what becomes of a part of a number, and keeps both (%s, %s)', async (label, text, used, sentence) => {
    show(parts('item')[0]);
    await userEvent.click(screen.getByRole('switch', { name: 'Limit how many' }));
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
    expect(field.value).toBe(text);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    const { fields } = found(parts('item')[0] ?? null);
    expect(Object(fields)[label === 'At most' ? 'maxSelect' : 'minSelect']).toBe(used);
  });
});

describe('the properties of a question', () => {
  it('focus the question of a new condition, but not behind a dialog that was opened meanwhile', async () => {
    const [, second] = parts('item');
    render(
      <>
        <Properties />
        <Dialogs />
      </>,
    );
    select([found(second).key]);
    const addCondition = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add condition' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'On an earlier answer' }));
    };
    await addCondition();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await addCondition();
    await act(async () => askFor({ kind: 'saveAs' }));
    const name = await screen.findByLabelText('File name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    // A late focus comes with the next frame.
    for (const _ of [1, 2, 3]) await act(async () => void (await new Promise(requestAnimationFrame)));
    expect(document.activeElement).toBe(name);
  });

  it('leave its text and its options to the guide, and say first when it is shown', () => {
    show(parts('item')[0]);
    expect(headings()[0]).toBe('Shown when');
    expect(screen.queryByDisplayValue('Which?')).toBeNull();
    expect(screen.queryByDisplayValue('Tea')).toBeNull();
    expect(screen.getByRole('switch', { name: 'Several answers' })).toBeDefined();
  });

  it('fold what is empty, and keep for every part what the author folded or opened', async () => {
    show(parts('item')[0]);
    expect(screen.getByRole('button', { name: 'Embedded page' }).getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(heading('How it is answered'));
    await userEvent.click(screen.getByRole('button', { name: 'Embedded page' }));
    expect(read().preferences.sections).toEqual({ answers: false, embed: true });
    show(parts('item')[1]);
    expect(screen.getByRole('button', { name: 'How it is answered' }).getAttribute('aria-expanded')).toBe('false');
    expect(heading('Embedded page')).toBeDefined();
    expect(heading('Media'), 'what is filled is open').toBeDefined();
  });

  it('ask whether it must be watched only of videos, and let go what a picture has of it', () => {
    show(parts('item')[1]);
    const groups = parts('media').map(({ key }) => found(document.querySelector<HTMLElement>(`[data-part="${key}"]`)));
    expect(groups.map((group) => within(group).queryAllByRole('switch').length)).toEqual([0, 1, 1]);
  });

  it('put pictures and videos in another order, one step each', async () => {
    const order = () => parts('media').map(({ fields }) => ('forceWatching' in (fields as object) ? 3 : 0));
    show(parts('item')[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Move media 2 down' }));
    expect(order()).toEqual([0, 3, 0]);
    act(undo);
    expect(order()).toEqual([0, 0, 3]);
    await userEvent.click(screen.getByRole('button', { name: 'Move media 3 up' }));
    expect(order()).toEqual([0, 3, 0]);
    expect(readGuide().editor.history.past).toHaveLength(1);
  });

  it('have caught up with the selection before a key is pressed in one of them', async () => {
    const [first, second] = parts('item');
    select([found(first).key]);
    render(<Properties whole />);
    const field = await screen.findByDisplayValue('Which?');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    // The fields of the other question are shown later.
    select([found(second).key]);
    await Promise.resolve();
    expect(field.isConnected).toBe(true);
    field.focus();
    await Promise.resolve();
    vi.unstubAllGlobals();
    expect(field.isConnected).toBe(false);
    expect(screen.getByDisplayValue('Why?')).toBeDefined();
  });

  it('take the focus before the next key when they are asked for', async () => {
    const [first, second] = parts('item');
    select([found(first).key]);
    render(<Properties />);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    select([found(second).key]);
    focusField(found(second).key, '');
    await Promise.resolve();
    vi.unstubAllGlobals();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Open question');
  });

  it('of which one is written in the guide only, lead there', async () => {
    const [first] = parts('item');
    show(first);
    const text = document.body.appendChild(document.createElement('textarea'));
    text.dataset['inline'] = `${first?.key}/text`;
    act(() => jumpTo(found(first).key, 'text'));
    await waitFor(() => expect(document.activeElement).toBe(text));
    text.remove();
  });

  it('that nothing shows lead to the pane, where no key chooses another type', async () => {
    const [first] = parts('item');
    show(first);
    act(() => jumpTo(found(first).key, 'rows'));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[tabindex="-1"]')));
    expect(document.activeElement?.querySelector('select')).not.toBeNull();
  });

  it('are led to once, not again when the properties are shown another time', async () => {
    const [first] = parts('item');
    show(first);
    act(() => jumpTo(found(first).key, 'type'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' })));
    cleanup();
    render(<Properties />);
    await screen.findByRole('combobox', { name: 'Type' });
    expect(document.activeElement).toBe(document.body);
  });
});

test('a setting of several questions is changed in all of them as one step', async () => {
  const open = { type: 'open_ended', text: 'Why?' };
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [open, { ...open, text: 'How?' }] }] });
  select(parts('item').map(({ key }) => key));
  render(<Properties />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Follow-up questions' }), 'heavy');
  const depths = () => parts('item').map(({ fields }) => (fields as JsonObject)['followUp']);
  expect(depths()).toEqual(['heavy', 'heavy']);
  act(undo);
  expect(depths()).toEqual([undefined, undefined]);
  expect(readGuide().editor.history.past).toHaveLength(0);
});

test('a reference to a question that comes later names it by number and text, and lists its options', async () => {
  const which = { ...items[0], externalId: 'q13' };
  const criterion = selected('q13', 'Tea');
  const first = { type: 'open_ended', text: 'Why?', conditional: { operator: 'and', criteria: [criterion] } };
  const carrying = { type: 'ranking', text: 'Rank.', carryForwardFrom: 'q13' };
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [first, carrying, which] }] });
  show(parts('item')[0]);
  const picker = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question' });
  expect(picker.value).toBe('3. Which?');
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Tea').checked, box('None').checked]).toEqual([true, false]);
  expect(screen.queryByText('Choose a question first.')).toBeNull();
  await userEvent.click(box('None'));
  expect(read().stickyError?.what, 'what cannot be chosen there is said').toMatch(/^You can only refer to an earlier/u);
  show(parts('item')[1]);
  const carried = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Options carried forward from' });
  expect(carried.selectedOptions[0]?.textContent).toBe('3. Which?');
});

describe('the properties of an option', () => {
  it('say with a labelled switch that it excludes the others', async () => {
    const last = parts('option').at(-1);
    show(last);
    await userEvent.click(screen.getByRole('switch', { name: 'Exclusive' }));
    const [item] = parts('item');
    expect(childrenOf(found(item ?? null), 'options').at(-1)?.fields).toMatchObject({ exclusiveOption: true });
  });
});

describe('a setting whose “none” means the same as “not set”', () => {
  const followUps = () => screen.findByRole('combobox', { name: 'Follow-up questions' });
  const entries = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('is one entry, for one question and for several, and looking at it changes nothing', async () => {
    newGuide({
      title: 'T',
      studyGuide: [
        {
          type: 'flat',
          title: 'B',
          items: [
            { type: 'open_ended', text: 'Why?', followUp: 'none' },
            { type: 'open_ended', text: 'How?' },
          ],
        },
      ],
    });
    const before = readGuide().editor.doc.root;
    const all = parts('item');
    for (const item of all) {
      show(item);
      const list = await followUps();
      expect(entries(list).filter((entry) => /none|not set/iu.test(entry ?? ''))).toEqual(['None (default)']);
      expect(within(list).getByRole<HTMLOptionElement>('option', { name: 'None (default)' }).selected).toBe(true);
    }
    select(all.map(({ key }) => key));
    cleanup();
    render(<Properties />);
    const list = await followUps();
    expect(within(list).getByRole<HTMLOptionElement>('option', { name: 'None (default)' }).selected).toBe(true);
    expect(entries(list)).not.toContain('Not set');
    expect(readGuide().editor.doc.root).toBe(before);
  });
});

describe('a deletion that takes conditions away', () => {
  it('says on its button how many questions everyone will see then', async () => {
    const asks = { conditional: { operator: 'and', criteria: [selected('which', 'Tea')] } };
    newGuide({
      title: 'T',
      studyGuide: [
        {
          type: 'flat',
          title: 'B',
          items: [
            {
              type: 'multiple_choice',
              text: 'Which?',
              externalId: 'which',
              options: [{ text: 'Tea' }, { text: 'Milk' }],
            },
            { type: 'open_ended', text: 'Why?', ...asks },
            { type: 'open_ended', text: 'How?', ...asks },
          ],
        },
      ],
    });
    const [source] = parts('item');
    render(<Dialogs />);
    act(() => void dispatch('node.remove', { keys: [found(source).key] }));
    const name = 'Delete anyway: 2 questions will be shown to everyone';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(parts('item')).toHaveLength(2);
    expect(parts('criterion')).toEqual([]);
  });
});
