import { fromWire, type JsonObject } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import {
  criteriaOf,
  decidingNothing,
  explore,
  findingsOf,
  type Goal,
  leftOutOf,
  pathsTelling,
  reasonFor,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';

const asks = (questionId: string, choices: readonly string[], more: JsonObject = {}): JsonObject => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria: 'mustSelect',
  choices: [...choices],
  ...more,
});
const options = (...texts: readonly string[]): JsonObject => ({ options: texts.map((text) => ({ text })) });
const choice = (id: string, more: JsonObject): JsonObject => ({
  type: 'multiple_choice',
  externalId: id,
  text: `${id}?`,
  ...more,
});
const when = (operator: 'and' | 'or', ...criteria: readonly JsonObject[]): JsonObject => ({
  conditional: { operator, criteria: [...criteria] },
});
const why = (condition: JsonObject): JsonObject => ({ type: 'open_ended', text: 'Why?', ...condition });
const flat = (...items: readonly JsonObject[]): JsonObject => ({ type: 'flat', title: 'Block', items: [...items] });
const guideOf = (...blocks: readonly JsonObject[]): Guide =>
  ({ title: 'Guide', studyGuide: [...blocks] }) as unknown as Guide;
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** Returns why nobody gets to a goal, line by line. */
function reasonIn(guide: Guide, goal: Goal, language: 'en' | 'de' = 'en'): readonly string[] {
  const obstacles = reasonFor(explore(guide), goal, 'everyone', usualBudget);
  const { heading, sentences, because } = pathsTelling(fromWire(guide), language).reason(obstacles, goal);
  return [heading, ...sentences, ...because].map(plain);
}

test('nobody is screened out where no option ends the interview', () => {
  const age = choice('age', { options: [{ text: 'Young', status: 'approve' }] });
  const guide = guideOf({ type: 'screening', title: 'Screener', items: [age] }, flat(why({})));
  const goal = { kind: 'outcome', outcome: 'screened_out' } as const;
  expect(reasonIn(guide, goal)).toEqual(['No option of a screening question ends the interview.']);
  expect(reasonIn(guide, goal, 'de')).toEqual(['Keine Option einer Screener-Frage beendet das Interview.']);
});

test('a condition of which one part is enough is told in one sentence', () => {
  const brand = choice('brand', options('Audi', 'VW'));
  const guide = guideOf(flat(brand, why(when('or', asks('brand', ['Tesla']), asks('brand', ['Fiat'])))));
  expect(reasonIn(guide, { kind: 'item', item: 1 })).toEqual([
    'Nobody can meet this:',
    '“Why?” is shown only when one of these is met: “brand?” is “Tesla” (no such option); “brand?” is “Fiat” (no such option).',
  ]);
});

test('where conditions of concepts count, it is told that their questions need a concept that is shown', () => {
  const drink = choice('drink', options('Tea', 'Neither'));
  const concept = {
    nickname: 'Tea ad',
    content: { title: 'Tea ad', media: [] },
    ...when('and', asks('drink', ['Tea'])),
  };
  const guide = guideOf(
    flat(drink),
    {
      type: 'concept',
      title: 'Ads',
      conceptSamplingConfig: { concepts: [concept] },
      items: [choice('like', options('Yes', 'No'))],
    },
    flat(why(when('and', asks('drink', ['Neither']), asks('like', ['Yes'])))),
  );
  const goal = { kind: 'item', item: 2 } as const;
  expect(reasonIn(guide, goal)).toContain('“like?” is asked only about concepts that are shown.');
  expect(reasonIn(guide, goal, 'de')).toContain('„like?“ wird nur zu Konzepten gestellt, die gezeigt werden.');
});

test('what nobody is asked neither leaves options out nor decides nothing', () => {
  const know = choice('know', { ...options('Nike', 'Puma'), multiSelect: true });
  const never = when('and', asks('know', ['Nike']), asks('know', ['Nike'], { matchingCriteria: 'mustNotSelect' }));
  const use = choice('use', { carryForwardFrom: 'know', multiSelect: true, ...never });
  const like = choice('like', { carryForwardFrom: 'use', multiSelect: true });
  const exploration = explore(guideOf(flat(know, use, like)));
  expect(leftOutOf(exploration)).toEqual([]);
  expect(decidingNothing(exploration, criteriaOf(exploration))).toEqual([]);
});

