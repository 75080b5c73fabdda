import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { ConceptFacts, GuideIndex, ItemFacts, ItemTarget } from '../validate/guideIndex.ts';
import { byIdentity } from '../validate/remember.ts';
import type { NamedOptions, OptionNames } from './namedOptions.ts';

/** A criterion that asks about an earlier answer, as far as it has the right shape. */
export interface AnswerCriterion {
  /** Position among the criteria of its conditional. */
  readonly position: number;
  readonly questionId: string;
  readonly matchingCriteria: Json | undefined;
  readonly choices: readonly { readonly position: number; readonly choice: string }[];
  readonly matrixRow: string | null;
}

/** A criterion that asks about an earlier answer, and what it asks about. */
export interface AskedCriterion extends AnswerCriterion {
  /** The item that it asks about. */
  readonly source: ItemTarget | undefined;
  /** The options of that item, as far as they can be known. */
  readonly names: OptionNames | undefined;
  /** Which of them each choice names. */
  readonly options: readonly (number | undefined)[];
  /** Whether the item is asked for each concept of its block. */
  readonly isPerConcept: boolean;
}

/** What an item or a concept depends on: its conditional, and the question that an item carries its options from. */
export interface Condition {
  /** Builds the path from the root to the conditional. */
  readonly path: () => Path;
  readonly operator: Json | undefined;
  /** Those criteria that ask about answers. */
  readonly answers: readonly AskedCriterion[];
  /** How many criteria there are, those on the link included. */
  readonly count: number;
  readonly carriedFrom: string | null;
  /** The item or concept. */
  readonly holder: JsonObject;
  readonly isConcept: boolean;
  /** Position of its block, and its own in there. */
  readonly block: number;
  readonly place: number;
}

/**
 * Makes the function that reads every item and concept of a guide that depends on answers, in document order. What
 * depends on the same as in an earlier call, at the same place, is the identical condition.
 */
export function createConditionReader(): (index: GuideIndex, optionsOf: NamedOptions) => readonly Condition[] {
  const answersOf = byIdentity(answersIn);
  const known = new WeakMap<JsonObject, Condition>();
  return (index, optionsOf) => {
    const conditions: Condition[] = [];
    const guide: Guide = { index, optionsOf };
    const add = (facts: ItemFacts | ConceptFacts, block: number, place: number, isConcept: boolean): void => {
      const { value: holder, references } = facts;
      if (holder === null || references.length === 0) return;
      const before = known.get(holder);
      const isThere = before?.block === block && before.place === place && before.isConcept === isConcept;
      if (before !== undefined && isThere && before.answers.every((answer) => isAsBefore(answer, guide))) {
        conditions.push(before);
        return;
      }
      const { conditional } = holder;
      const condition: Condition = {
        path: () => [...placeOf(block, place, isConcept), 'conditional'],
        operator: isJsonObject(conditional) ? conditional['operator'] : undefined,
        answers: answersOf(holder).map((answer) => asked(answer, guide)),
        count: criteriaOf(holder).length,
        carriedFrom: references.find(({ use }) => use === 'carryForwardFrom')?.id ?? null,
        holder,
        isConcept,
        block,
        place,
      };
      known.set(holder, condition);
      conditions.push(condition);
    };
    for (const [position, block] of index.blocks.entries()) {
      for (const concept of block.concepts) add(concept, position, concept.index, true);
      for (const place of block.referring) {
        const item = block.items[place];
        if (item !== undefined) add(item, position, place, false);
      }
    }
    return conditions;
  };
}

function placeOf(block: number, place: number, isConcept: boolean): Path {
  return isConcept
    ? ['studyGuide', block, 'conceptSamplingConfig', 'concepts', place]
    : ['studyGuide', block, 'items', place];
}

interface Guide {
  readonly index: GuideIndex;
  readonly optionsOf: NamedOptions;
}

function asked(answer: AnswerCriterion, { index, optionsOf }: Guide): AskedCriterion {
  const source = index.itemOf(answer.questionId);
  const names = source === undefined ? undefined : optionsOf(source);
  const options = answer.choices.map(({ choice }) => names?.positionOf(choice));
  const { position, questionId, matchingCriteria, choices, matrixRow } = answer;
  const isPerConcept = isInConceptBlock(source, index);
  return { position, questionId, matchingCriteria, choices, matrixRow, source, names, options, isPerConcept };
}

function isAsBefore({ questionId, source, names, isPerConcept }: AskedCriterion, { index, optionsOf }: Guide): boolean {
  const now = index.itemOf(questionId);
  if (now === undefined || source === undefined) return now === source;
  return (
    now.value === source.value &&
    now.block === source.block &&
    isPerConcept === isInConceptBlock(now, index) &&
    names === optionsOf(now)
  );
}

function isInConceptBlock(source: ItemTarget | undefined, index: GuideIndex): boolean {
  return source !== undefined && index.blocks[source.block]?.type === 'concept';
}

/** The criteria of an item or a concept; empty where there are none. */
export function criteriaOf(holder: JsonObject): readonly Json[] {
  const { conditional } = holder;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  return Array.isArray(criteria) ? (criteria as readonly Json[]) : [];
}

/** Those criteria of an item or a concept that ask about answers. */
function answersIn(holder: JsonObject): readonly AnswerCriterion[] {
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
