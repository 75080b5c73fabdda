import { childrenOf, textField } from '@guide-studio/guide-core/edit';
import { done, failed, type HostResult, type OpenedFile, type SavedFile } from '@guide-studio/host/common';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  afterUnsaved,
  checked,
  closeGuide,
  dispatch,
  dispatchAll,
  findings,
  isDirty,
  isEditable,
  newGuide,
  openFile,
  read,
  readGuide,
  redo,
  reportOutside,
  save,
  saveAs,
  select,
  show,
  undo,
} from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession, pending, soundText } from '../openSession.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';
const other = 'other.guide.json';

function titled(title: string): void {
  const { editor } = readGuide();
  dispatch('field.set', { key: editor.doc.root.key, path: ['title'], value: title });
}

/** Typing merges into one entry for a while; a test that needs two entries waits longer. */
function later(): void {
  vi.setSystemTime(Date.now() + 10_000);
}

afterEach(() => vi.useRealTimers());

describe('unsaved', () => {
  test('a guide is dirty exactly when the last entry is not the saved one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openSession({ files: { [file]: soundText() } });
    await openFile(file);
    expect(isDirty(read())).toBe(false);
    titled('One');
    expect(isDirty(read())).toBe(true);
    undo();
    expect(isDirty(read())).toBe(false);
    redo();
    await save();
    expect(isDirty(read())).toBe(false);
    undo();
    expect(isDirty(read())).toBe(true);
    redo();
    expect(isDirty(read())).toBe(false);
    later();
    titled('Two');
    undo();
    expect(isDirty(read())).toBe(false);
  });

  test('typing that merges into a saved entry makes it dirty again', async () => {
    openSession({ files: { [file]: soundText() } });
    await openFile(file);
    titled('On');
    await save();
    titled('One');
    expect(isDirty(read())).toBe(true);
  });

  test('selecting is not a change', async () => {
    openSession({ files: { [file]: soundText() } });
    await openFile(file);
    select([readGuide().editor.doc.root.key]);
    expect(isDirty(read())).toBe(false);
  });

  test('a new guide in which nothing was done is left without a question', () => {
    openSession();
    newGuide();
    const left = vi.fn<() => void>();
    afterUnsaved(left);
    expect(left).toHaveBeenCalledOnce();
    titled('Something');
    afterUnsaved(left);
    expect(left).toHaveBeenCalledOnce();
    expect(read().asking?.kind).toBe('unsaved');
  });
});

describe('a guide that answers late', () => {
  /** A folder whose other guide answers only when the test allows it. */
  async function slowly() {
    const gate = pending<undefined>();
    const session = openSession({
      files: { [file]: soundText('Mine'), [other]: soundText('Theirs') },
      overrides: {
        'file.open': async (input) => {
          if (input.file === other) await gate.promise;
          return (await session.memory.dispatch('file.open', input)) as HostResult<OpenedFile>;
        },
      },
    });
    await openFile(file);
    return { come: () => gate.settle(undefined) };
  }

  const title = () => textField(readGuide().editor.doc.root, 'title');

  test('asks before it takes the place of what was written meanwhile', async () => {
    const { come } = await slowly();
    const opening = openFile(other);
    titled('Written meanwhile');
    come();
    await opening;
    expect(title()).toBe('Written meanwhile');
    expect(read().asking?.kind).toBe('unsaved');
    titled('Theirs is what I want');
    undo();
    undo();
    const { asking } = read();
    if (asking?.kind === 'unsaved') asking.after();
    expect(title()).toBe('Theirs');
  });

  test('is dropped where another guide was begun or nobody waits any more', async () => {
    const { come } = await slowly();
    const opening = openFile(other);
    newGuide();
    const begun = read().guide?.backupKey;
    come();
    expect(await opening).toBe(false);
    expect(read().guide?.backupKey).toBe(begun);
    expect(await openFile(other, () => false)).toBe(false);
    expect(read().guide?.backupKey).toBe(begun);
    expect(read().stickyError).toBeNull();
  });
});

describe('a guide that is closed', () => {
  test('leaves nothing of itself behind', async () => {
    openSession({ files: { [file]: soundText() } });
    const welcome = read();
    await openFile(file);
    titled('Changed');
    reportOutside({ kind: 'gone' });
    closeGuide();
    expect({ ...read(), liveMessage: '' }).toEqual(welcome);
    expect(isDirty(read())).toBe(false);
  });
});

describe('a sticky error', () => {
  test('of a save stays through edits until a save succeeds; that of an edit goes with the next one', async () => {
    let full = true;
    const session = openSession({
      files: { [file]: soundText() },
      overrides: {
        'file.save': async (input) =>
          full
            ? failed({ code: 'hostGone' })
            : ((await session.memory.dispatch('file.save', input)) as HostResult<SavedFile>),
      },
    });
    await openFile(file);
    titled('One');
    await save();
    const { stickyError } = read();
    expect(stickyError).not.toBeNull();
    titled('Two');
    expect(read().stickyError).toBe(stickyError);
    full = false;
    await save();
    expect(read().stickyError).toBeNull();
    dispatch('field.set', { key: 'nowhere', path: ['text'], value: 'Nothing' });
    expect(read().stickyError).not.toBeNull();
    titled('Three');
    expect(read().stickyError).toBeNull();
  });
});

