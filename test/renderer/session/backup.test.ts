import type { JsonObject } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { failed } from '@guide-studio/host/common';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { actions } from '../../../renderer/src/frame/actions/actions.ts';
import { startBackups } from '../../../renderer/src/session/backup.ts';
import {
  closeDialog,
  discardBackup,
  dispatch,
  isDirty,
  loadBackups,
  newGuide,
  offerRecovery,
  openFile,
  phaseOf,
  read,
  readGuide,
  redo,
  restore,
  save,
  saveAs,
  undo,
} from '../../../renderer/src/session/index.ts';
import { type OpenedSession, openSession, soundText } from '../openSession.ts';
import { found } from '../found.ts';

const file = 'habits.guide.json';
const seed = 20_261_120;
const key = '00000000-0000-4000-8000-000000000001';

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function opened(options: Parameters<typeof openSession>[0] = {}): Promise<OpenedSession> {
  const session = openSession({ files: { [file]: soundText() }, ...options });
  stop = startBackups();
  await openFile(file);
  return session;
}

function titled(title: string): void {
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: title });
}

const shownText = () => canonicalText(toWire(readGuide().editor.doc));
const keptTexts = ({ memory }: OpenedSession) => [...memory.backups.values()].map(({ text }) => text);
const pass = async (milliseconds: number) => await vi.advanceTimersByTimeAsync(milliseconds);

describe('unsaved work is kept', () => {
  test('one second after the last change, and not before', async () => {
    const session = await opened();
    titled('One');
    await pass(999);
    expect(keptTexts(session)).toEqual([]);
    await pass(1);
    expect(keptTexts(session)).toEqual([soundText('One')]);
    const [kept] = session.memory.backups.values();
    expect(kept).toMatchObject({ file, name: file, baseHash: read().guide?.onDisk.hash });
    expect(session.memory.files.get(file)).toBe(soundText());
  });

  test('every two seconds during continuous typing', async () => {
    const session = await opened();
    for (let press = 1; press <= 200; press += 1) {
      titled(`Typed ${press}`);
      await pass(100);
    }
    expect(session.sent('backup.write')).toHaveLength(10);
  });

  test(`within two seconds of a change and one of a pause, whatever the schedule (seed ${seed})`, async () => {
    const random = createRandom(seed).next;
    const session = await opened();
    const changes: { readonly at: number; readonly text: string }[] = [];
    for (let change = 0; change < 600; change += 1) {
      titled(`Title ${change}`);
      changes.push({ at: Date.now(), text: shownText() });
      const gap = Math.floor(random() ** 4 * 3000);
      for (let waited = 0; waited < gap; waited += 50) {
        await pass(Math.min(50, gap - waited));
        const known = changes.findIndex(({ text }) => text === keptTexts(session)[0]);
        const backupFailed = changes[known + 1];
        if (backupFailed) expect(Date.now() - backupFailed.at).toBeLessThanOrEqual(2000);
        const quiet = Date.now() - found(changes.at(-1)).at;
        if (quiet >= 1000) expect(backupFailed).toBeUndefined();
      }
    }
  });

  test('of a guide that has no file yet', async () => {
    const session = await opened();
    newGuide();
    titled('Mine');
    await pass(1000);
    expect([...session.memory.backups.values()]).toMatchObject([{ file: null, baseHash: null }]);
  });

  test('again, based on the saved file, if something was typed during the save', async () => {
    const session = await opened();
    titled('One');
    const saving = save();
    titled('Two');
    await saving;
    await pass(1000);
    expect([...session.memory.backups.values()]).toMatchObject([
      { text: soundText('Two'), baseHash: read().guide?.onDisk.hash },
    ]);
  });
});

