import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SearchSelect } from '../../../renderer/src/controls/SearchSelect.tsx';

afterEach(cleanup);

const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const unknown = (value: string) => ({ value, label: value });
const texts = { open: 'Open', nothing: 'Nothing' };

/** A select whose list is made again each time. */
function selectOf(value: string, onValue: (value: string) => void = () => undefined) {
  return (
    <SearchSelect
      value={value}
      options={optionsOf('Bread', 'Tea')}
      disabled={false}
      texts={texts}
      unknown={unknown}
      onValue={onValue}
    />
  );
}

test('what is being typed stays when the list is made again, and finds its option', async () => {
  const chosen: string[] = [];
  const select = (value: string) => selectOf(value, (next) => chosen.push(next));
  const { rerender } = render(select('Tea'));
  const field = screen.getByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Br');
  rerender(select('Tea'));
  expect(field).toHaveProperty('value', 'Br');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bread']);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Bread']);
});

test('another choice made elsewhere is shown', () => {
  const select = (value: string) => selectOf(value);
  const { rerender } = render(select('Tea'));
  rerender(select('Bread'));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Bread');
});
