import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';

/** A criterion that asks about an earlier answer, as far as it has the right shape. */
export interface AnswerCriterion {
  /** Position among the criteria of its conditional. */
  readonly position: number;
  readonly questionId: string;
  readonly matchingCriteria: Json | undefined;
  readonly choices: readonly { readonly position: number; readonly choice: string }[];
  readonly matrixRow: string | null;
  readonly source: ItemTarget | undefined;
}

/** The conditional of an item or a concept. */
export interface Condition {
  readonly path: Path;
  readonly operator: Json | undefined;
  readonly answers: readonly AnswerCriterion[];
}

const found = new WeakMap<GuideIndex, readonly Condition[]>();

/** Every conditional of the guide that asks about answers, with its path from the root. Read once per index. */
export function conditionsOf(index: GuideIndex): readonly Condition[] {
  const conditions = found.get(index) ?? [...readConditions(index)];
  found.set(index, conditions);
  return conditions;
}

function* readConditions(index: GuideIndex): Generator<Condition> {
  for (const [position, block] of index.blocks.entries()) {
    for (const concept of block.concepts) {
      if (concept.references.length === 0) continue;
      const path = ['studyGuide', position, 'conceptSamplingConfig', 'concepts', concept.index, 'conditional'];
      yield* conditionOf(concept.value, path, index);
    }
    for (const [place, item] of block.items.entries()) {
      if (item.references.length === 0 || !isJsonObject(item.value)) continue;
      yield* conditionOf(item.value, ['studyGuide', position, 'items', place, 'conditional'], index);
    }
  }
}

function* conditionOf(holder: JsonObject, path: Path, index: GuideIndex): Generator<Condition> {
  const { conditional } = holder;
  if (!isJsonObject(conditional)) return;
  const answers = criteriaOf(holder).flatMap((criterion, position) => answerCriterion(criterion, position, index));
  if (answers.length > 0) yield { path, operator: conditional['operator'], answers };
}

/** The criteria of an item or a concept; empty where there are none. */
export function criteriaOf(holder: JsonObject): readonly Json[] {
  const { conditional } = holder;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  return Array.isArray(criteria) ? (criteria as readonly Json[]) : [];
}

function answerCriterion(criterion: Json, position: number, index: GuideIndex): AnswerCriterion[] {
  if (!isJsonObject(criterion) || criterion['type'] !== 'selectedTemplateOptions') return [];
  const { questionId, matchingCriteria, choices, matrixRow } = criterion;
  if (typeof questionId !== 'string') return [];
  const named = Array.isArray(choices) ? (choices as readonly Json[]) : [];
  return [
    {
      position,
      questionId,
      matchingCriteria,
      choices: named.flatMap((choice, position) => (typeof choice === 'string' ? [{ position, choice }] : [])),
      matrixRow: typeof matrixRow === 'string' ? matrixRow : null,
      source: index.itemOf(questionId),
    },
  ];
}
