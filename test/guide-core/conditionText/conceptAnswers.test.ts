import { conditionSentence } from '@guide-studio/guide-core/conditions';
import { childrenOf, createEditorState } from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { block, choice, concept, conceptBlock, open, selected, when } from '../../guideParts.ts';

const sentencesOf = (multiSelect: boolean, rejects: boolean, language: 'en' | 'de') => {
  const like = choice('Like it?', ['Yes', 'No'], { externalId: 'like', multiSelect });
  const asks = when({ ...selected('like', 'Yes'), matchingCriteria: rejects ? 'mustNotSelect' : 'mustSelect' });
  const { doc } = createEditorState({
    title: 'Tea',
    studyGuide: [
      conceptBlock('Labels', { concepts: [concept('Red'), concept('Blue')] }, like, open('Why?', asks)),
      block('After', open('And then?', asks)),
    ],
  });
  return childrenOf(doc.root, 'blocks')
    .flatMap((each) => childrenOf(each, 'items'))
    .map((item) => conditionSentence(doc, item, language))
    .filter((sentence) => sentence !== '');
};

test('a single choice of concepts “is” its answer: inside the block for this concept, after it for any', () => {
  expect(sentencesOf(false, false, 'en')).toEqual([
    'Shown when “Like it?” is “Yes”',
    'Shown when “Like it?” is “Yes” for any concept',
  ]);
  expect(sentencesOf(false, true, 'en')).toEqual([
    'Shown when “Like it?” is not “Yes”',
    'Shown when “Like it?” is “Yes” for no concept',
  ]);
  expect(sentencesOf(false, false, 'de')[1]).toMatch(/ist „Yes“ bei irgendeinem Konzept/u);
});

test('several answers of concepts are still included', () => {
  expect(sentencesOf(true, false, 'en')).toEqual(
    Array.from({ length: 2 }, () => 'Shown when “Like it?” includes “Yes”'),
  );
});
