import { beforeEach, expect, test } from 'vitest';
import {
  askFor,
  closeGuide,
  type Merging,
  newExample,
  newGuide,
  openMerge,
  pauseAutosave,
  postponeMerge,
  read,
  readGuide,
  reportOutside,
  reportBackupError,
  showDrawer,
  showField,
  showOwner,
  showProblems,
  showError,
  showView,
  toggleRows,
} from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide } from '../openSession.ts';

const merging: Merging = {
  base: null,
  ours: soundGuide('Ours'),
  theirs: soundGuide('Theirs'),
  name: 'copy',
  hash: null,
  source: 'copy',
  decisions: { one: 'ours' },
};

/** Changes what an open guide can have beside its content. */
function changeAll(): void {
  showField(readGuide().editor.doc.root.key, 'title');
  showView('json');
  showDrawer('outline');
  showProblems(true);
  toggleRows(new Set(['1']));
  reportOutside({ kind: 'gone' });
  reportBackupError({ code: 'hostGone' });
  pauseAutosave({ code: 'hostGone' });
  showOwner({ kind: 'unmarked' });
  postponeMerge(merging);
  openMerge(merging);
}

const opened = () => ({ ...readGuide(), backupKey: '' });

beforeEach(() => {
  openSession();
});

test('a guide that is opened has nothing of the guide before, closed or not', () => {
  newGuide(soundGuide());
  const first = opened();
  for (const leave of [closeGuide, () => undefined]) {
    newExample(soundGuide('Example'), { translations: {} });
    expect(readGuide()).toMatchObject({ isExample: true, view: 'answers' });
    changeAll();
    leave();
    newGuide(soundGuide());
    expect(opened()).toEqual(first);
  }
});

test('opening a guide ends the dialog and the error of the one before', () => {
  newGuide(soundGuide());
  askFor({ kind: 'open' });
  showError({ what: 'What', next: 'Next' });
  newGuide(soundGuide());
  expect(read()).toMatchObject({ start: 'done', asking: null, stickyError: null });
});

test('a change that comes after the guide was closed changes nothing', () => {
  newGuide(soundGuide());
  closeGuide();
  const before = read();
  changeAll();
  expect(read()).toEqual(before);
  expect(read().guide).toBeNull();
});

test('a guide that was closed can still be read, also if it is closed again', () => {
  newGuide(soundGuide('Last'));
  const last = readGuide();
  closeGuide();
  closeGuide();
  expect(read().guide).toBeNull();
  expect(readGuide()).toBe(last);
});
