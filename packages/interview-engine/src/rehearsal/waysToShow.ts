import { entryOf } from '@guide-studio/guide-core';
import { type Answer, selectedIn } from '../answers/answer.ts';
import { sameAnswer } from '../answers/sameAnswer.ts';
import type { Course, PassedStep, Start } from '../course/follow.ts';
import type { HiddenReason } from '../course/hiddenReason.ts';
import { itemStepId } from '../asked/openStep.ts';
import { outcomeOf } from '../course/record.ts';
import type { Occasion } from '../asked/occasion.ts';
import { isScreenedOutBy } from '../course/screening.ts';
import { seedFor, seedsOf } from '../draw/seeds.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Session } from '../course/session.ts';
import { candidateAnswers, triesEverything } from './candidateAnswers.ts';
import { dependenciesOf } from './dependencies.ts';
import { type AnswerSheet, rehearse, rehearsedCourse } from './rehearse.ts';

/** One thing to change. */
export type InterviewChange =
  | {
      readonly kind: 'answer';
      readonly stepId: string;
      readonly answer: Answer;
      /** The present answer, or null if there is none. */
      readonly before: Answer | null;
    }
  /** `value` null removes the parameter from the link. */
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string | null }
  /** A different draw of concepts, because this interview happens not to show the concept. */
  | { readonly kind: 'concepts'; readonly seed: string };

/** Changes that together show a question. */
export interface Way {
  readonly changes: readonly InterviewChange[];
  /** The interview with these changes, at the question. Other open steps have plausible answers. */
  readonly session: Session;
}

/** What would show a question; see {@link waysToShow}. */
export type WaysToShow =
  /** The interview already shows it, or reaches it with plausible answers. */
  | { readonly kind: 'reached'; readonly session: Session }
  /** The smallest changes. Each way is sufficient on its own. */
  | { readonly kind: 'ways'; readonly ways: readonly Way[] }
  /** `isCertain`: everything was tried, so the question can never be shown. `reason` is the present obstacle. */
  | { readonly kind: 'none'; readonly isCertain: boolean; readonly reason: HiddenReason | null };

/** The question and, in a concept block, the concept. Indexes count from 0. */
export interface Target {
  readonly item: number;
  readonly concept: number | null;
}

/** The maximum number of changes in one way. */
const mostChanges = 3;
/** The maximum number of questions followed, in all trial interviews together. */
const mostWork = 400_000;
const mostWays = 3;
/** The maximum number of draws to try until one includes the concept. */
const mostDraws = 48;

/**
 * Returns the smallest changes with which an interview shows a question. Fewer changed answers and parameters come
 * first, then smaller changes of each. Open answers count as well if the question depends on them. Everything else
 * stays, or gets plausible answers.
 */
export function waysToShow(guide: Guide, session: Session, target: Target): WaysToShow {
  const plan = planOf(guide);
  const planned = plan.items[target.item];
  if (planned === undefined) return { kind: 'none', isCertain: true, reason: null };
  return search(guide, plan, session, { planned, concept: target.concept });
}

/** One thing that may change, with its possible values. */
type Variable = {
  /** True if no other values could make a further difference. */
  readonly isComplete: boolean;
} & (
  | { readonly kind: 'answer'; readonly stepId: string; readonly values: readonly Answer[] }
  | { readonly kind: 'parameter'; readonly name: string; readonly values: readonly (string | null)[] }
);

interface Trial {
  readonly start: Start;
  readonly sheet: AnswerSheet;
}