describe('saving', () => {
  test('an unedited guide is never rewritten, however it is laid out', async () => {
    const odd = JSON.stringify(JSON.parse(soundText()));
    const session = openSession({ files: { [file]: odd } });
    await openFile(file);
    await save();
    expect(session.sent('file.save')).toEqual([]);
    expect(session.memory.files.get(file)).toBe(odd);
  });

  test('what is typed during a save stays unsaved, and the next save writes it', async () => {
    const answer = pending<HostResult<SavedFile>>();
    let slow = true;
    const session = openSession({
      files: { [file]: soundText() },
      overrides: {
        'file.save': async (input) => {
          if (!slow) return (await session.memory.dispatch('file.save', input)) as HostResult<SavedFile>;
          const written = (await session.memory.dispatch('file.save', input)) as HostResult<SavedFile>;
          await answer.promise;
          return written;
        },
      },
    });
    await openFile(file);
    titled('First');
    const first = save();
    titled('Second');
    const second = save();
    slow = false;
    answer.settle(done({ file, name: file, hash: '', savedAt: 0, locked: true, kept: true }));
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(session.memory.files.get(file)).toContain('"title": "Second"');
    expect(isDirty(read())).toBe(false);
  });

  test('a guide opened during a save does not take over the file of the other one', async () => {
    const answer = pending<HostResult<SavedFile>>();
    const session = openSession({
      files: { [file]: soundText('Mine'), [other]: soundText('Theirs') },
      overrides: { 'file.save': async () => await answer.promise },
    });
    await openFile(file);
    titled('Changed');
    const saving = save();
    await openFile(other);
    answer.settle(done({ file, name: file, hash: 'new', savedAt: 0, locked: true, kept: true }));
    await saving;
    expect(read().guide?.onDisk.file).toBe(other);
    expect(session.memory.files.get(other)).toContain('Theirs');
  });

  test('a file that another program changed is not written, and the author is asked', async () => {
    const session = openSession({ files: { [file]: soundText() } });
    await openFile(file);
    titled('Mine');
    session.memory.files.set(file, soundText('Theirs'));
    expect(await save()).toBe(false);
    expect(read().asking?.kind).toBe('changedOnDisk');
    expect(session.memory.files.get(file)).toContain('Theirs');
    expect(isDirty(read())).toBe(true);
  });

  test('a new guide gets a file by its first save', async () => {
    const session = openSession();
    newGuide();
    expect(await save()).toBe(false);
    expect(read().asking?.kind).toBe('saveAs');
    expect(await saveAs('breakfast.guide.json')).toBe(true);
    expect([...session.memory.files.keys()]).toEqual(['breakfast.guide.json']);
    expect(isDirty(read())).toBe(false);
  });
});

describe('opening', () => {
  test('a broken file says where, and what is open stays open', async () => {
    openSession({ files: { [file]: soundText(), 'broken.guide.json': '{\n  "title": "A",,\n}' } });
    await openFile(file);
    titled('Kept');
    expect(await openFile('broken.guide.json')).toBe(false);
    expect(read().stickyError?.what).toMatch(/line 2/i);
    expect(read().guide?.onDisk.file).toBe(file);
    expect(isDirty(read())).toBe(true);
  });

  test('a file that a save would change opens read-only: no command changes it', async () => {
    const lossy = '{ "title": "A", "title": "B", "studyGuide": [] }';
    const session = openSession({ files: { [file]: lossy } });
    await openFile(file);
    expect(read().guide?.onDisk.losses).toHaveLength(1);
    expect(isEditable(read())).toBe(false);
    titled('Changed');
    expect(await save()).toBe(false);
    expect(session.sent('file.save')).toEqual([]);
    expect(isDirty(read())).toBe(false);
  });

  test('problems are there in the same update as the state that has them', async () => {
    openSession({ files: { [file]: soundText() } });
    await openFile(file);
    const { editor } = readGuide();
    titled('');
    expect(read().guide?.issues).toHaveLength(1);
    show(editor);
    expect(read().guide?.issues).toHaveLength(0);
  });

  test('problems of a long guide are found after it is painted, but an action on them does not wait', async () => {
    openSession();
    const item = { text: 'One?', type: 'open_ended' };
    newGuide({
      title: '',
      studyGuide: [{ type: 'flat', title: 'B', items: Array.from({ length: 600 }, () => item) }],
    });
    expect(read().guide?.checked).toBeNull();
    expect(read().guide?.issues).toEqual([]);
    const asked = checked();
    expect(asked.issues).toHaveLength(1);
    expect(asked).toBe(readGuide());
    // Until the next check findings stay with their part, wherever it moves.
    const places = () => findings(readGuide()).all.map(({ key }) => key);
    const [place] = places();
    const [block] = childrenOf(readGuide().editor.doc.root, 'blocks');
    dispatchAll(
      [
        { id: 'node.duplicate', args: { keys: [found(block).key] } },
        { id: 'block.add', args: { type: 'flat', index: 0 } },
      ],
      { command: 'node.duplicate', params: {} },
    );
    expect(places()).toEqual([place]);
    await until(() => expect(read().guide?.checked).toBe(read().guide?.editor.doc));
    expect(read().guide?.issues.length).toBeGreaterThan(1);
  });
});
