import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button, type ToastMessage, Toasts } from '../../../renderer/src/controls/index.ts';

afterEach(cleanup);

const deleted: ToastMessage = { key: '1', text: 'Deleted question 2', stays: true };

function Window({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const [at, setAt] = useState(0);
  const [gone, setGone] = useState(false);
  const message = messages[at] ?? null;
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>Next</Button>
      <p>{gone ? 'gone' : 'shown'}</p>
      <Toasts label="Notices" message={gone ? null : message} onGone={() => setGone(true)} />
    </>
  );
}

it('reads a message in a live region, with its action, and dismisses it', async () => {
  const user = userEvent.setup();
  render(<Window messages={[{ ...deleted, detail: 'Two conditions are empty.', action: <Button>Undo</Button> }]} />);
  const region = screen.getByRole('region', { name: 'Notices' });
  const status = screen.getByRole('status');
  expect(region.contains(status)).toBe(true);
  await screen.findByText('Deleted question 2');
  expect(status.textContent).toContain('Two conditions are empty.');
  expect(region.contains(screen.getByRole('button', { name: 'Undo' }))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await screen.findByText('gone');
  await waitFor(() => expect(region.textContent).toBe(''));
});

it('shows the newest message only, and none when there is none', async () => {
  const user = userEvent.setup();
  render(<Window messages={[deleted, { ...deleted, key: '2', text: 'Deleted question 3' }]} />);
  await screen.findByText('Deleted question 2');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Deleted question 3');
  expect(screen.queryByText('Deleted question 2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('region').textContent).toBe(''));
});

it('is dismissed by Escape when it has the focus', async () => {
  const user = userEvent.setup();
  render(<Window messages={[deleted]} />);
  (await screen.findByRole('group', { name: 'Deleted question 2' })).focus();
  await user.keyboard('{Escape}');
  await screen.findByText('gone');
});
