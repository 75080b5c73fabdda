import { fromWire } from '@guide-studio/guide-core/edit';
import { testLines } from '@guide-studio/guide-core/internal';
import { placeTest } from '@guide-studio/guide-core/tests';
import { explore, pathsDescriber, witnessFor } from '@guide-studio/interview-engine/paths';
import { generatedTests, runGuideTest, describeTest } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { choice, choiceFrom, flat, notSelected, open, screening, validGuide, when, which } from '../../guideParts.ts';
import { conceptsAB } from '../guides.ts';
import { answerOf } from '../answerOf.ts';

const own = { multiSelect: true, allowCustomOption: true };
/** Only an answer of their own to `most` leads to `none`, and one to `age` through the screener. */
const guideIn = (questionLanguage: 'en' | 'de') =>
  validGuide(
    [
      screening(which('age', { Adult: 'approve', Child: 'reject' }, { ...own, minSelect: 2, maxSelect: 2 })),
      flat(
        which('tea', ['Milk', 'Sugar'], own),
        choiceFrom('tea', 'Which most?', { externalId: 'most', ...own }),
        open('Why none?', { externalId: 'none', ...when(notSelected('most', 'Milk', 'Sugar')) }),
        choiceFrom('most', 'And of these?', { externalId: 'of', ...own }),
      ),
    ],
    { config: { questionLanguage } },
  );

const texts = {
  en: {
    name: 'Screened out at “Which age?” by “Child”, an answer of their own',
    lines: [
      'Which age? → Adult and an answer of their own: (invented) Something else 1',
      'Which most? → an answer of their own: (invented) Something else 3',
      'And of these? → their own answer to “Which most?”',
    ],
    led: '“Why none?” is shown, but should not be. The answer to “Which most?” was an answer of their own (“(invented) Something else 3”).',
    option:
      '“And of these?” shows the option their own answer to “Which most?”, but should not. The answer to “Which most?” was an answer of their own (“(invented) Something else 3”).',
    way: ['Q1: Which age? → Adult, an answer of their own', 'Q3: Which most? → an answer of their own'],
  },
  de: {
    name: 'Scheidet bei „Which age?“ durch „Child“, eine eigene Antwort aus',
    lines: [
      'Which age? → Adult und eine eigene Antwort: (erfunden) Etwas anderes 1',
      'Which most? → eine eigene Antwort: (erfunden) Etwas anderes 3',
      'And of these? → die eigene Antwort auf „Which most?“',
    ],
    led: '„Why none?“ wird gezeigt, sollte es aber nicht. Die Antwort auf „Which most?“ war eine eigene Antwort („(erfunden) Etwas anderes 3“).',
    option:
      '„And of these?“ zeigt die Option die eigene Antwort auf „Which most?“, sollte es aber nicht. Die Antwort auf „Which most?“ war eine eigene Antwort („(erfunden) Etwas anderes 3“).',
    way: ['F1: Which age? → Adult, eine eigene Antwort', 'F3: Which most? → eine eigene Antwort'],
  },
} as const;

describe.each(['en', 'de'] as const)('answers of their own that personas give (%s)', (language) => {
  const guide = guideIn(language);
  const doc = fromWire(guide);
  const exploration = explore(guide);
  const tests = generatedTests({ guide, doc }, exploration, { interviews: [], language });
  const described = texts[language];
  const plain = (list: readonly string[]): readonly string[] =>
    list.map((text) => text.replaceAll(/[\u2066-\u2069]/gu, ''));

  test('are in words in the names and lines of generated tests, and say that they are invented', () => {
    expect(tests.map(({ name }) => name)).toContain(described.name);
    const lines = tests.flatMap((one) => testLines(doc, placeTest(doc, one), language).participant);
    expect(lines.map(({ text }) => text)).toEqual(expect.arrayContaining([...described.lines]));
    expect(`${tests.map(({ name }) => name).join()}${lines.map(({ text }) => text).join()}`).not.toMatch(
      /\bown\d|b\d+\.i\d/u,
    );
  });

  test('are in words in what came of a test', () => {
    const shown = tests.find(({ expect: { exactly } }) => exactly?.includes('none'));
    expect(shown?.answers).toMatchObject({ of: 'own2' });
    const contrary = placeTest(doc, { name: 'x', ...shown, expect: { notShown: ['none'], options: { of: [] } } });
    expect(plain(describeTest(doc, runGuideTest(guide, doc, contrary), { language }))).toEqual([
      described.led,
      described.option,
    ]);
  });

  test('are in words in a shortest way', () => {
    const witness = answerOf(witnessFor(exploration, { kind: 'item', item: 3 }));
    if (witness === null) throw new Error('There must be a way.');
    expect(pathsDescriber(doc, language).way(guide, witness, 'answer')).toEqual(described.way);
  });
});

test('an option that was added for a concept names both', () => {
  const added = choice('What do you like?', ['Taste'], { externalId: 'likes', ...own });
  const guide = validGuide([
    conceptsAB(2, added),
    flat(choiceFrom('likes', 'Which is best?', { externalId: 'best', ...own })),
  ]);
  const doc = fromWire(guide);
  const named = { name: 'x', answers: { best: ['Taste', 'own1-c2', 'own7'] }, expect: {} };
  expect(testLines(doc, placeTest(doc, named)).participant.map(({ text }) => text)).toEqual([
    'Which is best? → Taste, their own answer to “What do you like? (B)”, and own7',
  ]);
});
