import { itemIndex, toWire } from '@guide-studio/guide-core/edit';
import { renamed } from '@guide-studio/guide-core/internal';
import type { Guide } from '@guide-studio/interview-engine';
import { runGuideTest } from '@guide-studio/interview-engine/tests';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGuideTests, undoTests, useGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import { dispatch, openFile, readGuide, showAudience } from '../../../renderer/src/session/index.ts';
import { TestDifferences } from '../../../renderer/src/testEditor/TestDifferences.tsx';
import { flat, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { until } from '../../until.ts';

const file = 'a.guide.json';
const guide = validGuide([
  flat(
    which('drinks', ['Tea', 'Coffee']),
    which('milk_use', ['Yes', 'No'], when(selected('drinks', 'Coffee'))),
    which('milk_price', ['Low', 'High']),
  ),
]);

afterEach(cleanup);

/** Opens the guide with one test, and returns what shows what comes of it now. */
async function opened(expected: { readonly shown: readonly string[] }) {
  const written = { name: 'A', answers: { drinks: 'Tea' }, expect: expected };
  const { memory } = openSession({ files: { [file]: JSON.stringify(guide) } });
  await openFile(file);
  await memory.dispatch('tests.change', { file, changes: [{ kind: 'test.put', test: written }] });
  await loadGuideTests(null);
  await loadGuideTests(file);
  const known = () => found(useGuideTests.getState().tests[0] ?? null);
  return {
    expected: () => known().written.expect,
    show(): void {
      cleanup();
      const { doc } = readGuide().editor;
      const { key, placed } = known();
      const wire = toWire(doc) as unknown as Guide;
      const result = runGuideTest(wire, doc, placed);
      render(<TestDifferences known={key} test={renamed(doc, placed).test} result={result} doc={doc} />);
    },
  };
}

const keyOf = (id: string): string => found(itemIndex(readGuide().editor.doc).byId.get(id) ?? null).node.key;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a test that names a question that is gone', () => {
  test('tells the text of one that was deleted, and offers to remove it', async () => {
    const { show, expected } = await opened({ shown: ['drinks', 'milk_use'] });
    dispatch('node.remove', { keys: [keyOf('milk_use')] });
    show();
    expect(screen.getByText('The question “Which milk_use?” was deleted. Change or delete the test.')).toBeDefined();
    expect(buttons()).toEqual(['Remove it from the test']);
    await userEvent.click(screen.getByRole('button'));
    expect(expected()).toEqual({ shown: ['drinks'] });
    await until(() => expect(useGuideTests.getState().undos).toHaveLength(1));
    await undoTests();
    expect(expected()).toEqual({ shown: ['drinks', 'milk_use'] });
  });

  test('offers the name that must be meant first, but not one that is in the same place', async () => {
    const misspelt = await opened({ shown: ['drnks'] });
    misspelt.show();
    expect(buttons()).toEqual(['Use “drinks”', 'Remove it from the test']);
    await userEvent.click(screen.getByRole('button', { name: 'Use “drinks”' }));
    expect(misspelt.expected()).toEqual({ shown: ['drinks'] });
    const taken = await opened({ shown: ['drnks', 'drinks'] });
    taken.show();
    expect(buttons()).toEqual(['Remove it from the test']);
    expect(screen.getByText(/has no question/u).textContent).not.toContain('nearest');
  });
});

test('a question that is missing leads to its paths only if nobody is shown it', async () => {
  const { show } = await opened({ shown: ['milk_use'] });
  show();
  expect(buttons()).toEqual(['Show in guide']);
  expect(screen.queryByText(/because no participant can see it\.$/u)).toBeNull();
  showAudience(new Map([[keyOf('milk_use'), { who: 'nobody' }]]));
  show();
  expect(screen.getByText(/ is not shown, because no participant can see it\.$/u)).toBeDefined();
  expect(buttons()).toEqual(['Show in guide', 'Why nobody sees it']);
});
