import { type Json, advise, createValidator, validate, verdict } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { sized } from '../../size.ts';
import { choice, concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';

const many = sized(2000, 20_000, 20_000);

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

/** Each of these would take hours if its cost grew with the square of its size. */
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

/** Without a limit, the findings of each would take hundreds of megabytes. */
describe('of very much, the first is listed, and that there is more', () => {
  const most = 20_000;
  const twice = Array.from({ length: 2 * most }, (_, at) => at);
  const options = (count: number, last: Json): Json => [
    ...twice.slice(0, count).map((at) => ({ text: `${at}` })),
    last,
  ];
  const nowhere = {
    operator: 'and',
    criteria: [
      { type: 'selectedTemplateOptions', questionId: 'nowhere', matchingCriteria: 'mustSelect', choices: ['a'] },
    ],
  };
  const more: Readonly<Record<string, Json>> = {
    blocks: guideOf(...twice),
    items: guideOf(flat(...twice)),
    concepts: guideOf(conceptBlock(twice, open())),
    'entries of one list': guideOf(flat(choice({ options: twice }))),
    'unknown properties': { ...guideOf(flat(open())), ...Object.fromEntries(twice.map((at) => [`x${at}`, at])) },
    'repeated ids': guideOf(flat(...twice.map(() => open({ externalId: 'same' })))),
    'broken references': guideOf(flat(...twice.map(() => open({ conditional: nowhere })))),
  };

  test.each(Object.keys(more))('of %s', (name) => {
    const guide = more[name] ?? null;
    const issues = validate(guide);
    expect(issues).toHaveLength(most + 1);
    expect(issues.at(-1)).toMatchObject({ severity: 'error', code: 'moreIssues', path: [] });
    expect(createValidator()(guide)).toEqual(issues);
    const judged = verdict(guide);
    expect(judged).toMatchObject({ issues: { length: most + 1 } });
  });

  test('of advice', () => {
    const advice = advise(guideOf(flat(...twice.map(() => open({ text: ' ' })))));
    expect(advice).toHaveLength(most + 1);
    expect(advice.at(-1)).toMatchObject({ code: 'moreIssues', severity: 'warning' });
  });

  test('of repeated names in a text', () => {
    const parsed = parseGuide(`{${twice.map(() => '"a":0').join(',')}}`);
    expect(parsed).toMatchObject({ ok: true, losses: { length: most + 1, [most]: { code: 'moreLosses' } } });
  });

  test('an error after a very large valid part is still refused', () => {
    expect(validate(guideOf(flat(choice({ options: options(most + 10, { text: 'last' }) }))))).toEqual([]);
    const guide = guideOf(flat(choice({ options: options(most + 10, 0) })));
    expect(validate(guide)).toMatchObject([{ code: 'moreIssues', path: ['studyGuide', 0, 'items', 0] }]);
    expect(verdict(guide)).toMatchObject({ code: 'invalid_request_body' });
    expect(validate(guideOf(flat(choice({ options: options(most - 10, 0) }))))).toMatchObject([
      { code: 'invalid_type', path: ['studyGuide', 0, 'items', 0, 'options', most - 10] },
    ]);
  });
});
