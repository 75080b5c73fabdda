import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { IconButton, Tooltip, Tooltips } from '../../../renderer/src/controls/index.ts';
import { itemTypeLook } from '../../../renderer/src/theme/itemTypes.ts';

afterEach(cleanup);

const { icon } = itemTypeLook.open_ended;

it('shows the name of an icon button when a key brings the focus there, and hides it on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltips>
      <IconButton icon={icon} label="Delete" shortcut="Del" />
    </Tooltips>,
  );
  expect(screen.queryByText('Delete (Del)')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Delete (Del)')).toBeDefined();
  // The name stays as it is, and nothing is read twice.
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(['title', 'aria-describedby', 'aria-description'].map((name) => button.getAttribute(name))).toEqual([
    null,
    null,
    null,
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Delete (Del)')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('has one popup, which moves from button to button', async () => {
  const user = userEvent.setup();
  render(
    <Tooltips>
      <IconButton icon={icon} label="First" />
      <IconButton icon={icon} label="Second" />
    </Tooltips>,
  );
  await user.tab();
  await screen.findByText('First');
  await user.tab();
  await screen.findByText('Second');
  expect(screen.queryByText('First')).toBeNull();
});

it('describes its element to screen readers if it says more than the name, and only then', () => {
  render(
    <Tooltips>
      <Tooltip text="Sorts by name" describes>
        <button type="button">Name</button>
      </Tooltip>
      <Tooltip text={undefined} describes>
        <button type="button">Bare</button>
      </Tooltip>
    </Tooltips>,
  );
  expect(screen.getByRole('button', { name: 'Name' }).getAttribute('aria-description')).toBe('Sorts by name');
  expect(screen.getByRole('button', { name: 'Bare' }).getAttribute('aria-description')).toBeNull();
});

it('shows the name of a button under a resting mouse, also of a disabled one', async () => {
  const user = userEvent.setup();
  render(
    <Tooltips>
      <IconButton icon={icon} label="Delete" disabled />
      <p>Beside</p>
    </Tooltips>,
  );
  await user.hover(screen.getByRole('button', { name: 'Delete' }));
  await user.hover(await screen.findByText('Delete'));
  await user.hover(screen.getByText('Beside'));
  await waitFor(() => expect(screen.queryByText('Delete')).toBeNull());
});
