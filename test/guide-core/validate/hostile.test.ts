import { type Json, advise, validate, verdict } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { choice, concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';

const many = 20_000;

function listOf(make: (at: number) => Json): readonly Json[] {
  return Array.from({ length: many }, (_, at) => make(at));
}

function asking(questionId: (at: number) => string): Json {
  const criteria = listOf((at) => ({
    type: 'selectedTemplateOptions',
    questionId: questionId(at),
    matchingCriteria: at % 2 === 0 ? 'mustSelect' : 'mustNotSelect',
    choices: [`é${at}?`],
  }));
  return open({ conditional: { operator: 'and', criteria } });
}

/** Each would take hours if its cost grew with the square of its size. */
describe('guides made to be slow come to an end', () => {
  const options = listOf((at) => ({ externalId: `o${at}`, text: `é${at}` }));
  const source = choice({ externalId: 'q', options });

  test('many criteria about one question with many options', () => {
    const guide = guideOf(
      flat(
        source,
        asking(() => 'q'),
      ),
    );
    expect(validate(guide)).toEqual([]);
    expect(advise(guide)).toHaveLength(many);
  });
  test('many references to ids that are not those of items', () => {
    expect(
      verdict(
        guideOf(
          flat(
            source,
            asking((at) => `o${at}`),
          ),
        ),
      ),
    ).toMatchObject({ code: 'invalid_study_guide' });
  });
  test('many concepts, many wrong values, many unknown properties', () => {
    expect(
      validate(
        guideOf(
          conceptBlock(
            listOf(() => concept()),
            open(),
          ),
        ),
      ),
    ).toEqual([]);
    expect(validate(guideOf(...listOf(() => 0)))).toHaveLength(many);
    expect(validate(guideOf(flat(...listOf(() => 0))))).toHaveLength(many);
    const unknown = Object.fromEntries(listOf((at) => at).map((at) => [`unknown${String(at)}`, at]));
    expect(validate({ ...guideOf(flat(open())), ...unknown })).toHaveLength(many);
  });
});
