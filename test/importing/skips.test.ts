import { readGuide } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import type { Clause } from '@guide-studio/guide-core/internal';
import { guideOf } from '../../packages/importing/src/source/guideOf.ts';
import type { SourceItem, SourceSkip, SourceStudy } from '../../packages/importing/src/source/study.ts';

// Rule 3: what a skip passes over is asked of those who do not take it.

const selected = (field: string, code: string): Clause => ({ kind: 'selected', field, code });
const skip = (clause: Clause, to: SourceSkip['to']): SourceSkip => ({
  place: 'x',
  text: JSON.stringify(clause),
  meaning: { ok: true, clause },
  to,
});

function choice(field: string, more: Partial<SourceItem> = {}): SourceItem {
  const options = ['1', '2', '3'].map((code) => ({ code, text: `Option ${code}` }));
  return {
    field,
    place: field,
    type: 'multiple_choice',
    text: `${field}?`,
    options,
    conditions: [],
    changes: [],
    ...more,
  };
}

const open = (field: string, more: Partial<SourceItem> = {}): SourceItem => ({
  field,
  place: field,
  type: 'open_ended',
  text: `${field}?`,
  conditions: [],
  changes: [],
  ...more,
});

function imported(...blocks: readonly (readonly SourceItem[])[]) {
  const study: SourceStudy = {
    title: 'Study',
    blocks: blocks.map((items, at) => ({ name: `b${at}`, title: `Block ${at}`, place: `b${at}`, items, left: [] })),
    changes: [],
  };
  const { guide, rows } = guideOf(study);
  const read = readGuide(JSON.stringify(guide));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const items = read.guide.studyGuide.flatMap((block) => block.items);
  return {
    blocks: read.guide.studyGuide,
    conditionOf: (field: string) => items.find(({ externalId }) => externalId === field)?.conditional ?? null,
    rows: rows.filter(({ kind }) => kind === 'condition'),
  };
}

const mustNot = (questionId: string, ...codes: readonly string[]) => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria: 'mustNotSelect',
  choices: codes.map((code) => `${questionId}.${code}`),
});

describe('a skip', () => {
  test('to a question is a condition of all that it passes over', () => {
    const { conditionOf, rows } = imported([
      open('q0'),
      choice('q1', { skips: [skip(selected('q1', '2'), { field: 'q4' })] }),
      open('q2'),
      open('q3'),
      open('q4'),
    ]);
    const condition = { operator: 'and', criteria: [mustNot('q1', '2')] };
    expect([conditionOf('q2'), conditionOf('q3'), conditionOf('q4')]).toEqual([condition, condition, null]);
    expect(rows).toMatchObject([{ verdict: 'equivalent', rule: 3, target: 'q1' }]);
  });

  test('joins the condition that a question has', () => {
    const meaning = { ok: true, clause: selected('q0', '1') } as const;
    const { conditionOf } = imported([
      choice('q0'),
      choice('q1', { skips: [skip(selected('q1', '2'), 'end')] }),
      open('q2', { conditions: [{ place: 'q2', text: 'a', meaning }] }),
    ]);
    expect(conditionOf('q2')).toMatchObject({ operator: 'and', criteria: [{ questionId: 'q0' }, mustNot('q1', '2')] });
  });

  test('is lost as a whole if one question cannot have its condition', () => {
    const either: Clause = { kind: 'or', of: [selected('q0', '1'), selected('p', '1')] };
    const { conditionOf, rows } = imported([
      open('first'),
      choice('q0'),
      choice('p'),
      choice('q1', { skips: [skip(selected('q1', '2'), 'end')] }),
      open('q2'),
      open('q3', { conditions: [{ place: 'q3', text: 'a', meaning: { ok: true, clause: either } }] }),
    ]);
    expect(conditionOf('q2')).toBeNull();
    expect(conditionOf('q3')).toMatchObject({ operator: 'or' });
    expect(rows).toContainEqual(expect.objectContaining({ code: 'skipMixed', verdict: 'lost', target: 'q1' }));
  });

  test('that everyone takes is one of those who were asked its question', () => {
    const meaning = { ok: true, clause: selected('q0', '2') } as const;
    const { conditionOf } = imported([
      open('first'),
      choice('q0'),
      open('q1', {
        conditions: [{ place: 'q1', text: 'a', meaning }],
        skips: [skip({ kind: 'and', of: [] }, { field: 'q3' })],
      }),
      open('q2'),
      open('q3'),
    ]);
    expect([conditionOf('q2'), conditionOf('q3')]).toEqual([{ operator: 'and', criteria: [mustNot('q0', '2')] }, null]);
  });

  test('to the end from a first block of choices makes a screener', () => {
    const { blocks, rows } = imported(
      [choice('q1', { skips: [skip(selected('q1', '2'), 'end')] }), choice('q2')],
      [open('q3')],
    );
    expect(blocks[0]).toMatchObject({ type: 'screening', items: [{ options: [{}, { status: 'reject' }, {}] }, {}] });
    expect(blocks[1]?.items[0]?.conditional ?? null).toBeNull();
    expect(rows).toMatchObject([{ verdict: 'equivalent', rule: 3 }]);
  });

  test('back is lost', () => {
    const { rows } = imported([open('q0'), choice('q1', { skips: [skip(selected('q1', '2'), { field: 'q0' })] })]);
    expect(rows).toMatchObject([{ verdict: 'lost', code: 'backwards' }]);
  });

  test('that is also met without an answer is taken only by those who were asked', () => {
    const clause: Clause = { kind: 'not', of: selected('q1', '2') };
    const meaning = { ok: true, clause: selected('q0', '1') } as const;
    const { conditionOf } = imported([
      open('first'),
      choice('q0'),
      choice('q1', { conditions: [{ place: 'q1', text: 'a', meaning }], skips: [skip(clause, 'end')] }),
      open('q2'),
    ]);
    // Those who were not asked q1 are asked q2, too.
    expect(conditionOf('q2')).toEqual({ operator: 'and', criteria: [mustNot('q1', '1', '3')] });
  });
});

test('very many skips take no long time, and those that nobody could read are lost', () => {
  const items = Array.from({ length: 2000 }, (_, at) =>
    choice(`q${at}`, { skips: [skip(selected(`q${at}`, '1'), 'end')] }),
  );
  const { rows } = imported([open('first'), ...items]);
  expect(rows).toHaveLength(2000);
  expect(rows.filter(({ verdict }) => verdict === 'equivalent').length).toBeGreaterThan(40);
});
