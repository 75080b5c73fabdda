import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { explore, type Finding, findingsOf, pathsDescriber } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { block, multiple, notSelected, open, selected, when } from '../../guideParts.ts';

const brands = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const after = (text: string, ...criteria: readonly object[]) => open(text, when(...criteria));

/** The questions that follow for a brand. */
const alike = (brand: string) => [
  after(`What do you like about ${brand}?`, selected('know', brand)),
  after(`Would you buy ${brand}?`, selected('know', brand)),
];

function guideWith(...items: readonly object[]): CreateStudyRequest {
  const sources = [
    multiple('Which brands do you know?', brands, { externalId: 'know' }),
    multiple('Where?', ['North', 'South'], { externalId: 'region' }),
  ];
  const guide = CreateStudyRequest.parse({
    title: 'Brands',
    studyGuide: [block('Brands', ...sources, ...items)],
  });
  expect(validate(guide)).toEqual([]);
  return guide;
}

const codes: ReadonlySet<Finding['code']> = new Set(['mentionsOther', 'missingRoute', 'differentRoute']);

const routes = (guide: CreateStudyRequest): readonly Finding[] =>
  findingsOf(explore(guide)).filter(({ code }) => codes.has(code));

const sentences = (guide: CreateStudyRequest, language: 'en' | 'de' = 'en'): readonly string[] => {
  const describer = pathsDescriber(fromWire(guide), language);
  return routes(guide).map((finding) => describer.finding(finding).replaceAll(/[\u2068\u2069]/gu, ''));
};

describe('routes of options that look alike', () => {
  test('are not told if they are alike', () => {
    expect(routes(guideWith(...brands.flatMap(alike)))).toEqual([]);
  });

  test('are told if a question mentions another option than its condition', () => {
    const items = [...brands.flatMap(alike), after('Who sells Beta?', selected('know', 'Alpha'))];
    expect(routes(guideWith(...items))).toEqual([{ code: 'mentionsOther', item: 10, source: 0, option: 0, other: 1 }]);
    expect(sentences(guideWith(...items))).toEqual([
      'Q11 “Who sells Beta?” mentions “Beta”, but is shown to those who selected “Alpha” in Q1 “Which brands do you know?”. Is the condition right?',
    ]);
    expect(sentences(guideWith(...items), 'de')).toEqual([
      'F11 „Who sells Beta?“ nennt „Beta“, wird aber denen gezeigt, die in F1 „Which brands do you know?“ „Alpha“ gewählt haben. Stimmt die Bedingung?',
    ]);
  });

  test('are not told of a question about two options, or of one about an answer elsewhere', () => {
    const both = after('Why Beta and not Alpha?', selected('know', 'Alpha'));
    const other = after('Do you buy Beta?', selected('know', 'Alpha'), selected('buy', 'Beta'));
    const bought = multiple('Which brands do you buy?', ['Beta', 'Epsilon'], { externalId: 'buy' });
    expect(routes(guideWith(bought, both, other))).toEqual([]);
    // As a word of another kind, “no” is not the answer.
    const answers = multiple('Did you use it?', ['Yes', 'No'], { externalId: 'used' });
    expect(routes(guideWith(answers, after('Why is there no better one?', selected('used', 'Yes'))))).toEqual([]);
  });

  test('are told if a question is missing for an option', () => {
    const items = brands.flatMap((brand) => (brand === 'Gamma' ? alike(brand).slice(0, 1) : alike(brand)));
    expect(routes(guideWith(...items))).toEqual([{ code: 'missingRoute', item: 0, options: [2], like: 3 }]);
    expect(sentences(guideWith(...items))).toEqual([
      'Q1 “Which brands do you know?”: other options have a question like Q4 “Would you buy Alpha?”, but there is none for “Gamma”. Check that no question was forgotten.',
    ]);
  });

  test('are not told missing for few options that have a question, or for options that stand for the rest', () => {
    expect(routes(guideWith(...alike('Alpha')))).toEqual([]);
    const colours = multiple('Which colour?', ['Red', 'Blue', 'Other'], { externalId: 'colour' });
    const each = ['Red', 'Blue'].map((colour) => after(`Why ${colour}?`, selected('colour', colour)));
    expect(routes(guideWith(colours, ...each))).toEqual([]);
  });

  test('are told if a condition is unlike the others', () => {
    const [like, buy] = ['What do you like about Delta?', 'Would you buy Delta?'] as const;
    const north = selected('region', 'North');
    const rest = ['Alpha', 'Beta', 'Gamma'].flatMap(alike);
    const items = [...rest, after(like, selected('know', 'Delta')), after(buy, selected('know', 'Delta'), north)];
    expect(routes(guideWith(...items))).toEqual([{ code: 'differentRoute', item: 9, like: 3 }]);
    const negated = [...rest, after(like, notSelected('know', 'Delta')), after(buy, selected('know', 'Delta'))];
    expect(routes(guideWith(...negated))).toEqual([{ code: 'differentRoute', item: 8, like: 2 }]);
  });

  test('are alike if each also asks for an answer about its own option', () => {
    const items = brands.flatMap((brand) => [
      multiple(`Do you use ${brand}?`, ['Yes', 'No'], { externalId: `use ${brand}`, ...when(selected('know', brand)) }),
      after(`Why do you use ${brand}?`, selected('know', brand), selected(`use ${brand}`, 'Yes')),
    ]);
    expect(routes(guideWith(...items))).toEqual([]);
  });
});
