import type { Criterion, Item } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import type { Goal, Owner } from '@guide-studio/interview-engine/paths';
import { isCriterionMet } from '../naiveCourse.ts';
import type { Ended } from './everyInterview.ts';

interface Place {
  readonly item: Item;
  readonly index: number;
  readonly block: number;
  readonly place: number;
}

function placesOf(guide: Guide): readonly Place[] {
  let index = -1;
  return guide.studyGuide.flatMap(({ items }, block) =>
    items.map((item, place) => {
      index += 1;
      return { item, index, block, place };
    }),
  );
}

const stepIdOf = ({ block, place }: Place, concept: number | null): string =>
  `b${block + 1}.i${place + 1}${concept === null ? '' : `.c${concept + 1}`}`;

function conceptsOf(guide: Guide, block: number): readonly (number | null)[] {
  const { type, conceptSamplingConfig } = guide.studyGuide[block] ?? {};
  return type === 'concept' ? (conceptSamplingConfig?.concepts ?? []).map((_, at) => at) : [null];
}

/** Returns the goals for every criterion of a guide. */
export function criterionGoals(guide: Guide): readonly Goal[] {
  const both = (owner: Owner, index: number): readonly Goal[] => [
    { kind: 'criterion', owner, index, holds: true },
    { kind: 'criterion', owner, index, holds: false },
  ];
  const ofItems = placesOf(guide).flatMap(({ item, index }) =>
    (item.conditional?.criteria ?? []).flatMap((_, at) => both({ kind: 'item', item: index }, at)),
  );
  const ofConcepts = guide.studyGuide.flatMap(({ conceptSamplingConfig }, block) =>
    (conceptSamplingConfig?.concepts ?? []).flatMap(({ conditional }, concept) =>
      (conditional?.criteria ?? []).flatMap((_, at) => both({ kind: 'concept', block, concept }, at)),
    ),
  );
  return [...ofItems, ...ofConcepts];
}

/** Returns true if an interview reached a goal, from what it showed. */
export function reached(guide: Guide, ended: Ended, goal: Goal): boolean {
  return alternatives(guide, goal).some((one) => meets(guide, ended, goal, one));
}

/** One place at which a goal may be reached. */
interface Alternative {
  readonly place: Place | null;
  readonly concept: number | null;
}

function alternatives(guide: Guide, goal: Goal): readonly Alternative[] {
  const places = placesOf(guide);
  const at = (chosen: readonly Place[], only?: number): readonly Alternative[] =>
    chosen.flatMap((place) =>
      conceptsOf(guide, place.block)
        .filter((concept) => only === undefined || concept === only)
        .map((concept) => ({ place, concept })),
    );
  switch (goal.kind) {
    case 'block':
      return at(places.filter(({ block }) => block === goal.block));
    case 'item':
    case 'option':
    case 'options':
      return at(places.filter(({ index }) => index === goal.item));
    case 'concept':
      return at(
        places.filter(({ block }) => block === goal.block),
        goal.concept,
      );
    case 'outcome':
      return goal.outcome === 'complete'
        ? [{ place: null, concept: null }]
        : at(places.filter(({ block }) => guide.studyGuide[block]?.type === 'screening'));
    case 'criterion':
    case 'decides':
    case 'pair': {
      const { owner } = goal;
      if (owner.kind === 'item') return at(places.filter(({ index }) => index === owner.item));
      return places
        .filter(({ block }) => block === owner.block)
        .slice(0, 1)
        .map((place) => ({ place, concept: null }));
    }
  }
}

function meets(guide: Guide, ended: Ended, goal: Goal, { place, concept }: Alternative): boolean {
  if (goal.kind === 'outcome') {
    if (place === null) return ended.outcome === 'complete';
    return ended.outcome === 'screened_out' && ended.steps.at(-1)?.step.stepId === stepIdOf(place, null);
  }
  if (place === null) return false;
  const shown = ended.steps.find(({ step }) => step.stepId === stepIdOf(place, concept));
  if (goal.kind === 'criterion') return meetsCriterion(guide, ended, goal, place, concept);
  if (goal.kind === 'decides') return decides(guide, ended, goal, place, concept);
  if (goal.kind === 'pair')
    return goal.criteria.every((one) => meetsCriterion(guide, ended, { owner: goal.owner, ...one }, place, concept));
  if (shown === undefined || goal.kind !== 'option') return shown !== undefined;
  const carries = 'carryForwardFrom' in place.item && typeof place.item.carryForwardFrom === 'string';
  if (carries) return 'options' in shown.step.item && shown.step.item.options.some(({ id }) => id === goal.option);
  if (!('selected' in shown.answer) || !shown.answer.selected.includes(goal.option)) return false;
  const rejecting = optionsIn(guide, place.item.externalId ?? '').filter(({ status }) => status === 'reject');
  const { selected } = shown.answer;
  return goal.alone !== true || !rejecting.some(({ id }) => id !== goal.option && selected.includes(id));
}

