import type { HostImplementation } from '@guide-studio/host/common';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOwning } from '../../../renderer/src/externalChanges/owner.ts';
import { OwnerNotice } from '../../../renderer/src/externalChanges/OwnerNotice.tsx';
import {
  dispatch,
  isEditable,
  newGuide,
  openFile,
  read,
  readGuide,
  saveAs,
} from '../../../renderer/src/session/index.ts';
import { openSession, soundText } from '../openSession.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';
const stranger = '00000000-0000-4000-8000-000000000001';

let end: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  end?.();
  cleanup();
  vi.useRealTimers();
});

function start(overrides: Partial<HostImplementation> = {}) {
  const session = openSession({ files: { [file]: soundText() }, overrides });
  end = startOwning();
  return session;
}

async function open(session: ReturnType<typeof start>) {
  await openFile(file);
  await until(() => expect(session.sent('file.claim')).toHaveLength(1));
}

const minute = async () => await vi.advanceTimersByTimeAsync(60_000);
const retitle = (value: string) =>
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value });

describe('a guide that is open here', () => {
  test('is claimed, claimed again every minute under the same key, and released when it is left', async () => {
    const session = start();
    await open(session);
    await minute();
    const [first, second] = session.sent('file.claim');
    expect(first).toMatchObject({ file, take: false });
    expect(second).toEqual(first);
    newGuide();
    await until(() => expect(session.sent('file.release')).toEqual([{ file, key: (first as { key: string }).key }]));
    await minute();
    expect(session.sent('file.claim')).toHaveLength(2);
  });

  test('is released when the page goes', async () => {
    const session = start();
    await open(session);
    const [claim] = session.sent('file.claim') as readonly { readonly key: string }[];
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(session.sent('file.release')).toEqual([{ file, key: claim?.key }]));
  });

  test('without a file is claimed once it has one', async () => {
    const session = start();
    newGuide();
    expect(session.sent('file.claim')).toEqual([]);
    await saveAs('Fresh');
    await until(() => expect(session.sent('file.claim')).toMatchObject([{ file: 'Fresh.guide.json' }]));
  });
});

describe('a guide that is open in another window', () => {
  test('is shown and not changed, until they are done', async () => {
    const session = start();
    await session.memory.dispatch('file.claim', { file, key: stranger, take: false });
    await open(session);
    await until(() => expect(read().guide?.owner?.kind).toBe('other'));
    expect(isEditable(read())).toBe(false);
    expect(retitle('Mine')).toBe(false);
    await session.memory.dispatch('file.release', { file, key: stranger });
    await minute();
    await until(() => expect(isEditable(read())).toBe(true));
    expect(retitle('Mine')).toBe(true);
  });

  test('is named with who has it, and edited when the person decides so', async () => {
    const claim: HostImplementation['file.claim'] = async ({ take }) =>
      take
        ? { ok: true, value: { state: 'mine' } }
        : {
            ok: true,
            value: { state: 'other', owner: 'reader', machine: 'tea-room', since: Date.now(), here: false },
          };
    const session = start({ 'file.claim': claim });
    await open(session);
    render(<OwnerNotice />);
    expect(await screen.findByText(/reader on tea-room has had habits open since/u)).toBeTruthy();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Edit here anyway' }));
    await until(() => expect(isEditable(read())).toBe(true));
    expect(screen.queryByRole('button', { name: 'Edit here anyway' })).toBeNull();
  });
});

test('a guide that another window took over can still be edited here, and is never taken over again by itself', async () => {
  const session = start();
  await open(session);
  await session.memory.dispatch('file.claim', { file, key: stranger, take: true });
  await minute();
  await until(() => expect(read().guide?.owner?.kind).toBe('taken'));
  expect(retitle('Mine')).toBe(true);
  for (const _ of [1, 2, 3, 4, 5]) await minute();
  expect(session.sent('file.claim')).toHaveLength(2);
});

test('where others cannot be told, that is said once and does not come back', async () => {
  const session = start({ 'file.claim': async () => ({ ok: true, value: { state: 'unmarked' } }) });
  await open(session);
  render(<OwnerNotice />);
  expect(await screen.findByText(/cannot see that you have the guide open/u)).toBeTruthy();
  expect(isEditable(read())).toBe(true);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: /Dismiss|Close/u }));
  await minute();
  expect(read().guide?.owner).toBeNull();
});
