import { labelOf } from '../doc/labelOf.ts';
import { textField } from '../doc/node.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { NamedCondition, NamedCriterion } from './change.ts';
import type { PartReference } from './partReferences.ts';
import type { Part } from './part.ts';

/**
 * Returns a condition with names instead of ids, or null if there is none or it cannot be read. `inNew` maps a question
 * to its new version, so that a condition of the older guide uses current question numbers.
 */
export function namedCondition(
  value: Json | undefined,
  references: readonly PartReference[],
  inNew: (question: Part) => Part | undefined = (question) => question,
): NamedCondition | null {
  if (!isJsonObject(value)) return null;
  const { operator, criteria } = value;
  if (!Array.isArray(criteria) || criteria.length === 0) return null;
  const byCriterion = new Map<unknown, PartReference[]>();
  for (const reference of references) {
    const known = byCriterion.get(reference.path[2]);
    if (known) known.push(reference);
    else byCriterion.set(reference.path[2], [reference]);
  }
  const named = criteria.map((criterion: Json, at) => namedCriterion(criterion, byCriterion.get(at) ?? [], inNew));
  return { operator: operator === 'or' ? 'or' : 'and', criteria: named };
}

function namedCriterion(
  criterion: Json,
  references: readonly PartReference[],
  inNew: (question: Part) => Part | undefined,
): NamedCriterion {
  const fields = isJsonObject(criterion) ? criterion : {};
  if (fields['type'] === 'searchParam') {
    return { kind: 'parameter', parameter: textOf(fields['parameter']), value: textOf(fields['value']) };
  }
  const byPath = new Map(references.map(({ path, target }) => [path.slice(3).join('\0'), target]));
  const meant = (...path: (string | number)[]): Part | null => byPath.get(path.join('\0')) ?? null;
  const question = meant('questionId');
  const now = question ? inNew(question) : undefined;
  const choices = Array.isArray(fields['choices']) ? (fields['choices'] as readonly Json[]) : [];
  const row = fields['matrixRow'];
  return {
    kind: 'answer',
    question: question ? labelOf(question.node) : textOf(fields['questionId']),
    number: (now ?? question)?.number ?? 0,
    isGone: question !== null && now === undefined,
    isNot: fields['matchingCriteria'] === 'mustNotSelect',
    choices: choices.map((choice, place) => {
      const option = meant('choices', place);
      return option ? textField(option.node, 'text') : textOf(choice);
    }),
    row: typeof row === 'string' ? row : null,
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
