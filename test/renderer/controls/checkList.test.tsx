import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CheckList } from '../../../renderer/src/controls/index.ts';

afterEach(cleanup);

test('a long list shows its first entries, more when asked, and its filter searches all of them', async () => {
  const options = Array.from({ length: 600 }, (_, at) => ({ value: `o${at + 1}`, label: `Answer ${at + 1}` }));
  render(<CheckList label="Options" options={options} values={[]} onValues={() => {}} />);
  const boxes = () => document.querySelectorAll('input[type="checkbox"]').length;
  expect(boxes()).toBe(250);
  await userEvent.click(screen.getByRole('button', { name: 'Show 250 of 350 more' }));
  expect(boxes()).toBe(500);
  await userEvent.type(screen.getByRole('searchbox'), '599');
  expect(boxes()).toBe(1);
});
