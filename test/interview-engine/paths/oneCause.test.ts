import type { JsonObject } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { explore, findingsOf, pathsReport, pathsDescriber, weightOf } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  multiple,
  open,
  screening,
  selected,
  when,
} from '../../guideParts.ts';

const guideOf = (...studyGuide: readonly JsonObject[]): Guide => ({ title: 'T', studyGuide }) as unknown as Guide;

function sentencesOf(guide: Guide, language: 'en' | 'de' = 'en'): readonly string[] {
  const describer = pathsDescriber(fromWire(guide), language);
  return findingsOf(explore(guide)).map((one) => describer.finding(one).replaceAll(/[\u2068\u2069]/gu, ''));
}

const questions = (count: number): readonly JsonObject[] =>
  Array.from({ length: count }, (_, at) => open(`Question ${at}?`));

describe('one cause is one finding', () => {
  const age = choice('How old are you?', { 'Under 18': 'reject', Older: 'reject' });
  const rejecting = guideOf(
    screening(choice('Do you cook?', { Yes: 'approve', No: 'reject' }), age),
    block('Cooking', ...questions(25)),
    conceptBlock('Breads', { concepts: [concept('Rye'), concept('Rolls')] }, open('How is it?')),
  );

  test('a question that nobody gets past is told with all that comes after it', () => {
    expect(findingsOf(explore(rejecting))).toEqual([
      { code: 'nobodyCompletes', isOwn: true, item: 1, questions: 26, concepts: 2 },
    ]);
    expect(sentencesOf(rejecting)).toEqual([
      'Nobody gets past Q2 “How old are you?”, so nobody completes the interview, and the 26 questions after it are shown to nobody. Let at least one answer continue.',
    ]);
    expect(sentencesOf(rejecting, 'de')).toEqual([
      'An F2 „How old are you?“ kommt niemand vorbei. Deshalb schließt niemand das Interview ab, und die 26 Fragen danach werden niemandem gezeigt. Lassen Sie das Interview nach mindestens einer Antwort weitergehen.',
    ]);
    expect(pathsReport(rejecting).findings.map(({ path }) => path)).toEqual([['studyGuide', 0, 'items', 1, 'options']]);
  });

  test('of questions that together let nobody pass, the last one is told, without a word about its condition', () => {
    const often = choice('How often do you cook?', { Often: 'approve', Never: 'reject' }, { externalId: 'often' });
    const rest = choice('Why?', { Money: 'reject', Time: 'reject' }, when(selected('often', 'Often')));
    const guide = guideOf(screening(often, rest), block('Cooking', ...questions(3)));
    expect(findingsOf(explore(guide))).toEqual([
      { code: 'nobodyCompletes', isOwn: true, item: 1, questions: 3, concepts: 0 },
    ]);
  });

  test('a question that nobody is shown is told with all that depends on it, and with nothing else', () => {
    const guide = guideOf(
      block(
        'B',
        choice('Where?', ['Home', 'Work'], { externalId: 'where' }),
        multiple('Both?', ['Yes', 'No'], {
          externalId: 'both',
          ...when(selected('where', 'Home'), selected('where', 'Work')),
        }),
        choiceFrom('both', 'Which of these?', { externalId: 'which' }),
        open('Why yes?', when(selected('both', 'Yes'))),
        open('Why?', when(selected('which', 'Yes'))),
        open('Another?', when(selected('where', 'Home'), selected('where', 'Work'))),
      ),
    );
    const found = findingsOf(explore(guide)).filter((one) => weightOf(one) === 'unreachable');
    expect(found).toMatchObject([
      { code: 'singleAnswerContradiction', owner: { kind: 'item', item: 1 }, criteria: [0, 1], also: [2, 3, 4] },
      { code: 'singleAnswerContradiction', owner: { kind: 'item', item: 5 }, criteria: [0, 1], also: [] },
    ]);
    expect(sentencesOf(guide)).toContain(
      'Q2 “Both?”: Shown to nobody, because no single answer meets these parts of its condition together: “Where?” is “Home” and “Where?” is “Work”. Because of this, also shown to nobody: Q3 “Which of these?”, Q4 “Why yes?” and Q5 “Why?”.',
    );
  });
});