describe('nothing is kept, and no timer runs,', () => {
  test('before the first change and after a selection', async () => {
    const session = await opened();
    expect(vi.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(session.sent('backup.write')).toEqual([]);
  });

  test.each([
    ['after a save', async () => void (await save())],
    ['after a save under another name', async () => void (await saveAs('other.guide.json'))],
    ['after an undo back to what is saved', async () => undo()],
    ['when the guide was left without a save', async () => newGuide()],
    ['when another guide was opened', async () => void (await openFile(file))],
    ['when the guide was closed', async () => closeGuide()],
  ])('%s', async (_, act) => {
    const session = await opened();
    titled('One');
    await pass(1000);
    expect(keptTexts(session)).toHaveLength(1);
    await act();
    await pass(0);
    expect(keptTexts(session)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('also when it happens before the first backup or while it is written', async () => {
    const session = await opened();
    titled('One');
    await save();
    await pass(10_000);
    expect(session.sent('backup.write')).toEqual([]);
    titled('Two');
    vi.advanceTimersByTime(1000);
    await save();
    await pass(10_000);
    expect(keptTexts(session)).toEqual([]);
  });

  test('until something is done again', async () => {
    const session = await opened();
    titled('One');
    undo();
    redo();
    await pass(1000);
    expect(keptTexts(session)).toEqual([soundText('One')]);
  });
});

describe('a backup that fails', () => {
  test('is said as long as it is true, and tried again', async () => {
    let full = true;
    const refused = failed({ code: 'fileSystem', file, cause: 'ENOSPC' });
    const session: OpenedSession = await opened({
      overrides: {
        'backup.write': async (input) => {
          if (full) return refused;
          session.memory.backups.set(input.key, { ...input, text: String(input.text), writtenAt: 0 });
          return { ok: true, value: null };
        },
      },
    });
    titled('One');
    await pass(1000);
    expect(read().guide?.backupError).toEqual(refused.error);
    full = false;
    await pass(5000);
    expect(read().guide?.backupError).toBeNull();
    expect(keptTexts(session)).toEqual([soundText('One')]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('because the host is gone stays visible, and asks nothing until the next change', async () => {
    const { sent } = await opened({ overrides: { 'backup.write': async () => failed({ code: 'hostGone' }) } });
    titled('One');
    await pass(1000);
    const asked = sent('backup.write').length;
    await pass(60_000);
    expect(sent('backup.write')).toHaveLength(asked);
    expect(read().guide?.backupError).toEqual({ code: 'hostGone' });
    expect(vi.getTimerCount()).toBe(0);
    titled('Two');
    expect(read().guide?.backupError).toEqual({ code: 'hostGone' });
    await pass(1000);
    expect(sent('backup.write').length).toBeGreaterThan(asked);
  });
});

describe('recovery', () => {
  async function crashed(changes: { readonly baseHash?: string; readonly file?: string | null } = {}) {
    const session = openSession({ files: { [file]: soundText() } });
    stop = startBackups();
    await openFile(file);
    const baseHash = readGuide().onDisk.hash;
    const text = canonicalText({ ...(JSON.parse(soundText('Mine')) as JsonObject), later: ['kept', null] });
    session.memory.backups.set(keyOf(), { file, name: file, baseHash, text, writtenAt: 1, ...changes });
    closeGuide();
    await loadBackups();
    const backup = found(read().backups[0]);
    return { ...session, text, backup, id: backup.key };
  }

  test('restores exactly what was kept, as unsaved changes on that file, and goes on under the same key', async () => {
    const session = await crashed();
    const { memory, backup, text } = session;
    expect(await restore(backup)).toBe(true);
    expect(shownText()).toBe(text);
    expect(isDirty(read())).toBe(true);
    expect(read().backups).toEqual([]);
    expect(memory.files.get(file)).toBe(soundText());
    await pass(10_000);
    expect(keptTexts(session)).toEqual([text]);
    expect(await save()).toBe(true);
    await pass(0);
    expect(memory.files.get(file)).toBe(text);
    expect(isDirty(read())).toBe(false);
    expect(keptTexts(session)).toEqual([]);
  });

  test('never saves over what another program wrote meanwhile', async () => {
    const { memory, backup } = await crashed();
    memory.files.set(file, soundText('Theirs'));
    await restore(backup);
    expect(await save()).toBe(false);
    expect(read().asking?.kind).toBe('changedOnDisk');
    expect(memory.files.get(file)).toBe(soundText('Theirs'));
  });

  test('of a guide without a file makes a new one that asks for its name', async () => {
    const { backup } = await crashed({ file: null });
    await restore(backup);
    expect(read().guide?.onDisk).toMatchObject({ file: null, hash: null });
    expect(await save()).toBe(false);
    expect(read().asking?.kind).toBe('saveAs');
  });

  test('is offered once, with the file it belongs to', async () => {
    const { backup, memory } = await crashed();
    memory.files.set('other.guide.json', soundText());
    await openFile('other.guide.json');
    expect(read().asking).toBeNull();
    await openFile(file);
    expect(read().asking).toEqual({ kind: 'recovery', backup });
    closeDialog();
    await openFile(file);
    expect(read().asking).toBeNull();
    expect(read().backups).toEqual([backup]);
  });

  test('given up is gone', async () => {
    const { backup, memory } = await crashed();
    offerRecovery(() => true);
    expect(read().asking?.kind).toBe('recovery');
    await discardBackup(backup);
    expect(memory.backups.size).toBe(0);
    expect(read().backups).toEqual([]);
  });

  test('of work that is gone says so and opens nothing', async () => {
    const { backup, memory, id } = await crashed();
    memory.backups.delete(id);
    expect(await restore(backup)).toBe(false);
    expect(read().stickyError?.what).toMatch(/no longer kept/u);
    expect(phaseOf(read())).toBe('welcome');
  });
});

let keys = 0;
/** A new key for each test: work is offered only once. */
function keyOf(): string {
  keys += 1;
  return key.replace(/.{4}$/u, String(1000 + keys));
}

function closeGuide(): void {
  actions['file.close'].run();
  const { asking } = read();
  if (asking?.kind === 'unsaved') asking.after();
}
