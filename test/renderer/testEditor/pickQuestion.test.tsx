import { fromWire } from '@guide-studio/guide-core/edit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PickQuestion } from '../../../renderer/src/testEditor/PickQuestion.tsx';
import { flat, validGuide, which } from '../../guideParts.ts';
import { until } from '../../until.ts';

const doc = fromWire(validGuide([flat(which('tea', ['Yes']), which('q3', ['Yes']), which('milk_use', ['Yes']))]));
const fits = (): boolean => true;

afterEach(cleanup);

/** Types into the picker, and returns the numbers of the questions that are then offered. */
async function typed(text: string): Promise<readonly string[]> {
  const field = screen.getByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return screen.queryAllByRole('option').map(({ textContent }) => textContent?.slice(0, 2) ?? '');
}

test('the picker of a question finds it by number, id and words', async () => {
  render(<PickQuestion doc={doc} label="Question" fits={fits} taken={{}} onName={() => undefined} />);
  expect(await typed('2')).toEqual(['2.']);
  expect(await typed('Q1')).toEqual(['1.']);
  expect(await typed('milk_use')).toEqual(['3.']);
  expect(await typed('which')).toEqual(['1.', '2.', '3.']);
  // The number, and the id that looks like one.
  expect(await typed('q3')).toEqual(['2.', '3.']);
});

test('a text that finds nothing stays in the field, which says so until something is found', async () => {
  const onName = vi.fn<(name: string) => void>();
  render(<PickQuestion doc={doc} label="Question" fits={fits} taken={{}} onName={onName} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  for (const leave of ['{Enter}', '{Escape}']) {
    expect(await typed('coffee'), leave).toEqual([]);
    await userEvent.keyboard(leave);
    await until(() => expect(field.getAttribute('aria-expanded'), leave).toBe('false'));
    await until(() => expect(screen.getByText('No question matches that can be added.')).toBeDefined());
    expect(field.value, leave).toBe('coffee');
  }
  expect(await typed('tea')).toEqual(['1.']);
  expect(screen.queryByText('No question matches that can be added.')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onName).toHaveBeenCalledExactlyOnceWith('tea');
  await until(() => expect(field.value).toBe(''));
});
