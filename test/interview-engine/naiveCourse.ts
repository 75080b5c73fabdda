import type { Block, ChoiceOption, Conditional, Criterion, Item } from '@guide-studio/guide-core';
import type { Guide, Step } from '@guide-studio/interview-engine';

/** What a participant answered, by stepId. */
export type GivenAnswers = ReadonlyMap<string, unknown>;

interface Place {
  readonly item: Item;
  readonly block: number;
  readonly place: number;
}

interface Selection {
  readonly selected?: readonly string[];
  readonly custom?: string;
  readonly cells?: Readonly<Record<string, string>>;
}

/**
 * Returns the stepIds of the questions that an interview must show, computed only from the written decisions: no plan, no
 * cache, everything looked up in the guide each time. Concepts come in the order in which they were shown;
 * `eligibleConcepts` tells whether the right ones were drawn.
 */
export function naiveCourse(
  guide: Guide,
  params: Readonly<Record<string, readonly string[]>>,
  given: GivenAnswers,
  shown: readonly Step[],
): readonly string[] {
  const ids: string[] = [];
  for (const [block, { type, items }] of guide.studyGuide.entries()) {
    const concepts = type === 'concept' ? shownConcepts(shown, block) : [null];
    for (const concept of concepts) {
      for (const [place, item] of items.entries()) {
        if (!isShown(guide, params, given, { item, block, place }, concept)) continue;
        const id = stepId({ block, place }, concept);
        ids.push(id);
        if (isReject(type, item, given.get(id) ?? {})) return ids;
      }
    }
  }
  return ids;
}

/** Returns the positions of the concepts of a block whose conditional is met. */
export function eligibleConcepts(
  guide: Guide,
  params: Readonly<Record<string, readonly string[]>>,
  given: GivenAnswers,
  block: number,
): readonly number[] {
  const concepts = guide.studyGuide[block]?.conceptSamplingConfig?.concepts ?? [];
  return concepts.flatMap(({ conditional }, at) => (isMet(guide, params, given, conditional, block, null) ? [at] : []));
}

/** Returns the positions of the concepts of a block that were shown, in order. */
export function shownConcepts(shown: readonly Step[], block: number): readonly number[] {
  const ids = shown.flatMap((step) => (step.kind === 'item' ? (step.concept?.id ?? []) : []));
  const ofBlock = ids.filter((id) => id.startsWith(`b${block + 1}.`));
  return [...new Set(ofBlock)].map((id) => Number(id.split('.c')[1]) - 1);
}

function isReject(type: Block['type'], item: Item, { selected = [] }: Selection): boolean {
  if (type !== 'screening' || item.type !== 'multiple_choice') return false;
  return (item.options ?? []).some((option, at) => option.status === 'reject' && selected.includes(`o${at + 1}`));
}

function isShown(
  guide: Guide,
  params: Readonly<Record<string, readonly string[]>>,
  given: GivenAnswers,
  { item, block }: Place,
  concept: number | null,
): boolean {
  if (!isMet(guide, params, given, item.conditional, block, concept)) return false;
  if (!('carryForwardFrom' in item) || typeof item.carryForwardFrom !== 'string') return true;
  const options = listOf(guide, item.carryForwardFrom);
  return answersOf(guide, given, item.carryForwardFrom, block, concept).some(
    ({ selected = [], custom }) =>
      custom !== undefined ||
      selected.some((id) => id.startsWith('own') || options[Number(id.slice(1)) - 1]?.exclusiveOption !== true),
  );
}

/** Returns true if a condition of an item or, with `concept` null, of a concept is met. */
export function isMet(
  guide: Guide,
  params: Readonly<Record<string, readonly string[]>>,
  given: GivenAnswers,
  conditional: Conditional | null | undefined,
  block: number,
  concept: number | null,
): boolean {
  if (!conditional) return true;
  const test = (criterion: Criterion): boolean => isCriterionMet(guide, params, given, criterion, block, concept);
  return conditional.operator === 'and' ? conditional.criteria.every(test) : conditional.criteria.some(test);
}

/** Returns true if a criterion of an item or, with `concept` null, of a concept is met. */
export function isCriterionMet(
  guide: Guide,
  params: Readonly<Record<string, readonly string[]>>,
  given: GivenAnswers,
  criterion: Criterion,
  block: number,
  concept: number | null,
): boolean {
  return criterion.type === 'searchParam'
    ? (Object.getOwnPropertyDescriptor(params, criterion.parameter)?.value ?? []).includes(criterion.value)
    : isSelected(guide, given, criterion, block, concept) === (criterion.matchingCriteria === 'mustSelect');
}

function isSelected(
  guide: Guide,
  given: GivenAnswers,
  criterion: Extract<Criterion, { questionId: string }>,
  block: number,
  concept: number | null,
): boolean {
  const options = listOf(guide, criterion.questionId);
  const wanted = criterion.choices.map((name) => {
    const byId = options.findIndex((option) => option.externalId === name);
    return `o${(byId === -1 ? options.findIndex((option) => option.text === name) : byId) + 1}`;
  });
  const source = placeOf(guide, criterion.questionId)?.item;
  const row = source?.type === 'matrix' ? source.rows.findIndex(({ text }) => text === criterion.matrixRow) : -1;
  return answersOf(guide, given, criterion.questionId, block, concept).some(({ selected, cells }) => {
    const ids = source?.type === 'matrix' ? [cells?.[`r${row + 1}`] ?? ''] : (selected ?? []);
    return ids.some((id) => wanted.includes(id));
  });
}

// Inside the block, the answer for the same concept counts; after it, the answer for any concept.
function answersOf(
  guide: Guide,
  given: GivenAnswers,
  id: string,
  block: number,
  concept: number | null,
): readonly Selection[] {
  const source = placeOf(guide, id);
  if (source === undefined) return [];
  const exact = stepId(source, source.block === block ? concept : null);
  const perConcept = source.block !== block && guide.studyGuide[source.block]?.type === 'concept';
  return [...given].flatMap(([key, answer]) => {
    const belongs = perConcept ? new RegExp(`^${exact.replace('.', '\\.')}\\.c\\d+$`, 'u').test(key) : key === exact;
    return belongs ? [answer as Selection] : [];
  });
}

function placeOf(guide: Guide, id: string): Place | undefined {
  for (const [block, { items }] of guide.studyGuide.entries()) {
    for (const [place, item] of items.entries()) if (item.externalId === id) return { item, block, place };
  }
  return undefined;
}

function listOf(guide: Guide, id: string): readonly ChoiceOption[] {
  const item = placeOf(guide, id)?.item;
  if (item === undefined || !('options' in item || 'carryForwardFrom' in item)) return [];
  const carried = 'carryForwardFrom' in item ? item.carryForwardFrom : undefined;
  return typeof carried === 'string' ? listOf(guide, carried) : (item.options ?? []);
}

/** Returns the id of the step that asks an item. */
export function stepId(
  { block, place }: { readonly block: number; readonly place: number },
  concept: number | null,
): string {
  return `b${block + 1}.i${place + 1}${concept === null ? '' : `.c${concept + 1}`}`;
}
