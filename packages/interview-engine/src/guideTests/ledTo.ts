import type { HiddenReason } from '../course/hiddenReason.ts';
import { type OutcomeRecord, outcomeOf } from '../course/record.ts';
import type { Plan, PlannedConditional } from '../plan/plan.ts';
import type { At, Given, Hidden } from './difference.ts';
import type { ConceptPlace } from './testedParts.ts';

/** What is known of the interview of a test. */
export interface TestedInterview {
  readonly plan: Plan;
  readonly record: OutcomeRecord;
  readonly urlParams: Readonly<Record<string, readonly string[]>>;
  /** Tells whether the test says the answer to a question, or in a row of it. */
  readonly givesAnswer: (at: At, row?: string) => boolean;
  /** The question whose answer ended the interview; null if none did. */
  readonly ended: number | null;
}

/** `explained`: the questions whose hiding is explained already; each is explained once. */
type Explained = TestedInterview & { readonly explained?: ReadonlySet<number> };

/** Returns why a question is not shown, for a concept or the same for all, and what led to that. */
export function hiddenBecause(known: TestedInterview, at: At, explained: ReadonlySet<number> = new Set()): Hidden {
  const reason = whyHidden(known, at);
  return { reason, led: ledToHidden({ ...known, explained: new Set([...explained, at.item]) }, at, reason) };
}

/** Returns why a concept is not shown, and what led to that. */
export function conceptHiddenBecause(known: TestedInterview, { block, concept }: ConceptPlace): Hidden {
  const item = known.plan.blocks[block]?.items[0]?.index;
  const found = item === undefined ? null : hiddenBecause(known, { item, concept });
  // A question has reasons of its own when the concept is shown.
  const isOfQuestion = found?.reason?.because === 'condition' || found?.reason?.because === 'nothingCarried';
  return found === null || isOfQuestion ? { reason: null, led: [] } : found;
}

function whyHidden({ plan, record, ended }: TestedInterview, { item, concept }: At): HiddenReason | null {
  const planned = plan.items[item];
  const block = planned && plan.blocks[planned.block];
  if (planned === undefined || block === undefined) return null;
  if (ended !== null && ended < item) return { because: 'screenedOut' };
  const all = (block.isConceptBlock ? (concept === null ? [...block.concepts.keys()] : [concept]) : [null]).map(
    (each): HiddenReason | null => {
      const outcome = outcomeOf(record, { planned, concept: each });
      return outcome.state === 'hidden' ? outcome.reason : null;
    },
  );
  // For concepts that are shown, the question itself has the reason.
  const own = all.filter((one) => one?.because === 'condition' || one?.because === 'nothingCarried');
  const reasons = own.length > 0 ? own : all;
  const [first = null] = reasons;
  return reasons.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null;
}

function ledToHidden(known: Explained, at: At, reason: HiddenReason | null): readonly Given[] {
  switch (reason?.because) {
    case 'condition':
    case 'conceptCondition': {
      const failing = new Set(reason.failing.map(({ index }) => index));
      return ledByCondition(known, at, conditionalOf(known, at, reason.because), (index) => failing.has(index));
    }
    case 'nothingCarried':
      return answersTo(known, reason.source, at);
    case 'screenedOut':
      return known.ended === null ? [] : answersTo(known, known.ended, at);
    case 'conceptNotDrawn':
    case undefined:
      return [];
  }
}

/** Returns what made a question be shown: all that its condition asks about, if it has one. */
export function ledToShown(known: TestedInterview, at: At): readonly Given[] {
  return ledByCondition(known, at, conditionalOf(known, at, 'condition'), () => true);
}

/** Returns what made a concept be shown: all that its condition asks about, if it has one. */
export function ledToConcept(known: TestedInterview, { block, concept }: ConceptPlace): readonly Given[] {
  const item = known.plan.blocks[block]?.items[0]?.index ?? -1;
  const at = { item, concept };
  return ledByCondition(known, at, conditionalOf(known, at, 'conceptCondition'), () => true);
}

/** Returns the answer with which options came to a question that carries them; nothing for other questions. */
export function ledToOptions(known: TestedInterview, at: At): readonly Given[] {
  const from = known.plan.items[at.item]?.carriedFrom ?? null;
  return from === null ? [] : answersTo(known, from, at);
}

function conditionalOf(
  { plan }: TestedInterview,
  { item, concept }: At,
  because: 'condition' | 'conceptCondition',
): PlannedConditional | null {
  const planned = plan.items[item];
  if (because === 'condition') return planned?.conditional ?? null;
  return plan.blocks[planned?.block ?? -1]?.concepts[concept ?? -1]?.conditional ?? null;
}

function ledByCondition(
  known: Explained,
  at: At,
  conditional: PlannedConditional | null,
  counts: (index: number) => boolean,
): readonly Given[] {
  const given = new Map<string, Given>();
  for (const [index, criterion] of (conditional?.criteria ?? []).entries()) {
    if (!counts(index)) continue;
    const { type } = criterion;
    const all: readonly Given[] =
      type === 'searchParam'
        ? [{ kind: 'link', parameter: criterion.parameter, values: valuesOf(known, criterion.parameter) }]
        : answersTo(known, criterion.source, at);
    // Two criteria may be about the same answer.
    for (const one of all) given.set(JSON.stringify(one), one);
  }
  return [...given.values()];
}

const valuesOf = ({ urlParams }: TestedInterview, parameter: string): readonly string[] =>
  Object.hasOwn(urlParams, parameter) ? (urlParams[parameter] ?? []) : [];

/** The number of concepts for which answers to one question are described. */
const mostConcepts = 3;

/** Returns the answers to a question: for the concept of `at` if it is of the same block, else for each. */
export function answersTo(known: Explained, item: number, at: At): readonly Given[] {
  const { plan, record, givesAnswer, explained = new Set() } = known;
  const isSameBlock = plan.items[item]?.block === plan.items[at.item]?.block;
  const given = (record.byItem[item] ?? []).flatMap(({ occasion: { concept }, outcome }): readonly Given[] => {
    if (
      outcome.state !== 'asked' ||
      outcome.answer === null ||
      (isSameBlock && at.concept !== null && concept !== at.concept)
    )
      return [];
    const { answer } = outcome;
    const isInvented = !givesAnswer({ item, concept });
    const rows = 'cells' in answer && !isInvented ? Object.keys(answer.cells) : [];
    const inventedRows = rows.filter((row) => !givesAnswer({ item, concept }, row));
    return [{ kind: 'answer', item, concept, answer, isInvented, ...(inventedRows.length > 0 && { inventedRows }) }];
  });
  if (given.length > 0) return given.slice(0, mostConcepts);
  const unasked = { item, concept: null };
  const why = explained.has(item) ? { reason: null, led: [] } : hiddenBecause(known, unasked, explained);
  return [{ kind: 'unasked', ...unasked, ...why }];
}
