import { fromWire } from '@guide-studio/guide-core/edit';
import { testLines } from '@guide-studio/guide-core/internal';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Editing } from '../../../renderer/src/testEditor/editing.ts';
import { Expected } from '../../../renderer/src/testEditor/Expected.tsx';
import { flat, validGuide, which } from '../../guideParts.ts';

const doc = fromWire(
  JSON.parse(JSON.stringify(validGuide([flat(which('home', ['Nobody', 'Children']), which('brands', ['A', 'B']))]))),
);
let expected: GuideTest['expect'];

afterEach(cleanup);

/** The expectations of a new test, of which `now` is shown now. */
function Edited({ now }: { readonly now: GuideTest['expect'] }) {
  const [one, show] = useState<GuideTest>({ name: 'A', expect: {} });
  const set = (next: GuideTest): void => {
    expected = next.expect;
    show(next);
  };
  const [opened, open] = useState<Editing['opened']>(null);
  const { expected: lines } = testLines(doc, placeTest(doc, one));
  return <Expected editing={{ doc, test: one, set, opened, open, shownNow: () => now }} lines={lines} />;
}

const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));
const add = async (entry: string) => {
  await press('Add expectation');
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('an expectation is added as it is shown now, changed in place and removed', async () => {
  render(<Edited now={{ outcome: 'complete', exactly: ['home', 'brands'], options: { brands: ['A', 'B'] } }} />);
  await add('Outcome');
  expect(expected).toEqual({ outcome: 'complete' });
  await userEvent.click(screen.getByRole('radio', { name: 'Is screened out' }));
  expect(expected).toEqual({ outcome: 'screened_out' });
  await press('Remove: Outcome');
  expect(expected).toEqual({});

  await add('Exactly these questions');
  expect(expected).toEqual({ exactly: ['home', 'brands'] });
  await press('Move down: 1. Which home?');
  expect(expected).toEqual({ exactly: ['brands', 'home'] });
  await press('Remove: Exactly these questions');

  await add('Options of a question');
  await userEvent.type(screen.getByRole('combobox', { name: 'Question whose options are shown' }), 'brands{Enter}');
  expect(expected).toEqual({ options: { brands: ['A', 'B'] } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'B' }));
  expect(expected).toEqual({ options: { brands: ['A'] } });
  await press('Remove: Options of a question');
  expect(expected).toEqual({});
});
