import { fromWire } from '@guide-studio/guide-core/edit';
import { mapNames, nearestName, removeName, replaceName } from '@guide-studio/guide-core/internal';
import { GuideTest, type LostName } from '@guide-studio/guide-core/tests';
import { describe, expect, test } from 'vitest';

const full: GuideTest = {
  name: 'A',
  note: 'For readers',
  urlParams: { panel: 'gone' },
  firstConcepts: ['Red', 'Blue'],
  answers: {
    home: 'Children',
    brands: ['Alpha', 'Beta'],
    custom: { selected: ['Alpha'], custom: 'Water' },
    prices: { rows: { Bread: 'Good', Tea: 'Bad' } },
    best: { choices: [{ best: 'Alpha', worst: 'Beta' }] },
    buy: { byConcept: { Red: 'Yes', Blue: ['No'] } },
  },
  expect: {
    outcome: 'complete',
    shown: ['home', { question: 'buy', concept: 'Red' }],
    notShown: ['school'],
    inOrder: ['home', 'brands'],
    exactly: [],
    options: { brands: ['Alpha', 'Beta'], buy: { byConcept: { Blue: ['Yes'] } } },
    concepts: ['Red'],
  },
};

/** Every name in a test. */
function namesOf(of: GuideTest): readonly LostName[] {
  const names: LostName[] = [];
  const add = (kind: LostName['kind'], name: string, question: string | null): string => {
    if (!names.some((one) => one.kind === kind && one.name === name && one.question === question)) {
      names.push({ kind, name, question });
    }
    return name;
  };
  mapNames(of, {
    concept: (name) => add('concept', name, null),
    question: (question) => ({
      name: add('question', question, null),
      option: (name) => add('option', name, question),
      row: (name) => add('row', name, question),
    }),
  });
  return names;
}

/** Names of this kind stay if a name of the kind is removed, because they are elsewhere in the test, too. */
const otherKind = { question: 'concept', concept: 'question', option: 'concept', row: 'question' } as const;

describe('a name that is removed from a test', () => {
  test.each(namesOf(full))('is gone, and names of other parts stay: %j', (lost) => {
    const left = removeName(full, lost);
    expect(GuideTest.parse(JSON.parse(JSON.stringify(left)))).toEqual(left);
    const names = namesOf(left);
    expect(names).not.toContainEqual(lost);
    for (const one of names) expect(namesOf(full)).toContainEqual(one);
    const others = namesOf(full).filter(({ kind, name }) => kind === otherKind[lost.kind] && name !== lost.name);
    for (const one of others) expect(names).toContainEqual(one);
    expect([left.note, left.urlParams, left.expect.outcome, left.expect.exactly]).toEqual([
      'For readers',
      { panel: 'gone' },
      'complete',
      [],
    ]);
  });

  test('leaves what else is said of the same place', () => {
    const without = (kind: LostName['kind'], name: string, question: string | null = null) =>
      removeName(full, { kind, name, question });
    expect(without('question', 'home')).toMatchObject({
      expect: { shown: [{ question: 'buy', concept: 'Red' }], inOrder: ['brands'] },
    });
    expect(without('question', 'school').expect).not.toHaveProperty('notShown');
    expect(without('option', 'Alpha', 'brands')).toMatchObject({
      answers: { brands: ['Beta'] },
      expect: { options: { brands: ['Beta'] } },
    });
    expect(without('option', 'Alpha', 'custom').answers?.['custom']).toEqual({ selected: [], custom: 'Water' });
    expect(without('row', 'Bread', 'prices').answers?.['prices']).toEqual({ rows: { Tea: 'Bad' } });
    expect(without('concept', 'Blue')).toMatchObject({
      firstConcepts: ['Red'],
      answers: { buy: { byConcept: { Red: 'Yes' } } },
    });
    expect(without('concept', 'Blue').expect.options).toEqual({ brands: ['Alpha', 'Beta'] });
  });
});

test.each([
  ['question', 'home', 'brands', null],
  ['question', 'school', 'brands', 'taken'],
  ['concept', 'Blue', 'Red', null],
  ['concept', 'Blue', 'Green', 'taken'],
] as const)('a %s %s is replaced by %s unless that is in the same place already', (kind, name, to, wanted) => {
  const now = replaceName(full, { kind, name, question: null }, to);
  expect(now === null ? null : 'taken').toBe(wanted);
});

test('only a name that must be meant is offered, and none that is in the same place of the test', () => {
  const question = (externalId: string, text: string) => ({ type: 'open_ended', externalId, text });
  const doc = fromWire({
    title: 'T',
    studyGuide: [
      {
        type: 'flat',
        title: 'B',
        items: [
          question('coffee', 'How often do you drink coffee?'),
          question('q11', 'Which brands do you know?'),
          question('brand_use', 'Which of them do you use?'),
        ],
      },
    ],
  });
  const nearest = (name: string, isFree?: (one: string) => boolean) =>
    nearestName(doc, { kind: 'question', name, of: null }, isFree);
  expect(['cofee', 'brand_uses', 'Which brands do you know'].map((name) => nearest(name))).toEqual([
    'coffee',
    'brand_use',
    'q11',
  ]);
  // Ids of other questions, although they begin alike or have a word in common.
  expect(['q12', 'Q11 ', 'brand_price', 'Q9', 'What is your age?'].map((name) => nearest(name))).toEqual([
    null,
    'q11',
    null,
    null,
    null,
  ]);
  expect(nearest('cofee', (name) => name !== 'coffee')).toBeNull();
});

test.each([
  ['18-34', '18 to 34'],
  ['18–34', '18 to 34'],
  ['von 18 bis 34', '18 to 34'],
  ['18-43', null],
])('the nearest option of %j is %j', (name, wanted) => {
  const options = ['Under 18', '18 to 34', '35 to 64', '65'].map((text) => ({ text }));
  const doc = fromWire({
    title: 'T',
    studyGuide: [{ type: 'flat', title: 'P', items: [{ type: 'multiple_choice', text: 'How old?', options }] }],
  });
  const of = doc.root.children['blocks']?.[0]?.children['items']?.[0] ?? null;
  expect(nearestName(doc, { kind: 'option', name, of })).toBe(wanted);
});
