import { fromWire } from '@guide-studio/guide-core/edit';
import { testLines } from '@guide-studio/guide-core/internal';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { interviewOfTest } from '@guide-studio/interview-engine/internal';
import { type Difference, runGuideTest, describeTest, describeUnused } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import {
  choiceFrom,
  flat,
  link,
  matrix,
  notSelected,
  open,
  rankingFrom,
  selected,
  validGuide,
  when,
  which,
} from '../../guideParts.ts';
import { ageScreener, conceptsAB } from '../guides.ts';

const guide = validGuide(
  [
    ageScreener,
    flat(
      which('drinks', ['Tea', 'Coffee'], { multiSelect: true }),
      which('milk', ['Yes', 'No'], when(selected('drinks', 'Coffee'))),
      which('sugar', ['Yes', 'No'], when(notSelected('drinks', 'Tea'))),
      which('cup', ['Yes', 'No'], when(link('panel', 'a'))),
      rankingFrom('drinks', 'Which is better?', { externalId: 'rank' }),
    ),
    conceptsAB(1, open('What do you think of it?', { externalId: 'idea' })),
  ],
  { closingMessage: 'Thank you.' },
);
const doc = fromWire(guide);

type Part = Omit<GuideTest, 'name'>;
const tea = { drinks: ['Tea'] };

/** A test that differs from the guide in one way, and what is said about it. */
const examples: Readonly<Record<Difference['code'], { test: Part; en: string; de: string }>> = {
  answerRefused: {
    test: { answers: { milk: 'Yes', drinks: { selected: [], custom: 'Water' } }, expect: {} },
    en: '“Which drinks?” does not accept the answer of the test. You can select only the listed answers. Select one from the list.',
    de: '„Which drinks?“ nimmt die Antwort des Tests nicht an. Sie können nur Antworten aus der Liste auswählen. Wählen Sie eine davon aus.',
  },
  otherOutcome: {
    test: { answers: { age: 'Child' }, expect: { outcome: 'complete' } },
    en: 'The participant is screened out by the answer “Child” to “Which age?”, but should complete the interview.',
    de: 'Die Person scheidet durch die Antwort „Child“ auf „Which age?“ aus, sollte das Interview aber abschließen.',
  },
  questionMissing: {
    test: { answers: tea, expect: { shown: ['milk'] } },
    en: '“Which milk?” is not shown, because the answer to “Which drinks?” was “Tea”, not “Coffee”.',
    de: '„Which milk?“ wird nicht gezeigt, weil die Antwort auf „Which drinks?“ „Tea“ war und nicht „Coffee“.',
  },
  questionShown: {
    test: { answers: tea, expect: { notShown: ['drinks'] } },
    en: '“Which drinks?” is shown, but should not be. It has no condition, so everyone who gets this far is shown it.',
    de: '„Which drinks?“ wird gezeigt, sollte es aber nicht. Sie hat keine Bedingung und wird allen gezeigt, die so weit kommen.',
  },
  questionExtra: {
    test: { answers: tea, expect: { exactly: ['age', 'rank', 'idea'] } },
    en: '“Which drinks?” is shown, but is not on the list of questions.',
    de: '„Which drinks?“ wird gezeigt, steht aber nicht auf der Liste der Fragen.',
  },
  otherOrder: {
    test: { answers: tea, expect: { inOrder: ['drinks', 'age'] } },
    en: '“Which age?” is shown before “Which drinks?”, but should come after it.',
    de: '„Which age?“ wird vor „Which drinks?“ gezeigt, sollte aber danach kommen.',
  },
  optionMissing: {
    test: { answers: tea, expect: { options: { rank: ['Tea', 'Coffee'] } } },
    en: '“Which is better?” does not show the option “Coffee”. The answer to “Which drinks?” was “Tea”.',
    de: '„Which is better?“ zeigt die Option „Coffee“ nicht. Die Antwort auf „Which drinks?“ war „Tea“.',
  },
  optionExtra: {
    test: { answers: tea, expect: { options: { rank: [] } } },
    en: '“Which is better?” shows the option “Tea”, but should not. The answer to “Which drinks?” was “Tea”.',
    de: '„Which is better?“ zeigt die Option „Tea“, sollte es aber nicht. Die Antwort auf „Which drinks?“ war „Tea“.',
  },
  conceptMissing: {
    test: { firstConcepts: ['A'], answers: { age: 'Child' }, expect: { concepts: ['A'] } },
    en: 'The concept “A” is not shown. The participant is screened out before it. The answer to “Which age?” was “Child”.',
    de: 'Das Konzept „A“ wird nicht gezeigt. Die Person scheidet vorher aus. Die Antwort auf „Which age?“ war „Child“.',
  },
  conceptExtra: {
    test: { firstConcepts: ['B'], expect: { concepts: [] } },
    en: 'The concept “B” is shown, but should not be.',
    de: 'Das Konzept „B“ wird gezeigt, sollte es aber nicht.',
  },
  otherClosing: {
    test: { expect: { closing: 'Goodbye' } },
    en: 'The closing message is “Thank you.”. It should contain “Goodbye”.',
    de: 'Der Abschlusstext ist „Thank you.“. Er sollte „Goodbye“ enthalten.',
  },
};