/** Returns true if a criterion is as wanted where an interview comes to it, and all others leave the decision to it. */
function decides(
  guide: Guide,
  ended: Ended,
  { owner, index, holds, option }: Extract<Goal, { kind: 'decides' }>,
  place: Place,
  concept: number | null,
): boolean {
  if (!comesTo(guide, ended, owner, place, concept)) return false;
  const { criteria, operator } = conditionalAt(guide, owner) ?? { criteria: [], operator: 'and' };
  const reader = owner.kind === 'concept' ? null : concept;
  const given = new Map(ended.session.answers.map(({ stepId, answer }) => [stepId, answer as unknown]));
  const truths = criteria.map((one) => isCriterionMet(guide, ended.session.urlParams, given, one, place.block, reader));
  if (truths[index] !== holds) return false;
  if (truths.some((met, at) => at !== index && met !== (operator === 'and'))) return false;
  const criterion = criteria[index];
  if (criterion === undefined || criterion.type === 'searchParam') return criterion !== undefined;
  const steps = counting(guide, criterion.questionId, place.block, reader).filter((stepId) => given.has(stepId));
  if (option === null) return steps.length === 0;
  const options = optionsIn(guide, criterion.questionId);
  // An option of their own alone, where conditions name every listed one.
  if (option === 'own')
    return steps.some((stepId) => {
      const ofStep = selectedAt(guide, given.get(stepId), criterion);
      return !options.some(({ id }) => ofStep.includes(id));
    });
  const ids = (names: readonly string[]): readonly string[] =>
    options.filter(({ names: own }) => own.some((name) => names.includes(name))).map(({ id }) => id);
  const alike = placesOf(guide)
    .flatMap(({ item, block }) => [
      item.conditional,
      ...(guide.studyGuide[block]?.conceptSamplingConfig?.concepts ?? []).map((one) => one.conditional),
    ])
    .flatMap((conditional) => conditional?.criteria ?? [])
    .flatMap((one) =>
      one.type === 'selectedTemplateOptions' &&
      one.questionId === criterion.questionId &&
      (one.matrixRow ?? null) === (criterion.matrixRow ?? null)
        ? [ids(one.choices)]
        : [],
    );
  const isExclusive = (id: string): boolean => options.some((one) => one.id === id && one.isExclusive);
  const isDistinct = (other: string): boolean =>
    isDistinguished(guide, criterion.questionId) ||
    isExclusive(other) !== isExclusive(option) ||
    alike.some((names) => names.includes(other) !== names.includes(option));
  const selected = steps.flatMap((stepId) => selectedAt(guide, given.get(stepId), criterion));
  const others = alike.flat().filter((other) => other !== option && isDistinct(other));
  return selected.includes(option) && !selected.some((id) => others.includes(id));
}

/** Returns what is selected in an answer, in a matrix in the row of a criterion. */
function selectedAt(guide: Guide, answer: unknown, criterion: Criterion): readonly string[] {
  const { selected, cells } = answer as { selected?: readonly string[]; cells?: Record<string, string> };
  if (selected !== undefined) return selected;
  if (cells === undefined || criterion.type !== 'selectedTemplateOptions') return [];
  const source = placesOf(guide).find(({ item }) => item.externalId === criterion.questionId);
  const rows = source !== undefined && 'rows' in source.item ? source.item.rows : [];
  const row = rows.findIndex((one) =>
    [(one as { externalId?: string | null }).externalId, one.text].includes(criterion.matrixRow ?? ''),
  );
  return [cells[`r${row + 1}`] ?? ''];
}

/** Returns true for questions whose options are all told apart: of a screener, and where options are carried. */
function isDistinguished(guide: Guide, id: string): boolean {
  const source = placesOf(guide).find(({ item }) => item.externalId === id);
  const carries = (item: object): boolean => 'carryForwardFrom' in item && typeof item.carryForwardFrom === 'string';
  return (
    source === undefined ||
    guide.studyGuide[source.block]?.type === 'screening' ||
    carries(source.item) ||
    placesOf(guide).some(({ item }) => 'carryForwardFrom' in item && item.carryForwardFrom === id)
  );
}

/** Returns the options of a question, those of its source if it carries them. */
function optionsIn(guide: Guide, id: string) {
  const item = placesOf(guide).find((one) => one.item.externalId === id)?.item;
  if (item !== undefined && 'carryForwardFrom' in item && typeof item.carryForwardFrom === 'string')
    return optionsIn(guide, item.carryForwardFrom);
  const options = item !== undefined && 'options' in item ? (item.options ?? []) : [];
  return options.map((option, at): NamedOption => {
    const { externalId, text, status, exclusiveOption } = option as {
      externalId?: string | null;
      text: string;
      status?: string;
      exclusiveOption?: boolean;
    };
    return { id: `o${at + 1}`, names: [externalId ?? text, text], status, isExclusive: exclusiveOption === true };
  });
}

interface NamedOption {
  readonly id: string;
  readonly names: readonly string[];
  readonly status: string | undefined;
  readonly isExclusive: boolean;
}