function search(guide: Guide, plan: Plan, session: Session, occasion: Occasion): WaysToShow {
  const at = itemStepId(occasion);
  const given: AnswerSheet = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer]));
  const plain: Trial = { start: startOf(session), sheet: given };
  const run = (trial: Trial): Course =>
    rehearsedCourse(guide, trial.start, trial.sheet, at, (step) => isBeyond(step, occasion)).course;
  const first = run(plain);
  if (isShown(first, occasion))
    return { kind: 'reached', session: rehearse(guide, plain.start, given, { at }).session };

  const variables = variablesFor(plan, session, first, occasion);
  const relevant = new Set(variables.flatMap((one) => (one.kind === 'answer' ? [one.stepId] : [])));
  const found = new Map<string, { readonly trial: Trial; readonly changes: readonly InterviewChange[] }>();
  let left = Math.max(200, Math.floor(mostWork / Math.max(1, occasion.planned.index + 1)));
  let isByChance = false;
  let fewest = Number.POSITIVE_INFINITY;

  function look(trial: Trial): void {
    left -= 1;
    const course = run(trial);
    if (isShown(course, occasion)) {
      const changes = changesOf(course, trial.start, session, given, relevant);
      fewest = Math.min(fewest, changes.length);
      found.set(JSON.stringify(changes), { trial, changes });
    } else if (trial.start.pinned === session.pinned && isNotDrawn(course, occasion)) lookAtDraws(trial);
  }
  function lookAtDraws(trial: Trial): void {
    isByChance = true;
    for (let draw = 1; draw <= mostDraws && left > 0; draw += 1) {
      const concepts = `${seedFor(session, 'concepts')} ${draw}`;
      // A concept that is to come first could displace the target concept.
      const { firstConcepts: _, ...others } = trial.start;
      const drawn = { ...trial, start: { ...others, pinned: { ...session.pinned, concepts } } };
      left -= 1;
      if (isShown(run(drawn), occasion)) return look(drawn);
    }
  }

  look(plain);
  let size = 1;
  for (; size <= Math.min(mostChanges, variables.length) && size <= fewest && left > 0; size += 1) {
    for (const chosen of combinations(variables, size)) {
      for (const trial of trialsOf(plain, chosen)) {
        if (left > 0) look(trial);
      }
    }
  }
  if (found.size === 0) {
    const isCertain = left > 0 && size > variables.length && !isByChance && variables.every((one) => one.isComplete);
    return { kind: 'none', isCertain, reason: reasonOf(first, occasion) };
  }
  const ways = smallest([...found.values()].filter(({ changes }) => changes.length === fewest));
  return {
    kind: 'ways',
    ways: ways.map(({ trial, changes }) => ({
      changes,
      session: rehearse(guide, trial.start, trial.sheet, { at }).session,
    })),
  };
}

/** Of several ways that change the same things, keeps those with the smallest changes. */
function smallest<One extends { readonly changes: readonly InterviewChange[] }>(ways: readonly One[]): readonly One[] {
  const sized = ways
    .map((way) => ({ way, what: way.changes.map(whatOf).join(), size: sum(way.changes.map(sizeOf)) }))
    .sort((one, other) => one.size - other.size);
  const least = new Map<string, number>();
  for (const { what, size } of sized) least.set(what, Math.min(size, least.get(what) ?? size));
  return sized.flatMap(({ way, what, size }) => (size === least.get(what) ? [way] : [])).slice(0, mostWays);
}

function whatOf(change: InterviewChange): string {
  if (change.kind === 'answer') return change.stepId;
  return change.kind === 'parameter' ? `?${change.name}` : change.kind;
}

/** Returns the size of a change: options added and removed, or cells of a matrix. */
function sizeOf(change: InterviewChange): number {
  if (change.kind !== 'answer') return 1;
  const [now, before] = [partsOf(change.answer), partsOf(change.before)];
  return now.filter((part) => !before.includes(part)).length + before.filter((part) => !now.includes(part)).length;
}

