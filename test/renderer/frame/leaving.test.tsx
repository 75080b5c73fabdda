import { done } from '@guide-studio/host/common';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LeaveDialog } from '../../../renderer/src/frame/dialogs/LeaveDialog.tsx';
import { holdUnsavedWork, registerOpenInterviews } from '../../../renderer/src/session/leaving.ts';
import { countOpenInterviews, startOpenInterviews } from '../../../renderer/src/study/openInterviews.ts';
import { dispatch, newGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';
import { openSession, soundGuide } from '../openSession.ts';

afterEach(async () => {
  cleanup();
  registerOpenInterviews(() => 0);
  openSession();
  await speak('en');
});

holdUnsavedWork();
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('what was typed just before is backed up when the page is left, and nothing is if all is saved', async () => {
  const { sent } = openSession({});
  newGuide(soundGuide());
  expect(isHeld()).toBe(false);
  dispatch('block.add', { type: 'flat' });
  expect(isHeld()).toBe(true);
  await waitFor(() => expect(sent('backup.write')).toHaveLength(1));
});

it('the desktop window asks before it ends interviews that people take on this computer', async () => {
  let interviews = 0;
  openSession({
    capabilities: { kind: 'electron' },
    overrides: { 'service.openInterviews': async () => done({ studies: 0, interviews }) },
  });
  startOpenInterviews();
  await countOpenInterviews();
  expect(isHeld()).toBe(false);
  interviews = 2;
  await countOpenInterviews();
  expect(isHeld()).toBe(true);
  const { unmount } = render(<LeaveDialog />);
  expect(await screen.findByText(/^2 people are taking interviews on this computer\. If you quit now/u)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stay' })).toBeDefined();
  unmount();
  await act(async () => await speak('de'));
  render(<LeaveDialog />);
  expect(await screen.findByText(/^2 Personen nehmen gerade auf diesem Computer an Interviews teil/u)).toBeDefined();
});

it('a tab of the browser does not ask, because the service goes on without it', async () => {
  const { sent } = openSession({
    overrides: { 'service.openInterviews': async () => done({ studies: 1, interviews: 2 }) },
  });
  startOpenInterviews();
  await countOpenInterviews();
  expect(sent('service.openInterviews')).toEqual([]);
  expect(isHeld()).toBe(false);
});
