import {
  commit,
  createEditorState,
  fromWire,
  keyAtPath,
  keyOfExternalId,
  locate,
  run,
  textField,
  toWire,
  walk,
} from '@guide-studio/guide-core/edit';
import { externalIds } from '@guide-studio/guide-core/internal';
import { expect, it } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { randomGuide } from '../../generate/guide.ts';

const seed = 20261130;

it(`finds every part at its path, and what has an id by it (seed ${seed})`, () => {
  const random = createRandom(seed);
  let ids = 0;
  for (let count = 0; count < 40; count += 1) {
    const doc = fromWire(randomGuide(random, { blocks: 4, itemsPerBlock: 4 }));
    for (const node of walk(doc.root)) {
      const path = locate(doc, node.key)?.path ?? null;
      expect(path && keyAtPath(doc, path)).toBe(node.key);
    }
    for (const id of externalIds(doc.root)) {
      const key = keyOfExternalId(doc, id);
      expect(textField(locate(doc, key ?? '')?.node ?? doc.root, 'externalId')).toBe(id);
      ids += 1;
    }
    expect(keyOfExternalId(doc, '')).toBeNull();
    expect(keyAtPath(doc, ['studyGuide', 999])).toBeNull();
    expect(keyAtPath(doc, ['studyGuide', 0, 'items', 0, 'text'])).toBeNull();
  }
  expect(ids).toBeGreaterThan(20);
});

const options = (...ids: string[]) => ids.map((externalId) => ({ externalId, text: externalId.toUpperCase() }));
const which = { type: 'multiple_choice', text: 'Which?', externalId: 'a', options: options('x', 'a') };
const how = { type: 'ranking', text: 'In which order?', externalId: 'b', options: options('x', 'y') };
const guide = { title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [which, how] }] };

it('finds an item before an option with its id, and an option within its item', () => {
  const doc = fromWire(guide);
  const [item, other] = ['a', 'b'].map((id) => keyOfExternalId(doc, id));
  const pathOf = (key: string | null | undefined) => locate(doc, key ?? '')?.path;
  expect(pathOf(item)).toEqual(['studyGuide', 0, 'items', 0]);
  expect(pathOf(keyOfExternalId(doc, 'a', item))).toEqual(['studyGuide', 0, 'items', 0, 'options', 1]);
  expect(pathOf(keyOfExternalId(doc, 'x', other))).toEqual(['studyGuide', 0, 'items', 1, 'options', 0]);
  expect(keyOfExternalId(doc, 'y', item)).toBeNull();
  expect(keyOfExternalId(doc, 'z')).toBeNull();
});

it('lets a command of the editor run on a guide by names', () => {
  const state = createEditorState(guide);
  const key = keyOfExternalId(state.doc, 'b');
  if (key === null) throw new Error('The question is not found.');
  const made = run(state, 'field.set', { key, path: ['text'], value: 'Rank them.' });
  if (made.kind === 'refusal') throw new Error(made.code);
  const { doc } = commit(state, made, 0);
  expect(toWire(doc)).toMatchObject({ studyGuide: [{ items: [{ text: 'Which?' }, { text: 'Rank them.' }] }] });
});
