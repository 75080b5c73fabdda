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
}

/** The conditional of an item or a concept. */
export interface Condition {
  /** Builds the path from the root to the conditional. */
  readonly path: () => Path;
  readonly operator: Json | undefined;
  readonly answers: readonly AnswerCriterion[];
  /** The item that a criterion asks about. */
  readonly sourceOf: (answer: AnswerCriterion) => ItemTarget | undefined;
}

/** Every conditional of the guide that asks about answers. `answersOf` reads those of one item or concept. */
export function conditionsOf(
  index: GuideIndex,
  answersOf: (holder: JsonObject) => readonly AnswerCriterion[],
): readonly Condition[] {
  const conditions: Condition[] = [];
  const sourceOf = (answer: AnswerCriterion): ItemTarget | undefined => index.itemOf(answer.questionId);
  const add = (holder: Json | undefined, path: () => Path): void => {
    if (!isJsonObject(holder)) return;
    const answers = answersOf(holder);
    const { conditional } = holder;
    const operator = isJsonObject(conditional) ? conditional['operator'] : undefined;
    if (answers.length > 0) conditions.push({ path, operator, answers, sourceOf });
  };
  for (const [position, block] of index.blocks.entries()) {
    const at = ['studyGuide', position];
    for (const { value, index, references } of block.concepts) {
      if (references.length > 0) add(value, () => [...at, 'conceptSamplingConfig', 'concepts', index, 'conditional']);
    }
    for (const place of block.referring) add(block.items[place]?.value, () => [...at, 'items', place, 'conditional']);
  }
  return conditions;
}

/** The criteria of an item or a concept; empty where there are none. */
export function criteriaOf(holder: JsonObject): readonly Json[] {
  const { conditional } = holder;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  return Array.isArray(criteria) ? (criteria as readonly Json[]) : [];
}

/** Those criteria of an item or a concept that ask about answers. */
export function answersIn(holder: JsonObject): readonly AnswerCriterion[] {
  return criteriaOf(holder).flatMap(answerCriterion);
}

function answerCriterion(criterion: Json, position: number): AnswerCriterion[] {
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
    },
  ];
}