test('a way keeps the rows whole about which the condition asks, and counts the others', () => {
  const rows = ['Apraxia of speech', 'Ataxia', 'Dysarthria', 'Stutter and dysfluency', 'Another speech condition'];
  const matrix = {
    type: 'matrix',
    externalId: 'has',
    text: 'Which conditions do you have?',
    rows: rows.map((text) => ({ text })),
    ...options('No, never', 'Yes, at present'),
  };
  const guide = guideOf(
    flat(matrix, why(when('and', asks('has', ['Yes, at present'], { matrixRow: 'Another speech condition' })))),
  );
  const witness = witnessFor(explore(guide), { kind: 'item', item: 1 });
  expect(witness).not.toBeNull();
  const told = (language: 'en' | 'de') =>
    pathsTelling(fromWire(guide), language).way(guide, witness as NonNullable<typeof witness>);
  expect(told('en')).toEqual([
    'Q1: Which conditions do you have? → Another speech condition: Yes, at present and 4 more',
  ]);
  expect(told('de')).toEqual([
    'F1: Which conditions do you have? → Another speech condition: Yes, at present und 4 weitere',
  ]);
});

test('a parameter without a value is told as such', () => {
  const guide = guideOf(flat(why(when('and', { type: 'searchParam', parameter: 'group', value: '' }))));
  const witness = witnessFor(explore(guide), { kind: 'item', item: 0 });
  expect(pathsTelling(fromWire(guide)).way(guide, witness as NonNullable<typeof witness>)).toEqual([
    'The link has group with no value',
  ]);
});

test('a question of the screener that carries options names those of its source that end the interview', () => {
  const options = [
    { text: 'Retail', status: 'approve' },
    { text: 'Advertising', status: 'reject' },
  ];
  const trade = choice('trade', { options, multiSelect: true });
  const sure = choice('sure', { carryForwardFrom: 'trade' });
  const screener = { type: 'screening', title: 'Screener', items: [trade, sure] };
  const guide = guideOf(screener, flat(why(when('and', asks('sure', ['Advertising'])))));
  const goal = { kind: 'item', item: 2 } as const;
  expect(reasonIn(guide, goal)).toEqual([
    'It is shown only to those who answer “Advertising” to “sure?”, but that answer ends the interview.',
  ]);
  const carried = { kind: 'screening', item: 1 } as const;
  const { sentences } = pathsTelling(fromWire(guide)).reason([carried], goal);
  expect(sentences.map(plain)).toEqual(['“sure?” ends the interview for “Advertising”.']);
});

test('a part that is needless because its question is not asked says so', () => {
  const guide = guideOf(
    flat(
      choice('pet', options('Cat', 'None')),
      choice('inside', { ...options('Yes', 'No'), ...when('and', asks('pet', ['Cat'])) }),
      why(when('and', asks('pet', ['None']), asks('inside', ['No'], { matchingCriteria: 'mustNotSelect' }))),
    ),
  );
  const told = (language: 'en' | 'de'): readonly string[] =>
    findingsOf(explore(guide)).map((one) => plain(pathsTelling(fromWire(guide), language).finding(one)));
  expect(told('en')).toContain(
    'This part of the condition of Q3 “Why?” can be removed: “inside?” is not “No”. Another part already ensures it: “pet?” is “None”. Participants who are not asked “inside?” meet it, too.',
  );
  expect(told('de').join()).toContain('Auch wer „inside?“ nicht gefragt wird, erfüllt ihn.');
});

test('of a block that draws some of its concepts, it is said how many each participant is shown', () => {
  const concepts = ['A', 'B', 'C'].map((nickname) => ({ nickname }));
  const block = (subsampleCount: number | null): JsonObject => ({
    type: 'concept',
    title: 'Ideas',
    conceptSamplingConfig: { concepts, subsampleCount },
    items: [why({})],
  });
  const told = (count: number | null, language: 'en' | 'de' = 'en'): string =>
    pathsTelling(fromWire(guideOf(block(count))), language).drawn({ kind: 'concept', block: 0, concept: 1 });
  expect(told(2)).toBe('Each participant is shown at most 2 of the 3 concepts of its block.');
  expect(told(2, 'de')).toBe('Jede Person sieht höchstens 2 der 3 Konzepte dieses Blocks.');
  expect([told(3), told(null)]).toEqual(['', '']);
});

test('of a question that needs two values of a parameter, it is said which conditions before it ask for them', () => {
  const asksFor = (value: string): JsonObject => ({ type: 'searchParam', parameter: 'v', value });
  const idea = { nickname: 'Idea', ...when('and', asksFor('b'), asksFor('c')) };
  const rate = choice('rate', options('Good', 'Bad'));
  const block = { type: 'concept', title: 'Ideas', conceptSamplingConfig: { concepts: [idea] }, items: [rate] };
  const guide = guideOf(block, flat(why(when('and', asks('rate', ['Good'])))));
  const told = (language: 'en' | 'de'): readonly string[] =>
    findingsOf(explore(guide)).map((one) => plain(pathsTelling(fromWire(guide), language).finding(one)));
  expect(told('en')).toContain(
    'Q2 “Why?”: the link would need several values of v at once, such as b and c, which ordinary links never have. Conditions before it that ask for v: concept “Idea”.',
  );
  expect(told('de').join()).toContain('Bedingungen davor, die nach v fragen: Konzept „Idea“.');
});
