import { done, failed } from '@guide-studio/host/common';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptBackup } from '../../memoryHost/memoryState.ts';
import { Dialogs } from '../../../renderer/src/frame/dialogs/Dialogs.tsx';
import { KeepGuide, WelcomeScreen } from '../../../renderer/src/files/index.ts';
import { App } from '../../../renderer/src/frame/window/App.tsx';
import {
  hasUnsavedWork,
  isDirty,
  loadBackups,
  type Merging,
  newGuide,
  offerRecovery,
  phaseOf,
  read,
  reportBackupError,
  restore,
} from '../../../renderer/src/session/index.ts';
import { keptMerging } from '../../../renderer/src/session/mergingText.ts';
import { type OpenedSession, openSession, soundGuide, soundText } from '../openSession.ts';

const file = 'a.guide.json';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A host with unsaved work on a file, and on a guide that was never saved. */
function leftBehind(options: Parameters<typeof openSession>[0] = {}): OpenedSession {
  const session = openSession({ files: { [file]: soundText() }, ...options });
  const base = { text: soundText('Mine'), writtenAt: 1 };
  session.memory.backups.set(crypto.randomUUID(), { ...base, file, name: file, baseHash: 'other', writtenAt: 2 });
  session.memory.backups.set(crypto.randomUUID(), { ...base, file: null, name: 'Untitled', baseHash: null });
  return session;
}

describe('the welcome screen', () => {
  it('lists unsaved work of earlier sessions, and restores or discards it', async () => {
    const { memory } = leftBehind();
    render(<WelcomeScreen />);
    expect(await screen.findByText(/Unsaved changes to “a” were kept/u)).toBeDefined();
    expect(screen.getByText(/The file has changed since/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Discard a' }));
    await waitFor(() => expect(screen.queryByText(/Unsaved changes to “a”/u)).toBeNull());
    expect(memory.backups.size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Untitled' }));
    await waitFor(() => expect(phaseOf(read())).toBe('editing'));
    expect(read().guide?.onDisk.file).toBeNull();
    expect(memory.files.get(file)).toBe(soundText());
  });
});

describe('the question about unsaved work', () => {
  async function asked(options: Parameters<typeof openSession>[0] = {}) {
    const session = leftBehind(options);
    await loadBackups();
    offerRecovery(() => true);
    render(<Dialogs />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore unsaved changes to “a”?' }));
    return { ...session, dialog };
  }

  it('restores', async () => {
    const { dialog } = await asked();
    const differs = within(await dialog.findByRole('region', { name: 'Differs from the file in 1 place' }));
    expect(differs.getByText('The study is now called “Mine” instead of “Breakfast”.')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(read().asking).toBeNull());
    expect(read().guide?.onDisk).toMatchObject({ file, hash: 'other' });
  });

  it('discards', async () => {
    const { dialog, memory } = await asked();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(read().asking).toBeNull());
    expect(memory.backups.size).toBe(1);
  });

  it.each(['Later', 'Close'])('keeps the work with “%s”', async (name) => {
    const { dialog, memory } = await asked();
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(read().asking).toBeNull();
    expect(memory.backups.size).toBe(2);
    expect(read().backups).toHaveLength(2);
  });

  it('stays with the reason when it could not be done', async () => {
    const { dialog } = await asked({ overrides: { 'backup.read': async () => failed({ code: 'hostGone' }) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByText(/has ended/u)).toBeDefined();
    expect(read().stickyError).toBeNull();
  });
});

describe('restored work', () => {
  const mine = { file, name: file, text: soundText('Mine') };
  async function restored(kept: Partial<KeptBackup>): Promise<void> {
    const { memory } = openSession({ files: { [file]: soundText() } });
    const opened = await read().host.call('file.peek', { file });
    const baseHash = opened?.ok ? opened.value.hash : null;
    memory.backups.set(crypto.randomUUID(), { ...mine, baseHash, writtenAt: 1, ...kept });
    await loadBackups();
    const [backup] = read().backups;
    expect(backup && (await restore(backup))).toBe(true);
  }

  it('knows what it builds on', async () => {
    await restored({});
    expect(read().guide?.onDisk.base).toEqual(soundGuide());
    expect(isDirty(read())).toBe(true);
  });

  it('does not take another content of the file for that', async () => {
    await restored({ baseHash: 'other' });
    expect(read().guide?.onDisk).toMatchObject({ base: null, hash: 'other' });
  });

  it('goes on with the decisions of its merge', async () => {
    const merging: Merging = {
      base: soundGuide(),
      ours: soundGuide('Mine'),
      theirs: soundGuide('Theirs'),
      name: file,
      hash: 'theirs',
      source: 'disk',
      decisions: { title: 'theirs' },
    };
    await restored({ merging: keptMerging(merging) });
    expect(read().guide?.merging).toEqual(merging);
    expect(hasUnsavedWork(read())).toBe(true);
  });

  it.each(['', 'null', '{}', '{"theirs": {}, "name": "a", "source": "disk", "decisions": {"a": 1}}'])(
    'goes on without a merge that is not understood: %j',
    async (merging) => {
      await restored({ merging });
      expect(read().guide?.merging).toBeNull();
      expect(phaseOf(read())).toBe('editing');
    },
  );
});

describe('a guide whose host is gone', () => {
  it('can be copied and downloaded from the notice, which stays while it is true', async () => {
    openSession({ overrides: { 'file.list': async () => done({ files: [] }) } });
    newGuide(soundGuide());
    reportBackupError({ code: 'hostGone' });
    render(<App />);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/The program behind this page has ended/u)).toBeDefined();
    expect(alert.getByRole('button', { name: 'Copy the guide' })).toBeDefined();
    await userEvent.click(alert.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is copied as the file would hold it', async () => {
    openSession();
    newGuide(soundGuide());
    const user = userEvent.setup();
    render(<KeepGuide />);
    await user.click(screen.getByRole('button', { name: 'Copy the guide' }));
    expect(await navigator.clipboard.readText()).toBe(soundText());
  });

  it('is downloaded, also where the clipboard is refused', async () => {
    openSession();
    newGuide(soundGuide());
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    // The copy command fails too: happy-dom has none.
    Object.assign(document, { execCommand: () => false });
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:guide'));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(<KeepGuide />);
    await user.click(screen.getByRole('button', { name: 'Copy the guide' }));
    await user.click(screen.getByRole('button', { name: 'Download the guide' }));
    await waitFor(() => expect(names).toEqual(['Untitled.guide.json', 'Untitled.guide.json']));
    expect(await blobs[0]?.text()).toBe(soundText());
  });
});
