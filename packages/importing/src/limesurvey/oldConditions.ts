import type { Clause } from '@guide-studio/guide-core/internal';
import type { SourceCondition } from '../source/study.ts';
import { expressionScript } from './expressionScript.ts';
import type { OldCondition } from './survey.ts';
import type { Variables } from './variables.ts';

type Meaning = SourceCondition['meaning'];

/**
 * Returns what the rows of the table of conditions mean for one question. Rows about one answer are joined by “or”, those
 * about different questions by “and”, and scenarios by “or”.
 */
export function oldConditions(rows: readonly OldCondition[], variables: Variables): Meaning {
  return joined(
    'or',
    groupsOf(rows, ({ scenario }) => scenario).map((scenario) =>
      joined(
        'and',
        groupsOf(scenario, ({ question }) => question).map((ofQuestion) => {
          const isClear =
            ofQuestion.length === 1 || new Set(ofQuestion.map(({ name, method }) => `${method} ${name}`)).size === 1;
          if (!isClear || (ofQuestion.length > 1 && ofQuestion[0]?.method !== '=='))
            return { ok: false, why: { code: 'unsupported', what: textOf(ofQuestion) } };
          return joined(
            'or',
            ofQuestion.map((row) => meaningOf(row, variables)),
          );
        }),
      ),
    ),
  );
}

/** Returns rows as a text. */
export const textOf = (rows: readonly OldCondition[]): string =>
  rows.map(({ name, method, value }) => `${name} ${method} ${value}`.trim()).join('; ');

function meaningOf(row: OldCondition, variables: Variables): Meaning {
  const { method, value } = row;
  const name = row.name.replace(/^\+/u, '');
  const unsupported: Meaning = { ok: false, why: { code: 'unsupported', what: textOf([row]) } };
  if (!/^(?:[=!<>]=|[<>])$/u.test(method) || /["\\@]/u.test(value)) return unsupported;
  // A choice of several is named with its value, or with the code of a box.
  const isBoxByValue = variables.named(name) === undefined && variables.named(`${name}${value}`)?.kind === 'box';
  if (isBoxByValue) return expressionScript(`${name}${value}.NAOK ${method} "Y"`, variables);
  return /^\w+$/u.test(name) ? expressionScript(`${name}.NAOK ${method} "${value}"`, variables) : unsupported;
}

function joined(kind: 'and' | 'or', meanings: readonly Meaning[]): Meaning {
  const clauses: Clause[] = [];
  for (const meaning of meanings) {
    if (!meaning.ok) return meaning;
    clauses.push(meaning.clause);
  }
  const [first] = clauses;
  return { ok: true, clause: clauses.length === 1 && first !== undefined ? first : { kind, of: clauses } };
}

function groupsOf(
  rows: readonly OldCondition[],
  keyOf: (row: OldCondition) => string,
): readonly (readonly OldCondition[])[] {
  const groups = new Map<string, OldCondition[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}
