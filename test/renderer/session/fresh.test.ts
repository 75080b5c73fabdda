import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromWire } from '@guide-studio/guide-core/edit';
import {
  afterUnsaved,
  closeGuide,
  codeOfFinding,
  dispatch,
  findings,
  newGuide,
  read,
  readGuide,
  save,
  saveAs,
  select,
  showView,
  views,
  undo,
} from '../../../renderer/src/session/index.ts';
import { fileActions } from '../../../renderer/src/files/fileActions.ts';
import { keepDraft } from '../../../renderer/src/json/jsonDraft.ts';
import { openSession } from '../openSession.ts';

const guide = {
  title: 'T',
  studyGuide: [{ type: 'flat', title: 'B', items: [{ text: 'One?', type: 'open_ended' }] }],
};
const shown = () => findings(readGuide()).all.length;

beforeEach(() => {
  openSession();
  newGuide(guide);
});
afterEach(closeGuide);

function addQuestion(): string {
  const block = read().guide?.editor.doc.root.children.blocks?.[0]?.key ?? '';
  dispatch('item.add', { block, type: 'open_ended' });
  return read().guide?.editor.selection[0] ?? '';
}

describe('a part that was just added', () => {
  it('is not scolded for being empty until it is left, and is from then on', () => {
    const added = addQuestion();
    expect(read().guide?.issues).toHaveLength(1);
    expect(shown()).toBe(0);
    select([fromWire(guide).root.key]);
    expect(shown()).toBe(1);
    select([added]);
    expect(shown()).toBe(1);
  });

  it('is known to be empty in every other view, and after it', () => {
    for (const view of views) {
      addQuestion();
      const before = shown();
      showView(view);
      expect(shown(), view).toBe(view === 'guide' ? before : before + 1);
      showView('guide');
      expect(shown(), view).toBe(view === 'guide' ? before : before + 1);
    }
  });

  it('is told what is wrong besides', () => {
    const key = addQuestion();
    dispatch('field.set', { key, path: ['followUp'], value: 'often' });
    expect(findings(readGuide()).all.map(codeOfFinding)).toEqual(['invalid_value']);
  });

  it('is the first question of a new guide, which is scolded once it was left', () => {
    newGuide();
    const [first] = read().guide?.editor.selection ?? [];
    expect(read().guide?.fresh).toBe(first);
    expect(read().guide?.issues, 'the question and the title of the study').toHaveLength(2);
    expect(shown()).toBe(0);
    select([read().guide?.editor.doc.root.key ?? '']);
    expect(shown()).toBe(2);
  });

  it('is also one that was given another type, with everything that is to be written in it now', () => {
    const key = addQuestion();
    dispatch('field.set', { key, path: ['text'], value: 'Which?' });
    select([fromWire(guide).root.key]);
    select([key]);
    dispatch('field.set', { key, path: ['type'], value: 'matrix' });
    expect(read().guide?.issues).toHaveLength(4);
    expect(shown()).toBe(0);
    select([read().guide?.editor.doc.root.key ?? '']);
    expect(shown()).toBe(4);
  });

  it('is told that a condition lost its last option, however fresh it is', () => {
    const block = read().guide?.editor.doc.root.children.blocks?.[0]?.key ?? '';
    const options = [{ text: 'Yes' }, { text: 'No' }];
    dispatch('item.add', { block, type: 'multiple_choice', wire: { type: 'multiple_choice', text: 'A?', options } });
    const source = read().guide?.editor.selection[0] ?? '';
    const key = addQuestion();
    dispatch('criterion.add', { owner: key, criterion: { source, matchingCriteria: 'mustSelect', choices: [] } });
    expect(findings(readGuide()).all.map(({ property }) => property)).toEqual(['choices']);
  });

  it('is told what is missing once a save was asked for, because the file has it so', async () => {
    addQuestion();
    expect(shown()).toBe(0);
    await save();
    expect(shown()).toBe(1);
  });

  it('is told what is missing once the guide is saved under another name', async () => {
    addQuestion();
    expect(shown()).toBe(0);
    await saveAs('another');
    expect(shown()).toBe(1);
  });

  it('is told what is missing once the guide is exported, because others read it', () => {
    addQuestion();
    expect(shown()).toBe(0);
    fileActions['file.export'].run();
    expect(shown()).toBe(1);
  });

  it('waits for nothing after it was undone', () => {
    addQuestion();
    undo();
    expect(read().guide?.fresh).toBeNull();
    expect(shown()).toBe(0);
  });
});

describe('a text of the JSON tab that is not in the guide', () => {
  it('is asked about before the guide is left, and what comes after that too', () => {
    const base = read().guide?.editor.doc.root;
    if (!base) throw new Error('A guide is open.');
    keepDraft({ guide: readGuide().backupKey, text: '{', base, problem: null });
    let left = false;
    afterUnsaved(() => (left = true));
    const { asking } = read();
    expect([asking?.kind, left]).toEqual(['unreadText', false]);
    if (asking?.kind === 'unreadText') asking.after();
    expect(read().asking?.kind === 'unsaved' || left).toBe(true);
    keepDraft(null);
  });
});
