import { childrenOf } from '@guide-studio/guide-core/edit';
import { nextStep } from '@guide-studio/interview-engine';
import { expect, test } from 'vitest';
import { catchUp, previewFromHere } from '../../../renderer/src/preview/previewFrom.ts';
import { followGuide, useRehearsal } from '../../../renderer/src/preview/rehearsal.ts';
import { dispatch, newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { flat, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

const now = () => useRehearsal.getState();
const items = () => childrenOf(found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]), 'items');
const shownTexts = () => now().guide?.studyGuide[0]?.items.map(({ text }) => text);

function open(): void {
  openSession();
  newGuide(
    JSON.parse(
      JSON.stringify(
        validGuide([
          flat(
            which('first', ['A', 'B']),
            which('second', ['A', 'B'], when(selected('first', 'B'))),
            which('third', ['A', 'B'], when(selected('second', 'B'))),
          ),
        ]),
      ),
    ),
  );
  expect(catchUp()).toBe(true);
}

test('a guide with problems is previewed as it was without them', () => {
  open();
  const before = now().guide;
  dispatch('field.set', { key: found(items()[0]).key, path: ['multiSelect'], value: 'often' });
  expect(catchUp()).toBe(false);
  expect(now().guide).toBe(before);
});

test('a missing text stops no preview: it is shown with a placeholder until it is written', () => {
  open();
  const { key } = found(items()[1]);
  dispatch('field.set', { key, path: ['text'], value: '' });
  expect(catchUp()).toBe(true);
  expect(shownTexts()).toEqual(['Which first?', '(no text yet)', 'Which third?']);
  dispatch('field.set', { key, path: ['text'], value: 'Which now?' });
  expect(catchUp()).toBe(true);
  expect(shownTexts()).toEqual(['Which first?', 'Which now?', 'Which third?']);
});

test('from a question, the answers before it are filled in, and no notice says that any was changed', () => {
  open();
  followGuide(null, found(now().doc), found(now().guide));
  select([found(items()[2]).key]);
  previewFromHere();
  const { guide, session, filled, notice } = now();
  expect(nextStep(found(guide), session).stepId).toBe('b1.i3');
  expect(session.answers.map(({ answer }) => answer)).toEqual([{ selected: ['o2'] }, { selected: ['o2'] }]);
  expect(filled.size).toBe(2);
  expect(notice).toBeNull();
});
