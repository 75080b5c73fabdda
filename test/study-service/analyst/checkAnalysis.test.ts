import { expect, test } from 'vitest';
import { checkAnalysis } from '../../../packages/study-service/src/analyst/checkAnalysis.ts';
import type { Analysis } from '../../../packages/study-service/src/store/analysis.ts';

const rows = [{ moderator: 'What do you eat in the morning?', user: 'I eat bread with butter and I drink a coffee.' }];
const hidden = ['Find out whether the participant would pay for fresh bread that is brought to the door.'];

const good: Analysis = {
  summary: 'The participant said that they “eat bread with butter” in the morning.',
  bulletSummary: ['They drink a coffee with it.'],
  tagline: 'Bread and coffee in the morning',
  tags: ['breakfast'],
  qualityScore: 4,
  qualityReasons: ['The answers are short and clear.'],
  personas: null,
  otherRemarks: null,
  moments: [{ asked: 'What they eat', said: 'Bread and coffee' }],
};

test('an analysis of what was said is kept', () => {
  expect(checkAnalysis(good, { language: 'en', rows, hidden })).toBeNull();
});

const german = 'Die Person isst am Morgen ein Brot und sie trinkt dazu einen Kaffee.';

test.each<[string, string, Partial<Analysis>]>([
  ['a summary in another language', 'otherLanguage', { summary: german }],
  ['a point in another language', 'otherLanguage', { bulletSummary: [german] }],
  ['a line in another script', 'otherLanguage', { tagline: 'Хлеб и кофе' }],
  ['personas in another language', 'otherLanguage', { personas: german }],
  ['a quote of what was not said', 'quote', { summary: 'They said that they “never eat bread”.' }],
  ['a quote in a reason that was not said', 'quote', { qualityReasons: ['They said “no comment”.'] }],
  ['markup', 'markup', { otherRemarks: 'They are <b>friendly</b>.' }],
  ['markup in a short form of a row', 'markup', { moments: [{ asked: '<i>Food</i>', said: 'Bread' }] }],
  ['what the researcher wrote for the model', 'instructions', { otherRemarks: hidden[0] ?? null }],
])('%s is refused as %s', (_, fault, change) => {
  expect(checkAnalysis({ ...good, ...change }, { language: 'en', rows, hidden })).toBe(fault);
});

test('the words of the researcher are no secret once they were spoken', () => {
  const spoken = [...rows, { moderator: hidden[0] ?? '', user: 'Yes.' }];
  const analysis = { ...good, otherRemarks: hidden[0] ?? null };
  expect(checkAnalysis(analysis, { language: 'en', rows: spoken, hidden })).toBeNull();
});
