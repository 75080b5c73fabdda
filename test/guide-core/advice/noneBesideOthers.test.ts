import { advise, type JsonObject } from '@guide-studio/guide-core';
import { commit, createEditorState, fixesFor, toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, test } from 'vitest';
import { choice, flat, guideOf } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const code = 'noneBesideOthers';
const several = (texts: readonly string[], more: JsonObject = {}): JsonObject =>
  choice({ multiSelect: true, options: texts.map((text) => ({ text })), ...more });

describe('noneBesideOthers', () => {
  test.each([
    'None of these',
    'None',
    'NONE OF THE ABOVE.',
    'Neither',
    'Keine davon',
    'Keines der genannten',
    'Nichts davon',
    'Aucun de ces produits',
    'Ninguno de estos',
    'Nessuno di questi',
    'Geen van deze',
    'Hiçbiri',
  ])('“%s” can be selected together with another', (text) => {
    const path = ['studyGuide', 0, 'items', 0, 'options', 1, 'text'];
    const params = { text };
    expectAdvice(guideOf(flat(several(['Bread', text]))), [{ code, path, params }]);
  });

  test('what only begins like it is fine, and so is one answer, an exclusive option, and an option alone', () => {
    expectAdvice(
      guideOf(flat(several(['Bread', 'None of my friends', 'No preference', 'Nonetheless', 'Keine Angabe']))),
      [],
    );
    expectAdvice(guideOf(flat(several(['Bread', 'None'], { multiSelect: false }))), []);
    const options: readonly JsonObject[] = [{ text: 'None' }, { text: 'x', exclusiveOption: true }];
    expectAdvice(guideOf(flat(several([], { options: [...options] }))), []);
    expectAdvice(guideOf(flat(several(['None']))), []);
  });

  test('the repair puts it at the end and lets it be selected only alone', () => {
    const state = createEditorState(guideOf(flat(several(['None', 'Bread']))));
    const [issue] = advise(toWire(state.doc));
    const [fix] = issue ? fixesFor(state, issue) : [];
    const options: JsonObject[] = [{ text: 'Bread' }, { text: 'None', exclusiveOption: true }];
    expect(fix && toWire(commit(state, fix, 0).doc)).toEqual(guideOf(flat(several([], { options }))));
  });
});
