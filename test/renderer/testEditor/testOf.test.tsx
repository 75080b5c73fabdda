import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadGuideTests, useGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import { openFile } from '../../../renderer/src/session/index.ts';
import { chooseTest } from '../../../renderer/src/testEditor/chosen.ts';
import { TestOf } from '../../../renderer/src/testEditor/TestOf.tsx';
import { found } from '../found.ts';
import { openSession, soundText } from '../openSession.ts';

const file = 'a.guide.json';

afterEach(cleanup);

test('the name of a new test is typed next, once', async () => {
  const { memory } = openSession({ files: { [file]: soundText() } });
  await openFile(file);
  await memory.dispatch('tests.change', { file, changes: [{ kind: 'test.put', test: { name: 'A', expect: {} } }] });
  await loadGuideTests(file);
  chooseTest(found(useGuideTests.getState().tests[0]).key, true);
  const markedText = () => {
    const { value, selectionStart, selectionEnd } = screen.getByDisplayValue<HTMLInputElement>('A');
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  };
  const shown = render(<TestOf />);
  expect(markedText()).toBe('A');
  shown.unmount();
  render(<TestOf />);
  expect(markedText()).toBe('');
});

test('a double click on Delete deletes one test, and selects the next', async () => {
  const { memory } = openSession({ files: { [file]: soundText() } });
  await openFile(file);
  for (const name of ['A', 'B', 'C']) {
    await memory.dispatch('tests.change', { file, changes: [{ kind: 'test.put', test: { name, expect: {} } }] });
  }
  await loadGuideTests(null);
  await loadGuideTests(file);
  const names = () => useGuideTests.getState().tests.map(({ written }) => written.name);
  chooseTest(found(useGuideTests.getState().tests[0]).key);
  render(<TestOf />);
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Delete this test' }), { detail });
  await waitFor(() => expect(names()).toEqual(['B', 'C']));
  expect(screen.getByRole('region', { name: 'B' })).toBeDefined();
});
