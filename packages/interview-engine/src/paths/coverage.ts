import { courseOf } from '../course/courseOf.ts';
import { conceptDraws } from '../rehearsal/conceptDraws.ts';
import { evaluateConditional } from '../course/conditionals.ts';
import { type Answer, cellIn, selectedIn } from '../answers/answer.ts';
import type { Session } from '../course/session.ts';
import type { Guide, PlannedConditional } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import {
  choicesOf,
  type Goal,
  goalKey,
  type GoalsWanted,
  occasionsCounting,
  occasionsOfItem,
  otherRejecting,
  ownChoice,
  type Owner,
  ownerKey,
  ownersIn,
  type Wanted,
} from '../logic/index.ts';
import { triedPairs } from './pairs.ts';
import { outcomeOf, sourceAnswers } from '../course/record.ts';

/**
 * Returns the goals that an interview has reached, by {@link goalKey}: items, concepts, screening options selected,
 * carried options shown, its outcome, and criteria as they were where the interview came to them; with `pairs` also pairs
 * of criteria of one conditional, with `choices` also what decides conditionals.
 */
export function coverageOf(
  guide: Guide,
  session: Session,
  { pairs = false, choices = false }: GoalsWanted = {},
): ReadonlySet<string> {
  const plan = planOf(guide);
  const { blocks } = plan;
  const { passed, current, record } = courseOf(guide, session);
  const covered = new Set<string>();
  const cover = (goal: Goal): void => void covered.add(goalKey(goal));
  let last = -1;
  for (const { step, answer } of passed) {
    if (step.kind !== 'item') continue;
    const { planned, concept } = step.asked.occasion;
    last = Math.max(last, planned.index);
    cover({ kind: 'item', item: planned.index });
    if (concept !== null) cover({ kind: 'concept', block: planned.block, concept });
    if (choices && planned.carriedFrom === null && step.asked.options.length > 0)
      cover({ kind: 'options', item: planned.index });
    if (planned.carriedFrom !== null)
      for (const { id } of step.asked.options) cover({ kind: 'option', item: planned.index, option: id });
    else if (planned.isScreener)
      for (const id of selectedIn(answer)) {
        cover({ kind: 'option', item: planned.index, option: id });
        const others = otherRejecting(step.asked.occasion, { option: id });
        if (choices && !selectedIn(answer).some((other) => others.includes(other)))
          cover({ kind: 'option', item: planned.index, option: id, alone: true });
      }
  }
  const isEnded = current.kind === 'end';
  if (isEnded) cover({ kind: 'outcome', outcome: current.outcome });
  else if (current.kind === 'item') last = Math.max(last, current.asked.occasion.planned.index);
  // An interview that was screened out came to the places up to its last question.
  const came = isEnded && current.outcome === 'complete' ? plan.items.length : last;
  const known = { record, urlParams: session.urlParams };
  const draws = conceptDraws(guide, session);
  const paired = new Set(pairs ? triedPairs(plan).tried.map(({ owner }) => ownerKey(owner)) : []);
  const coverCriteria = (
    owner: Owner,
    conditional: PlannedConditional,
    reader: { readonly block: number; readonly concept: number | null },
  ): void => {
    const isPaired = paired.has(ownerKey(owner));
    const evaluated: Wanted[] = [];
    for (const [index, criterion] of conditional.criteria.entries()) {
      if (criterion.type === 'selectedTemplateOptions') {
        const sources = occasionsCounting(plan, criterion.source, reader);
        if (!sources.some((source) => outcomeOf(record, source).state === 'asked')) continue;
      }
      const { met } = evaluateConditional({ operator: 'and', criteria: [criterion] }, known, reader);
      if (met === null) continue;
      cover({ kind: 'criterion', owner, index, holds: met });
      if (isPaired)
        for (const first of evaluated) cover({ kind: 'pair', owner, criteria: [first, { index, holds: met }] });
      evaluated.push({ index, holds: met });
    }
  };
  const coverChoices = (
    owner: Owner,
    { criteria, operator }: PlannedConditional,
    reader: { readonly block: number; readonly concept: number | null },
  ): void => {
    const truths = criteria.map(
      (criterion) => evaluateConditional({ operator: 'and', criteria: [criterion] }, known, reader).met,
    );
    const leaves = operator === 'and';
    for (const [index, criterion] of criteria.entries()) {
      const holds = truths[index] ?? null;
      if (holds === null || !truths.every((met, other) => other === index || met === leaves)) continue;
      if (criterion.type === 'searchParam') {
        cover({ kind: 'decides', owner, index, holds, option: null });
        continue;
      }
      const { given } = sourceAnswers(record, criterion.source, reader);
      if (given.length === 0) {
        cover({ kind: 'decides', owner, index, holds, option: null });
        continue;
      }
      const selected = new Set(
        given.flatMap(({ answer }) =>
          criterion.rowId === null ? selectedIn(answer) : [cellIn(answer, criterion.rowId) ?? ''],
        ),
      );
      const choices = choicesOf(plan, criterion);
      const listed = plan.items[criterion.source]?.options ?? [];
      const isOwn = (answer: Answer): boolean => !listed.some(({ id }) => selectedIn(answer).includes(id));
      if (choices.has(ownChoice) && given.some(({ answer }) => isOwn(answer))) selected.add(ownChoice);
      for (const { option, others } of choices.values())
        if (selected.has(option) && !others.some((other) => selected.has(other)))
          cover({ kind: 'decides', owner, index, holds, option });
    }
  };
  const coverAll: typeof coverCriteria = (...of) => {
    coverCriteria(...of);
    if (choices) coverChoices(...of);
  };
  for (const { owner, conditional } of ownersIn(plan)) {
    if (owner.kind === 'concept') {
      const first = blocks[owner.block]?.items[0];
      if (first !== undefined && first.index <= came)
        coverAll(owner, conditional, { block: owner.block, concept: null });
      continue;
    }
    const planned = plan.items[owner.item];
    if (planned === undefined || planned.index > came) continue;
    for (const { concept } of occasionsOfItem(plan, planned)) {
      const isDrawn = concept === null || (draws.get(planned.block)?.[concept]?.turn ?? null) !== null;
      if (isDrawn) coverAll(owner, conditional, { block: planned.block, concept });
    }
  }
  return covered;
}