function meetsCriterion(
  guide: Guide,
  ended: Ended,
  { owner, index, holds }: Omit<Extract<Goal, { kind: 'criterion' }>, 'kind'>,
  place: Place,
  concept: number | null,
): boolean {
  if (!comesTo(guide, ended, owner, place, concept)) return false;
  const criterion = criterionAt(guide, owner, index);
  if (criterion === undefined) return false;
  const reader = owner.kind === 'concept' ? null : concept;
  const given = new Map(ended.session.answers.map(({ stepId, answer }) => [stepId, answer as unknown]));
  if (isCriterionMet(guide, ended.session.urlParams, given, criterion, place.block, reader) !== holds) return false;
  if (criterion.type === 'searchParam') return true;
  return counting(guide, criterion.questionId, place.block, reader).some((stepId) => given.has(stepId));
}

/** Returns true if an interview comes to the place of a conditional. */
function comesTo(guide: Guide, ended: Ended, owner: Owner, place: Place, concept: number | null): boolean {
  if (owner.kind === 'item' && concept !== null && !ended.drawn.has(`b${place.block + 1}.c${concept + 1}`))
    return false;
  // An interview that ended in the screener came to the places up to the last question asked.
  const last = ended.steps.at(-1)?.step.stepId;
  const end = placesOf(guide).find((one) => stepIdOf(one, null) === last);
  return ended.outcome !== 'screened_out' || end === undefined || end.index >= place.index;
}

const criterionAt = (guide: Guide, owner: Owner, index: number): Criterion | undefined =>
  conditionalAt(guide, owner)?.criteria[index];

function conditionalAt(guide: Guide, owner: Owner) {
  if (owner.kind === 'item') return placesOf(guide)[owner.item]?.item.conditional;
  return guide.studyGuide[owner.block]?.conceptSamplingConfig?.concepts[owner.concept]?.conditional;
}

/** Returns the steps of a source whose answers count: in its own block, that for the same concept. */
function counting(guide: Guide, id: string, block: number, concept: number | null): readonly string[] {
  const source = placesOf(guide).find(({ item }) => item.externalId === id);
  if (source === undefined) return [];
  return conceptsOf(guide, source.block)
    .filter((one) => source.block !== block || one === concept)
    .map((one) => stepIdOf(source, one));
}

/**
 * Returns the lengths of the ways in which an interview reached a goal: the number of its answers on which the goal
 * depends, and of its link parameters.
 */
export function lengthsOf(guide: Guide, ended: Ended, goal: Goal): readonly number[] {
  return alternatives(guide, goal)
    .filter((one) => meets(guide, ended, goal, one))
    .map(({ place, concept }) => {
      const needed = new Set<string>();
      const need = (stepId: string): void => {
        if (needed.has(stepId)) return;
        needed.add(stepId);
        const at = placesOf(guide).find(
          (one) => stepId === stepIdOf(one, null) || stepId.startsWith(`${stepIdOf(one, null)}.c`),
        );
        if (at !== undefined) needAll(at, stepId.includes('.c') ? Number(stepId.split('.c')[1]) - 1 : null);
      };
      const needCriteria = (criteria: readonly Criterion[], block: number, of: number | null): void => {
        for (const criterion of criteria)
          if (criterion.type !== 'searchParam')
            for (const id of counting(guide, criterion.questionId, block, of)) need(id);
      };
      const needAll = (at: Place, of: number | null): void => {
        needCriteria(at.item.conditional?.criteria ?? [], at.block, of);
        if ('carryForwardFrom' in at.item && typeof at.item.carryForwardFrom === 'string')
          for (const id of counting(guide, at.item.carryForwardFrom, at.block, of)) need(id);
        if (of !== null) needDraw(at.block, of);
      };
      const needDraw = (block: number, of: number): void => {
        const { concepts = [], subsampleCount } = guide.studyGuide[block]?.conceptSamplingConfig ?? {};
        const isDrawn = typeof subsampleCount === 'number' && subsampleCount < concepts.length;
        for (const [at, { conditional }] of concepts.entries())
          if (isDrawn || at === of) needCriteria(conditional?.criteria ?? [], block, null);
      };
      for (const screening of placesOf(guide)) {
        if (guide.studyGuide[screening.block]?.type !== 'screening' || !('options' in screening.item)) continue;
        const rejects = (screening.item.options ?? []).some(
          (option) => 'status' in option && option.status === 'reject',
        );
        const isBefore = ended.outcome === 'complete' || (place !== null && screening.index < place.index);
        if (rejects && isBefore) need(stepIdOf(screening, null));
      }
      if (place !== null) {
        if (goal.kind === 'criterion') {
          const criterion = criterionAt(guide, goal.owner, goal.index);
          needCriteria(
            criterion === undefined ? [] : [criterion],
            place.block,
            goal.owner.kind === 'concept' ? null : concept,
          );
          if (concept !== null) needDraw(place.block, concept);
        } else needAll(place, concept);
        const isAnswered =
          goal.kind === 'outcome' || (goal.kind === 'option' && guide.studyGuide[place.block]?.type === 'screening');
        if (isAnswered) need(stepIdOf(place, null));
      }
      return ended.steps.filter(({ step }) => needed.has(step.stepId)).length + ended.parameters;
    });
}
