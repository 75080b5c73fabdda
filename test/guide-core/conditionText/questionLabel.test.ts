import type { Json, JsonObject } from '@guide-studio/guide-core';
import { conditionSentence } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  run,
  walk,
} from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { choice, selected } from '../../guideParts.ts';

const long = 'Have you ever been diagnosed by a doctor with any of ';

const ask = (externalId: string, text: string): JsonObject => choice(text, ['Yes', 'No'], { externalId });

const asked = (questionId: string): Json => ({
  operator: 'and',
  criteria: [selected(questionId, 'Yes')],
});

function opened(): EditorState {
  const block = (title: string, items: readonly JsonObject[]): JsonObject => ({
    type: 'flat',
    title,
    items: [...items],
  });
  return createEditorState({
    title: 't',
    studyGuide: [
      block('One', [
        ask('ears', `${long}these of the ears?`),
        ask('often', 'How often?'),
        ask('plain', 'Do you sing?'),
      ]),
      block('Two', [
        ask('throat', `${long}these of the throat?`),
        { ...ask('again', 'How often?'), conditional: asked('throat') },
        { ...ask('last', 'Since when?'), conditional: asked('again') },
        { ...ask('song', 'Which song?'), conditional: asked('plain') },
      ]),
    ],
  });
}

const sentences = ({ doc }: EditorState): string[] =>
  walk(doc.root).flatMap((node) => conditionSentence(doc, node) || []);

function block(state: EditorState, index: number): GuideNode {
  const found = childrenOf(state.doc.root, 'blocks')[index];
  if (!found) throw new Error('There is no such block.');
  return found;
}

function item(state: EditorState, place: number, index: number): string {
  return childrenOf(block(state, place), 'items')[index]?.key ?? '';
}

function after(
  state: EditorState,
  ...[id, args]: Parameters<typeof run> extends [unknown, ...infer Rest] ? Rest : never
) {
  const result = run(state, id, args);
  if (result.kind === 'refusal') throw new Error(result.code);
  return commit(state, result, 0);
}

test('a condition numbers the question it asks about where another one begins the same', () => {
  expect(sentences(opened())).toEqual([
    'Shown when “4. Have you ever been diagnosed by a doctor with any of these of the throat?” is “Yes”',
    'Shown when “5. How often?” is “Yes”',
    'Shown when “Do you sing?” is “Yes”',
  ]);
});

test('and is correct after every change elsewhere', () => {
  const start = opened();
  const more = after(start, 'item.add', { block: block(start, 0).key, type: 'open_ended', index: 0 });
  expect(sentences(more).map((each) => each.slice(0, 24))).toEqual([
    'Shown when “5. Have you ',
    'Shown when “6. How often',
    'Shown when “Do you sing?',
  ]);
  const alone = after(start, 'field.set', { key: item(start, 0, 1), path: ['text'], value: 'How seldom?' });
  expect(sentences(alone)[1]).toBe('Shown when “How often?” is “Yes”');
  const twice = after(start, 'field.set', { key: item(start, 1, 2), path: ['text'], value: 'Do you sing?' });
  expect(sentences(twice)[2]).toBe('Shown when “3. Do you sing?” is “Yes”');
  expect(sentences(start)[1]).toBe('Shown when “5. How often?” is “Yes”');
});
