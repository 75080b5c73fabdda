import { itemIndex } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusBar } from '../../../renderer/src/frame/window/StatusBar.tsx';
import { Problems } from '../../../renderer/src/problems/Problems.tsx';
import {
  dispatch,
  findings,
  markPathFindingsOlder,
  newGuide,
  readGuide,
  select,
  undo,
} from '../../../renderer/src/session/index.ts';
import { block, choice, multiple, open, screening, selected, validGuide, when } from '../../guideParts.ts';
import { explorePaths } from '../explorePaths.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';
import '../../../renderer/src/frame/actions/actions.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a guide and the list of its problems. */
function show(...blocks: readonly unknown[]): void {
  giveSize();
  openSession();
  newGuide(JSON.parse(JSON.stringify(validGuide(blocks))));
  act(() => select([]));
  render(
    <>
      <Problems />
      <StatusBar />
    </>,
  );
}

const explore = () => act(() => explorePaths());
const count = (name: string) => screen.queryByRole('button', { name });
const after = block('After', open('Why?'));
const codes = () => findings(readGuide()).all.map((one) => ('issue' in one ? one.issue.code : one.found.code));

test('that nobody completes the interview is a warning in red, and said once', async () => {
  const asked = when(selected('cook', 'Yes'));
  const old = choice('Old enough?', { No: 'reject' }, asked);
  show(screening(choice('A cook?', { Yes: 'approve', No: 'reject' }, { externalId: 'cook' }), old), after);
  explore();
  const warning = found(count('1 warning'));
  expect(warning.querySelector('.isError')).not.toBeNull();
  await userEvent.click(warning);
  expect(screen.getByText(/^Nobody gets past .*“Old enough\?”, so nobody completes the interview/u)).toBeDefined();
  cleanup();
  show(screening(choice('Old enough?', { No: 'reject' })), after);
  explore();
  expect(count('1 warning')).not.toBeNull();
  expect(codes()).toEqual(['nobodyCompletes']);
});

const dish = choice('Which dish?', ['Soup', 'Salad'], { externalId: 'dish' });
const hot = choice('Is it hot?', ['Yes', 'No'], { externalId: 'hot', ...when(selected('dish', 'Soup')) });
const never = open('Which salad is hot?', when(selected('hot', 'Yes'), selected('dish', 'Salad')));

test('what nobody sees for reasons outside its own condition is listed, led to, and gone with the reason', async () => {
  show(block('Food', dish, hot, never, open('And now?')));
  expect(screen.getByText('No problems')).toBeDefined();
  explore();
  await userEvent.click(found(count('1 suggestion')));
  expect(screen.getByText(/“Which salad is hot\?”: Shown to nobody\./u)).toBeDefined();
  expect(screen.getByText('You would get no answers here.')).toBeDefined();
  const node = found(itemIndex(readGuide().editor.doc).items[2]).node;
  expect(findings(readGuide()).marks.get(node.key)).toBe('warning');
  await userEvent.click(screen.getByRole('button', { name: 'See why' }));
  expect([readGuide().view, readGuide().editor.selection]).toEqual(['logic', [node.key]]);
  act(() => void dispatch('conditional.clear', { owner: node.key }));
  expect(codes(), 'until the new version is explored').toEqual(['neverShown']);
  expect(findings(readGuide()).marks.has(node.key)).toBe(true);
  act(markPathFindingsOlder);
  expect(findings(readGuide()).marks.has(node.key), 'not beside the part').toBe(false);
  expect(screen.getByText('Before the last changes')).toBeDefined();
  explore();
  expect(screen.getByText('No problems')).toBeDefined();
});

test('the reason of what a condition itself forbids is led to at its question', async () => {
  show(block('Food', dish, open('Both?', when(selected('dish', 'Soup'), selected('dish', 'Salad')))));
  explore();
  expect(codes()).toEqual(['singleAnswerContradiction']);
  await userEvent.click(found(count('1 suggestion')));
  await userEvent.click(screen.getByRole('button', { name: 'See why' }));
  const { key } = found(itemIndex(readGuide().editor.doc).items[1]).node;
  expect([readGuide().view, readGuide().editor.selection]).toEqual(['logic', [key]]);
});

test('what is found about a part goes with it, and comes back with it', () => {
  show(block('Food', dish, hot, never, open('And now?')));
  explore();
  const { key } = found(itemIndex(readGuide().editor.doc).items[2]).node;
  act(() => void dispatch('node.remove', { keys: [key] }));
  expect(count('1 suggestion')).toBeNull();
  act(undo);
  expect(count('1 suggestion')).not.toBeNull();
});

test('what is found moves with its part, and is not called older while it is of the present version', () => {
  show(block('Food', dish, hot, never, open('And now?')), block('After', open('Last?')));
  explore();
  act(markPathFindingsOlder);
  expect(readGuide().pathFindings.isOlder).toBe(false);
  const [from, to] = found(readGuide().editor.doc.root.children.blocks);
  const { key } = found(itemIndex(readGuide().editor.doc).items[2]).node;
  act(() => void dispatch('node.move', { keys: [key], parent: found(to).key, index: 0 }));
  expect(findings(readGuide()).marks.get(found(to).key)).toBe('warning');
  expect(findings(readGuide()).marks.has(found(from).key)).toBe(false);
});

test('a part of a condition that changes nothing is removed by its fix, as one step that can be undone', async () => {
  const asked = when(selected('dish', 'Soup'), selected('hot', 'Yes'));
  show(block('Food', dish, hot, open('How hot?', asked)));
  explore();
  expect(codes()).toEqual(['changesNothing']);
  await userEvent.click(found(count('1 suggestion')));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this condition' }));
  const criteria = () => found(itemIndex(readGuide().editor.doc).items[2]).node.children.criteria?.length;
  expect(criteria()).toBe(1);
  act(undo);
  expect(criteria()).toBe(2);
});

test('of a part that was just added, nothing is said until it is left', () => {
  const foods = ['Bread', 'Eggs', 'Milk', 'Tea'];
  const asked = foods.slice(0, 3).map((food) => open(`Why ${food}?`, when(selected('foods', food))));
  show(block('Food', multiple('Which foods?', foods.slice(0, 3), { externalId: 'foods' }), ...asked));
  explore();
  expect(codes()).toEqual([]);
  const { key } = found(itemIndex(readGuide().editor.doc).items[0]).node;
  act(() => void dispatch('option.add', { item: key, text: 'Tea' }));
  explore();
  expect(codes()).toEqual([]);
  act(() => select([key]));
  expect(codes()).not.toEqual([]);
});
