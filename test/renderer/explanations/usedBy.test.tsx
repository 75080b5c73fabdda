import { type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CarriedOptions } from '../../../renderer/src/explanations/CarriedOptions.tsx';
import { UsedBy } from '../../../renderer/src/explanations/UsedBy.tsx';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { flat, open, rankingFrom, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

const part = (label: string): GuideNode =>
  found(walk(readGuide().editor.doc.root).find((node) => node.kind !== 'study' && labelOf(node) === label));

beforeEach(() => {
  openSession();
  const foods = which('foods', ['Bread', 'Fruit', { text: 'None', exclusiveOption: true }], { multiSelect: true });
  const bread = open('Why bread?', when(selected('foods', 'Bread')));
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(foods, rankingFrom('foods', 'Rank them.'), bread)]))));
});
afterEach(cleanup);

test('an option lists what depends on it and how, and leads there', async () => {
  render(<UsedBy node={part('Bread')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bread: used by 1 other' }));
  const list = await screen.findByRole('dialog', { name: 'What depends on this' });
  const entries = [...list.querySelectorAll('button')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(['3. Why bread?has a condition on this option']);
  await userEvent.click(found(entries[0]));
  expect(readGuide().editor.selection).toEqual([part('Why bread?').key]);
});

test('what nothing depends on says nothing', () => {
  const { container } = render(<UsedBy node={part('Fruit')} />);
  expect(container.textContent).toBe('');
});

test('a question lists the options that it carries, of which “none of these” is none', () => {
  render(<CarriedOptions node={part('Rank them.')} />);
  expect(screen.getByRole('list', { name: 'Carried options' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['Bread', 'Fruit']);
});
