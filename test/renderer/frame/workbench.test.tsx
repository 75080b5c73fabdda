import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { wholeViews } from '../../../renderer/src/frame/window/views.ts';
import { Workbench } from '../../../renderer/src/frame/window/Workbench.tsx';
import { newGuide, showView } from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide } from '../openSession.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a view that cannot be loaded affects no other, and is loaded again when asked', async () => {
  // React logs the error to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  const before = { ...wholeViews };
  onTestFinished(() => void Object.assign(wholeViews, before));
  let isLost = true;
  const Lost = () => {
    if (isLost) throw new Error('The file of the view is gone.');
    return <p>The logic</p>;
  };
  Object.assign(wholeViews, { logic: Lost, changes: () => <p>The changes</p> });
  openSession();
  newGuide(soundGuide());
  render(<Workbench />);
  act(() => showView('logic'));
  expect(screen.getByRole('alert').textContent).toContain('This part of the window failed');
  act(() => showView('changes'));
  expect(screen.getByText('The changes')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showView('logic'));
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The logic')).toBeDefined();
});