const resultOf = (more: Part) => runGuideTest(guide, doc, placeTest(doc, { name: 'x', ...more }));

/** Without the marks that keep names in other scripts apart. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u2066-\u2069]/gu, ''));

describe('what is said about a failed test', () => {
  test.each(Object.entries(examples))('%s', (code, { test: more, en, de }) => {
    const result = resultOf(more);
    expect(result).toMatchObject({ state: 'failed', differences: [{ code }] });
    expect(plain(describeTest(doc, result))).toEqual([en]);
    expect(plain(describeTest(doc, result, { language: 'de' }))).toEqual([de]);
  });

  test('an answer that breaks the bounds of its question is all that is said', () => {
    const brands = which('brands', ['A', 'B', 'C'], { multiSelect: true, minSelect: 2, maxSelect: 2 });
    const bounded = validGuide([flat(brands, which('why', ['Yes'], when(selected('brands', 'A'))))]);
    const of = fromWire(bounded);
    const sentences = (answer: readonly string[], language: 'en' | 'de') => {
      const placed = placeTest(of, { name: 'x', answers: { brands: [...answer] }, expect: { exactly: ['why'] } });
      const result = runGuideTest(bounded, of, placed);
      expect(result.state).toBe('failed');
      return plain(describeTest(of, result, { language }));
    };
    expect(sentences(['A', 'B', 'C'], 'en')).toEqual([
      'Q1 “Which brands?” allows at most 2 answers; the test gives 3. Change the answer.',
    ]);
    expect(sentences(['A'], 'de')).toEqual([
      'F1 „Which brands?“ verlangt mindestens 2 Antworten; der Test gibt 1. Ändern Sie die Antwort.',
    ]);
  });

  test('an answer in a row of a matrix is named as the reason', () => {
    const often = matrix('How often?', ['Bus', 'Car'], ['Never', 'Daily'], { externalId: 'often' });
    const never = when({ ...selected('often', 'Never'), matrixRow: 'Car' });
    const asked = validGuide([flat(often, which('why', ['Yes'], never))]);
    const of = fromWire(asked);
    const answers = { often: { rows: { Bus: 'Never', Car: 'Daily' } } };
    const result = runGuideTest(asked, of, placeTest(of, { name: 'x', answers, expect: { shown: ['why'] } }));
    expect(plain(describeTest(of, result))).toEqual([
      '“Which why?” is not shown, because in row “Car” of “How often?” the answer was “Daily”, not “Never”.',
    ]);
    expect(plain(describeTest(of, result, { language: 'de' }))).toEqual([
      '„Which why?“ wird nicht gezeigt, weil die Antwort in Zeile „Car“ von „How often?“ „Daily“ war und nicht „Never“.',
    ]);
    const daily = when({ ...selected('often', 'Daily'), matrixRow: 'Car' });
    const other = validGuide([flat(often, which('why', ['Yes'], daily))]);
    const partly = placeTest(fromWire(other), {
      name: 'x',
      answers: { often: { rows: { Bus: 'Daily' } } },
      expect: { shown: ['why'] },
    });
    expect(plain(describeTest(fromWire(other), runGuideTest(other, fromWire(other), partly)))).toEqual([
      '“Which why?” is not shown, because in row “Car” of “How often?” the answer was “Never” (filled in; the test does not say), not “Daily”.',
    ]);
  });

  test('says of an answer that it is filled in where the test does not give it', () => {
    const result = resultOf({ expect: { options: { rank: [] } } });
    const invented = '“Tea”, “Coffee” (filled in; the test does not say)';
    expect(plain(describeTest(doc, result))[0]).toBe(
      `“Which is better?” shows the option “Tea”, but should not. The answer to “Which drinks?” was ${invented}.`,
    );
    expect(plain(describeTest(doc, result, { language: 'de' }))[0]).toContain(
      '„Which drinks?“ war „Tea“, „Coffee“ (ergänzt; der Test legt das nicht fest).',
    );
    expect(plain(describeTest(doc, resultOf({ expect: { shown: ['sugar'] } })))).toEqual([
      `“Which sugar?” is not shown, because the answer to “Which drinks?” was ${invented}.`,
    ]);
  });

  test.each([
    [
      { answers: tea, expect: { shown: ['cup'] } },
      '“Which cup?” is not shown. It is shown only when the link has panel = a. The link has no parameter “panel”.',
    ],
    [
      { answers: tea, expect: { shown: ['sugar'] } },
      '“Which sugar?” is not shown, because the answer to “Which drinks?” was “Tea”.',
    ],
    [
      { answers: { age: 'Child' }, expect: { shown: ['milk'] } },
      '“Which milk?” is not shown. The participant is screened out before it. The answer to “Which age?” was “Child”.',
    ],
    [
      { answers: tea, expect: { shown: [{ question: 'idea', concept: 'B' }] }, firstConcepts: ['A'] },
      '“What do you think of it?” (“B”) is not shown. Its concept was not drawn.',
    ],
  ] as const)('why a question is not shown: %j', (more, why) => {
    expect(plain(describeTest(doc, resultOf(more as unknown as Part))).join(' ')).toContain(why);
  });
});

describe('an outdated test', () => {
  test.each([
    [{ answers: { drink: ['Tea'] }, expect: {} }, 'The guide has no question “drink”. The nearest name is “drinks”.'],
    [
      { answers: { drinks: ['Teas'] }, expect: {} },
      'Q2 “Which drinks?” has no option “Teas”. The nearest name is “Tea”.',
    ],
    [
      { answers: { drinks: ['Juice'] }, expect: { options: { rank: ['Juice', 'Tea'] } } },
      'Q2 “Which drinks?” has no option “Juice”. Its options are now “Tea”, “Coffee”. Change or delete the test.',
    ],
    [
      { expect: { options: { rank: ['Juice', 'Tea'] } } },
      'Q6 “Which is better?” has no option “Juice”. Its options are now “Tea”, “Coffee”. Change or delete the test.',
    ],
    [{ firstConcepts: ['Z'], expect: {} }, 'The guide has no concept “Z”. Change or delete the test.'],
    [
      { expect: { shown: ['drink'], options: { drink: ['x'] } } },
      'The guide has no question “drink”. The nearest name is “drinks”.',
    ],
  ] as const)('%j', (more, words) => {
    const result = resultOf(more as unknown as Part);
    expect(result.state).toBe('outdated');
    expect(plain(describeTest(doc, result))).toEqual([words]);
    // Its interview can still be seen.
    const placed = placeTest(doc, { name: 'x', ...(more as unknown as Part) });
    expect(interviewOfTest(guide, doc, placed).answers.length).toBeGreaterThan(0);
  });

  test('names four options that there are now, and how many more', () => {
    const many = validGuide([flat(which('cup', ['A', 'B', 'C', 'D', 'E', 'F']))]);
    const now = fromWire(many);
    const placed = placeTest(now, { name: 'x', answers: { cup: 'Large' }, expect: {} });
    const result = runGuideTest(many, now, placed);
    expect(plain(describeTest(now, result))).toEqual([
      'Q1 “Which cup?” has no option “Large”. Its options are now “A”, “B”, “C”, “D” and 2 more. Change or delete the test.',
    ]);
    expect(plain(describeTest(now, result, { language: 'de' }))[0]).toContain(
      'Ihre Optionen sind jetzt „A“, „B“, „C“, „D“ und 2 weitere.',
    );
  });

  test('names a question that was deleted by its text, as far as that is known', () => {
    const texts = new Map([
      ['gone', 'How do you drink tea?'],
      ['untitled', ''],
    ]);
    const placed = placeTest(doc, { name: 'x', answers: { gone: 'Black' }, expect: { shown: ['untitled', 'other'] } });
    const result = runGuideTest(guide, doc, placed);
    expect(plain(describeTest(doc, result, { language: 'en', texts }))).toEqual([
      'The question “How do you drink tea?” was deleted. Change or delete the test.',
      'The question “untitled” was deleted. Change or delete the test.',
      'The guide has no question “other”. Change or delete the test.',
    ]);
    expect(plain(describeTest(doc, result, { language: 'de', texts }))[0]).toBe(
      'Die Frage „How do you drink tea?“ wurde gelöscht. Ändern oder löschen Sie den Test.',
    );
    const listed = placeTest(doc, {
      name: 'x',
      expect: { inOrder: ['drinks', 'idea'], exactly: ['age', 'gone', 'cup'] },
    });
    expect(testLines(doc, listed, 'en', texts).expected.map(({ text }) => text)).toEqual([
      'In this order: Q2 Which drinks?; Q7 What do you think of it?',
      'Is shown exactly these 3 questions: Q1 Which age?; How do you drink tea?; Q5 Which cup?',
    ]);
    expect(testLines(doc, listed, 'de', texts).expected.map(({ text }) => text)[0]).toContain('F2 Which drinks?; F7');
    const { participant, expected } = testLines(doc, placed, 'en', texts);
    expect([...participant, ...expected].map(({ text }) => text)).toEqual([
      'How do you drink tea? → Black',
      'Is shown: untitled and other',
    ]);
  });
});

test('a question that nobody sees, or that depends on one that is not asked, is not blamed on an answer', () => {
  const chained = validGuide([
    flat(
      which('own', ['Yes', 'No']),
      which('brand', ['Audi', 'VW'], when(selected('own', 'Yes'))),
      which('why', ['Price', 'Looks'], when(selected('brand', 'Audi'))),
    ),
  ]);
  const of = fromWire(chained);
  const run = (test: Part) => runGuideTest(chained, of, placeTest(of, { name: 'Test', ...test }));
  const plainly = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u2066-\u2069]/gu, ''));
  const missing = run({ answers: { own: 'No' }, expect: { shown: ['why'] } });
  expect(plainly(describeTest(of, missing))).toEqual([
    '“Which why?” is not shown, because “Which brand?” was not asked. “Which brand?” is shown only when “Which own?” is “Yes”. The answer to “Which own?” was “No”.',
  ]);
  expect(plainly(describeTest(of, missing, { language: 'de' }))).toEqual([
    '„Which why?“ wird nicht gezeigt, weil „Which brand?“ nicht gestellt wurde. Für „Which brand?“ müsste gelten: „Which own?“ ist „Yes“. Die Antwort auf „Which own?“ war „No“.',
  ]);
  expect(plainly(describeTest(of, missing, { language: 'en', texts: new Map(), canBeSeen: () => false }))).toEqual([
    '“Which why?” is not shown, because no participant can see it.',
  ]);
  const passed = run({ answers: { own: 'No', brand: 'VW' }, expect: { outcome: 'complete' } });
  expect([passed.state, plainly(describeUnused(of, passed))]).toEqual([
    'passed',
    [
      'The answer to “Which brand?” is never used, because the question is not asked. Remove it, or change an earlier answer.',
    ],
  ]);
  expect(describeUnused(of, run({ answers: { own: 'Yes', brand: 'VW' }, expect: { outcome: 'complete' } }))).toEqual(
    [],
  );
});

describe('what is said of what is not asked, not carried and not seen', () => {
  const carried = validGuide([
    flat(
      which('own', ['Phone', 'Tablet'], { multiSelect: true }),
      which('use', ['Daily', 'Weekly'], when(selected('own', 'Phone'))),
      which('why', ['Yes', 'No'], when(notSelected('use', 'Daily'))),
      choiceFrom('own', 'Which is best?', { externalId: 'best' }),
    ),
    {
      ...(conceptsAB(1, {}) as object),
      items: [which('buy', ['Yes', 'No']), which('reason', ['Price', 'Looks'], when(selected('buy', 'Yes')))],
    },
  ]);
  const of = fromWire(carried);
  const sentences = (
    more: Part,
    language: 'en' | 'de' = 'en',
    canBeSeen: (at: { readonly item: number; readonly concept: number | null }) => boolean = () => true,
  ): readonly string[] => {
    const result = runGuideTest(carried, of, placeTest(of, { name: 'x', ...more }));
    return plain(describeTest(of, result, { language, texts: new Map(), canBeSeen }));
  };

  test('a question that is not asked meets what excludes an answer of it', () => {
    const shown = { answers: { own: ['Tablet'] }, expect: { notShown: ['why'] } };
    expect(sentences(shown)).toEqual([
      '“Which why?” is shown, but should not be. “Which use?” was not asked, and without an answer “is not” and “does not include” are met. “Which use?” is shown only when “Which own?” includes “Phone”. The answer to “Which own?” was “Tablet”.',
    ]);
    expect(sentences(shown, 'de')[0]).toContain(
      '„Which use?“ wurde nicht gestellt, und ohne Antwort sind „ist nicht“ und „enthält … nicht“ erfüllt. Für „Which use?“ müsste gelten:',
    );
  });

  test('an option that is not carried is named', () => {
    const refused: Part = { answers: { own: ['Tablet'], best: 'Phone' }, expect: { outcome: 'complete' } };
    expect(sentences(refused)).toEqual([
      '“Which is best?” does not accept the answer of the test. This participant is not shown “Phone”. Change the answer, or one before it.',
    ]);
    expect(sentences(refused, 'de')[0]).toContain(
      'Diese Person sieht „Phone“ nicht. Ändern Sie die Antwort oder eine frühere.',
    );
  });

  test('of a question about concepts, the concepts count that are shown', () => {
    expect(sentences({ firstConcepts: ['A'], answers: { buy: 'No' }, expect: { shown: ['reason'] } })).toEqual([
      '“Which reason?” is not shown, because the answer to “Which buy?” (“A”) was “No”, not “Yes”.',
    ]);
  });

  test('a concept that nobody is shown is not blamed on answers or on the draw', () => {
    const missing = { firstConcepts: ['B'], expect: { concepts: ['A', 'B'] } };
    expect(sentences(missing)).toEqual([
      'The concept “A” is not shown. It was not drawn. To have it drawn, put it first among the concepts to draw first.',
    ]);
    expect(sentences(missing, 'en', ({ concept }) => concept !== 0)).toEqual([
      'The concept “A” is not shown, because no participant can see it.',
    ]);
    expect(sentences(missing, 'de', ({ concept }) => concept !== 0)).toEqual([
      'Das Konzept „A“ wird nicht gezeigt, weil niemand es sehen kann.',
    ]);
  });
});
