import type { HiddenReason } from '../course/hiddenReason.ts';
import type { OutcomeRecord } from '../course/record.ts';
import type { Plan, PlannedConditional } from '../plan/plan.ts';
import type { At, Given } from './difference.ts';

/** What is known of the interview of a test. */
export interface Known {
  readonly plan: Plan;
  readonly record: OutcomeRecord;
  readonly urlParams: Readonly<Record<string, readonly string[]>>;
  /** Tells whether the test says the answer to a question. */
  readonly says: (at: At) => boolean;
}

/** Returns what made a question hidden. `ended`: the question whose answer ended the interview. */
export function ledToHidden(known: Known, at: At, reason: HiddenReason | null, ended: number | null): readonly Given[] {
  switch (reason?.because) {
    case 'condition':
    case 'conceptCondition': {
      const failing = new Set(reason.failing.map(({ index }) => index));
      return ledByCondition(known, at, conditionalOf(known, at, reason.because), (index) => failing.has(index));
    }
    case 'nothingCarried':
      return answersTo(known, reason.source, at);
    case 'screenedOut':
      return ended === null ? [] : answersTo(known, ended, at);
    case 'conceptNotDrawn':
    case undefined:
      return [];
  }
}

/** Returns what made a question be shown: all that its condition asks about, if it has one. */
export function ledToShown(known: Known, at: At): readonly Given[] {
  return ledByCondition(known, at, conditionalOf(known, at, 'condition'), () => true);
}

/** Returns the answer with which options came to a question that carries them; nothing for other questions. */
export function ledToOptions(known: Known, at: At): readonly Given[] {
  const from = known.plan.items[at.item]?.carriedFrom ?? null;
  return from === null ? [] : answersTo(known, from, at);
}

function conditionalOf(
  { plan }: Known,
  { item, concept }: At,
  because: 'condition' | 'conceptCondition',
): PlannedConditional | null {
  const planned = plan.items[item];
  if (because === 'condition') return planned?.conditional ?? null;
  return plan.blocks[planned?.block ?? -1]?.concepts[concept ?? -1]?.conditional ?? null;
}

function ledByCondition(
  known: Known,
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

const valuesOf = ({ urlParams }: Known, parameter: string): readonly string[] =>
  Object.hasOwn(urlParams, parameter) ? (urlParams[parameter] ?? []) : [];

/** The number of concepts for which answers to one question are told. */
const mostConcepts = 3;

/** Returns the answers to a question: for the concept of `at` if it is of the same block, else for each. */
export function answersTo({ plan, record, says }: Known, item: number, at: At): readonly Given[] {
  const isSameBlock = plan.items[item]?.block === plan.items[at.item]?.block;
  const given = (record.byItem[item] ?? []).flatMap(({ occasion: { concept }, outcome }): readonly Given[] => {
    if (outcome.state !== 'asked' || (isSameBlock && at.concept !== null && concept !== at.concept)) return [];
    return [{ kind: 'answer', item, concept, answer: outcome.answer, isInvented: !says({ item, concept }) }];
  });
  return given.length === 0
    ? [{ kind: 'answer', item, concept: null, answer: null, isInvented: false }]
    : given.slice(0, mostConcepts);
}
