import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { wireReader } from '../references/reader.ts';
import { askedFor } from '../references/source.ts';
import type { ConceptFacts, GuideIndex, ItemFacts, ItemTarget } from '../guideIndex/guideIndex.ts';
import { byIdentity } from '../remember.ts';
import type { NamedOptions, OptionFacts } from './namedOptions.ts';

/** A criterion about an earlier answer, as far as its shape is valid. */
export interface AnswerCriterion {
  /** Position in the criteria of its conditional. */
  readonly position: number;
  readonly questionId: string;
  readonly choices: readonly { readonly position: number; readonly choice: string }[];
  readonly matrixRow: string | null;
}

/** A criterion about an earlier answer, with the question it refers to. */
export interface AskedCriterion extends AnswerCriterion {
  /** The item it refers to. */
  readonly source: ItemTarget | undefined;
  /** The options of that item, if known. */
  readonly names: OptionFacts | undefined;
  /** The option that each choice names. */
  readonly options: readonly (number | undefined)[];
}

/** The conditional of an item or concept. */
export interface Condition {
  /** Returns the path from the root to the conditional. */
  readonly path: () => Path;
  /** The criteria about answers. */
  readonly answers: readonly AskedCriterion[];
  readonly isConcept: boolean;
  /** Position of its block, and its position in that block. */
  readonly block: number;
  readonly place: number;
}

/**
 * Returns a function that lists every item and concept that depends on answers, in document order. A condition that has
 * not changed and has not moved since an earlier call is the same object.
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
      const condition: Condition = {
        path: () => [...pathOfPlace(block, place, isConcept), 'conditional'],
        answers: answersOf(holder).map((answer) => asked(answer, guide)),
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

function pathOfPlace(block: number, place: number, isConcept: boolean): Path {
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
  return { ...answer, source, names, options };
}

function isAsBefore({ questionId, source, names }: AskedCriterion, { index, optionsOf }: Guide): boolean {
  const now = index.itemOf(questionId);
  if (now === undefined || source === undefined) return now === source;
  return now.value === source.value && now.block === source.block && names === optionsOf(now);
}

/** Returns the criteria of an item or a concept, or an empty list. */
export function criteriaOf(holder: JsonObject): readonly Json[] {
  const { conditional } = holder;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  return Array.isArray(criteria) ? (criteria as readonly Json[]) : [];
}

/** Returns the criteria about answers of an item or a concept. */
function answersIn(holder: JsonObject): readonly AnswerCriterion[] {
  return criteriaOf(holder).flatMap(answerCriterion);
}

function answerCriterion(criterion: Json, position: number): AnswerCriterion[] {
  const questionId = askedFor(criterion, wireReader);
  if (questionId === null || !isJsonObject(criterion)) return [];
  const { choices, matrixRow } = criterion;
  const named = Array.isArray(choices) ? (choices as readonly Json[]) : [];
  return [
    {
      position,
      questionId,
      choices: named.flatMap((choice, position) => (typeof choice === 'string' ? [{ position, choice }] : [])),
      matrixRow: typeof matrixRow === 'string' ? matrixRow : null,
    },
  ];
}
