import { describe, test } from 'vitest';
import { concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('whitespaceOnlyText', () => {
  const code = 'whitespaceOnlyText';
  test('an empty text that may be empty is fine', () => {
    expectAdvice({ ...guideOf({ ...flat(open()), title: '' }), closingMessage: '' }, []);
  });
  test('blanks, in whatever text of whatever part', () => {
    const concepts = [concept({ content: { title: '\u00a0' } })];
    const guide = { ...guideOf({ ...conceptBlock(concepts, open({ text: '\u200b' })), title: '\t' }), title: ' ' };
    expectAdvice(guide, [
      { code, path: ['title'], params: undefined },
      { code, path: ['studyGuide', 0, 'title'], params: undefined },
      { code, path: ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'title'], params: undefined },
      { code, path: ['studyGuide', 0, 'items', 0, 'text'], params: undefined },
    ]);
  });
});