function partsOf(answer: Answer | null): readonly string[] {
  if (answer !== null && 'cells' in answer) return Object.entries(answer.cells).map((cell) => cell.join(' '));
  return answer === null ? [] : selectedIn(answer);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function startOf(session: Session): Start {
  return { urlParams: session.urlParams, ...seedsOf(session) };
}

/** Returns true if questions from this step on cannot affect the target. */
function isBeyond(step: PassedStep['step'], { planned, concept }: Occasion): boolean {
  if (step.kind === 'welcome') return false;
  const at = step.asked.occasion.planned;
  return at.block > planned.block || (concept === null && at.index > planned.index);
}

const isShown = ({ record }: Course, occasion: Occasion): boolean => outcomeOf(record, occasion).state === 'asked';

function reasonOf({ record, current }: Course, occasion: Occasion): HiddenReason | null {
  const outcome = outcomeOf(record, occasion);
  if (outcome.state === 'hidden') return outcome.reason;
  return current.kind === 'end' && current.outcome === 'screened_out' ? { because: 'screenedOut' } : null;
}

const isNotDrawn = (course: Course, occasion: Occasion): boolean =>
  reasonOf(course, occasion)?.because === 'conceptNotDrawn';

function variablesFor(plan: Plan, session: Session, first: Course, target: Occasion): readonly Variable[] {
  const ended = first.passed.flatMap(({ step, answer }) =>
    step.kind === 'item' && isScreenedOutBy({ occasion: step.asked.occasion, asked: step.asked, answer })
      ? [step.asked.occasion]
      : [],
  );
  const { items, parameters, options, rows } = dependenciesOf(plan, [target, ...ended]);
  const indexes = [...new Set([...items, ...ended.map(({ planned }) => planned.index)])].sort((a, b) => a - b);
  const present = new Map(first.passed.map(({ step, answer }) => [step.stepId, answer]));
  const answers = indexes
    .flatMap((index) => occasionsFor(plan, index, target))
    .map((occasion): Variable => {
      const stepId = itemStepId(occasion);
      const { index } = occasion.planned;
      const named = { options: options.get(index) ?? new Set<string>(), rows: rows.get(index) ?? new Set<string>() };
      const values = candidateAnswers(occasion.planned, named, present.get(stepId) ?? null);
      return { kind: 'answer', stepId, values, isComplete: triesEverything(occasion.planned) };
    });
  const links = [...parameters].map(([name, values]): Variable => {
    const now = entryOf(session.urlParams, name);
    const others = values.filter((value) => now?.includes(value) !== true);
    return { kind: 'parameter', name, values: now === undefined ? others : [...others, null], isComplete: true };
  });
  return [...answers, ...links].filter(({ values }) => values.length > 0);
}

/** Returns the occasions of an item on which the target can depend. */
function occasionsFor(plan: Plan, index: number, target: Occasion): readonly Occasion[] {
  const planned = plan.items[index];
  const block = plan.blocks[planned?.block ?? -1];
  if (planned === undefined || block === undefined) return [];
  if (!block.isConceptBlock) return [{ planned, concept: null }];
  if (planned.block === target.planned.block) return [{ planned, concept: target.concept }];
  return [...block.concepts.keys()].map((concept) => ({ planned, concept }));
}

function* combinations<T>(values: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  for (let at = from; at <= values.length - size; at += 1) {
    const value = values[at] as T;
    if (size > 0) for (const rest of combinations(values, size - 1, at + 1)) yield [value, ...rest];
  }
}

function* trialsOf(trial: Trial, [variable, ...rest]: readonly Variable[]): Generator<Trial> {
  if (variable === undefined) {
    yield trial;
    return;
  }
  if (variable.kind === 'answer') {
    for (const value of variable.values) {
      yield* trialsOf({ ...trial, sheet: new Map([...trial.sheet, [variable.stepId, value]]) }, rest);
    }
    return;
  }
  for (const value of variable.values)
    yield* trialsOf({ ...trial, start: withParameter(trial.start, variable.name, value) }, rest);
}

function withParameter(start: Start, name: string, value: string | null): Start {
  const others = Object.entries(start.urlParams).filter(([other]) => other !== name);
  return { ...start, urlParams: Object.fromEntries(value === null ? others : [...others, [name, [value]]]) };
}

/** Returns how an interview that shows the target differs from the present one, as far as the target depends on it. */
function changesOf(
  course: Course,
  start: Start,
  session: Session,
  given: AnswerSheet,
  relevant: ReadonlySet<string>,
): readonly InterviewChange[] {
  const changes: InterviewChange[] = [];
  for (const { step, answer } of course.passed) {
    const before = given.get(step.stepId) ?? null;
    if (!relevant.has(step.stepId) || (before !== null && sameAnswer(before, answer))) continue;
    changes.push({ kind: 'answer', stepId: step.stepId, answer, before });
  }
  for (const name of new Set([...Object.keys(session.urlParams), ...Object.keys(start.urlParams)])) {
    const now = entryOf(start.urlParams, name);
    const [value] = now ?? [];
    if (now !== entryOf(session.urlParams, name)) changes.push({ kind: 'parameter', name, value: value ?? null });
  }
  const concepts = start.pinned?.concepts;
  if (concepts !== undefined && concepts !== session.pinned?.concepts)
    changes.push({ kind: 'concepts', seed: concepts });
  return changes;
}
