import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { failed, type HostImplementation } from '@guide-studio/host/common';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAutosave } from '../../../renderer/src/session/autosave.ts';
import {
  askFor,
  chooseAutosave,
  closeDialog,
  dispatch,
  isDirty,
  newGuide,
  openFile,
  pauseAutosave,
  read,
  readGuide,
  save,
  setAutosave,
  undo,
} from '../../../renderer/src/session/index.ts';
import { createRandom } from '../../generate/random.ts';
import { type OpenedSession, openSession, soundText } from '../openSession.ts';
import { sized } from '../../size.ts';

const file = 'habits.guide.json';
const seed = 20_261_120;

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function opened(overrides: Partial<HostImplementation> = {}, autosave = true): Promise<OpenedSession> {
  const session = openSession({ files: { [file]: soundText() }, overrides });
  stop();
  stop = startAutosave();
  setAutosave(autosave);
  await openFile(file);
  return session;
}

function titled(title: string): void {
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: title });
}

const shownText = () => canonicalText(toWire(readGuide().editor.doc));
const pass = async (milliseconds: number) => await vi.advanceTimersByTimeAsync(milliseconds);

describe('saving by itself', () => {
  test('is done two seconds after the last change, and not before', async () => {
    const { memory } = await opened();
    titled('One');
    await pass(1500);
    titled('Two');
    await pass(1999);
    expect(memory.files.get(file)).toBe(soundText());
    await pass(1);
    expect(memory.files.get(file)).toBe(soundText('Two'));
    expect(isDirty(read())).toBe(false);
  });

  test('does not wait longer than ten seconds for a pause', async () => {
    const { memory } = await opened();
    for (let second = 0; second < 10; second += 1) {
      titled(`Title ${second}`);
      await pass(1000);
    }
    expect(memory.files.get(file)).toBe(soundText('Title 9'));
  });

  test('is off until it is chosen, and the choice is remembered', async () => {
    const { memory, sent } = await opened({}, false);
    titled('One');
    await pass(60_000);
    expect(memory.files.get(file)).toBe(soundText());
    await chooseAutosave(true);
    await pass(2000);
    expect(memory.files.get(file)).toBe(soundText('One'));
    expect(sent('settings.write')).toEqual([{ autosave: true }]);
  });

  test('never makes a file and never asks for a name', async () => {
    const { memory } = await opened();
    newGuide();
    titled('One');
    await pass(60_000);
    expect([...memory.files.keys()]).toEqual([file]);
    expect(read().asking).toBeNull();
  });

  test('never writes over a file that changed: it says so once, without a dialog', async () => {
    const { memory, sent } = await opened();
    memory.files.set(file, soundText('Theirs'));
    titled('Mine');
    await pass(60_000);
    titled('Mine too');
    await pass(60_000);
    expect(memory.files.get(file)).toBe(soundText('Theirs'));
    expect(sent('file.save')).toHaveLength(1);
    expect(read().asking).toBeNull();
    expect(read().guide?.autosaveError?.code).toBe('changedOnDisk');
    pauseAutosave(null);
    titled('Mine still');
    await pass(60_000);
    expect(sent('file.save')).toHaveLength(2);
    expect(memory.files.get(file)).toBe(soundText('Theirs'));
  });

  test('does nothing after an undo back to what the file holds', async () => {
    const { sent } = await opened();
    titled('One');
    undo();
    await pass(60_000);
    expect(sent('file.save')).toEqual([]);
  });

  test('waits while a question is open', async () => {
    const { memory } = await opened();
    titled('One');
    askFor({ kind: 'unsaved', after: () => undefined });
    await pass(60_000);
    expect(memory.files.get(file)).toBe(soundText());
    closeDialog();
    await pass(2000);
    expect(memory.files.get(file)).toBe(soundText('One'));
  });

  test(`ends with the last edit and never goes back, however slow the saves are (seed ${seed})`, async () => {
    const random = createRandom(seed);
    for (let schedule = 0; schedule < sized(150, 1000, 1000); schedule += 1) {
      const written: number[] = [];
      const session: OpenedSession = await opened({
        'file.save': async (input) => {
          await new Promise((resolve) => setTimeout(resolve, random.int(0, 7999)));
          if (random.chance(0.1)) return failed({ code: 'fileSystem', file, cause: 'EBUSY' });
          written.push(Number(/Edit (\d+)/u.exec(input.text)?.[1]));
          return (await session.memory.dispatch('file.save', input)) as never;
        },
      });
      let edit = 0;
      for (let step = 0; step < 3 + random.int(0, 11); step += 1) {
        titled(`Edit ${(edit += 1)}`);
        const typed = shownText();
        await pass(random.int(0, 3999));
        if (random.chance(0.25)) void save();
        expect(shownText(), `schedule ${schedule}`).toBe(typed);
      }
      await pass(60_000);
      while (!(await settled())) await pass(60_000);
      expect(session.memory.files.get(file), `schedule ${schedule}`).toBe(soundText(`Edit ${edit}`));
      expect(written, `schedule ${schedule}`).toEqual([...written].sort((a, b) => a - b));
      expect(read().asking, `schedule ${schedule}`).toBeNull();
    }
  });
});

/** Saves again after a refused save. */
async function settled(): Promise<boolean> {
  if (!isDirty(read())) return true;
  void save();
  return false;
}
