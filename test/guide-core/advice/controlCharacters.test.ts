import { advise } from '@guide-studio/guide-core';
import { commit, createEditorState, fixesFor, toWire } from '@guide-studio/guide-core/edit';
import { parseOutline } from '@guide-studio/guide-core/files';
import { optionLines } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { selected, when } from '../../guideParts.ts';
import { choice, concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const code = 'controlCharacters';

describe('controlCharacters', () => {
  test('tabs and usual line ends are fine', () => {
    expectAdvice(guideOf(flat(open({ text: 'Why?\r\n\tAnd how?' }))), []);
  });

  test('whatever text of whatever part has them, but not names and addresses', () => {
    const concepts = [concept({ content: { title: 'Rye', description: 'Dark\u2028and dense' } })];
    const asked = open({
      text: 'Why\u000Bthis?',
      media: [{ name: 'A\u0085b', url: 'https://a.example', type: 'image' }],
    });
    const guide = {
      ...guideOf(conceptBlock(concepts, asked, open({ externalId: 'a\u0001' }))),
      closingMessage: 'Bye\u0001',
    };
    expectAdvice(guide, [
      { code, path: ['closingMessage'], params: undefined },
      {
        code,
        path: ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'description'],
        params: undefined,
      },
      { code, path: ['studyGuide', 0, 'items', 0, 'text'], params: undefined },
      { code, path: ['studyGuide', 0, 'items', 0, 'media', 0, 'name'], params: undefined },
    ]);
  });

  test('the repair makes line breaks of soft breaks, drops the rest, and takes conditions along', () => {
    const source = choice({
      externalId: 'q',
      text: 'Which\u000Bone?\u0001',
      options: [{ text: 'a\u000Bb' }, { text: 'c' }],
    });
    let state = createEditorState(guideOf(flat(source, open(when(selected('q', 'a\u000Bb'))))));
    for (let issue = advise(toWire(state.doc))[0]; issue !== undefined; issue = advise(toWire(state.doc))[0]) {
      const [fix] = fixesFor(state, issue);
      if (fix === undefined) throw new Error(`No repair of ${issue.path.join('.')}.`);
      state = commit(state, fix, 0);
    }
    const mended = { ...source, text: 'Which\none?', options: [{ text: 'a b' }, { text: 'c' }] };
    expect(toWire(state.doc)).toEqual(guideOf(flat(mended, open(when(selected('q', 'a b'))))));
  });

  test('a pasted outline and pasted options have none', () => {
    expect(optionLines('Rye\u000BRolls\u0001').map(({ text }) => text)).toEqual(['Rye', 'Rolls']);
    expect(JSON.stringify(parseOutline('Which\u0001 one?\u000B- Rye'))).not.toMatch(/\\u00/u);
  });
});
