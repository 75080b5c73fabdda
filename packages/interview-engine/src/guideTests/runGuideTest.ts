import {
  childrenOf,
  type GuideDocument,
  type Key,
  lostNames,
  type LostName,
  nearestName,
  orderOf,
  placeOf,
  renamed,
  type PlacedTest,
  type TestAnswer,
  type TestedQuestion,
} from '@guide-studio/guide-core';
import { checkAnswer } from '../answers/checkAnswer.ts';
import type { Answer } from '../answers/answer.ts';
import { drawnConcepts } from '../course/drawnConcepts.ts';
import { type Course, followBy, type PassedStep, type Start } from '../course/follow.ts';
import type { HiddenReason } from '../course/hiddenReason.ts';
import { outcomeOf } from '../course/record.ts';
import { createSession, type Session } from '../course/session.ts';
import { verdictOn } from '../course/verdict.ts';
import type { EndStep } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { plausibleAnswer } from '../rehearsal/plausibleAnswer.ts';
import { type AnswerReader, answerReader } from './answerFor.ts';
import type { At, Difference } from './difference.ts';

/** A name that means nothing, with the nearest one that means something. */
export interface Outdated extends LostName {
  readonly nearest: string | null;
}

/** What came of a guide test. */
export interface TestResult {
  /** `outdated`: it names parts that the guide does not have, so what it expects cannot be told. */
  readonly state: 'passed' | 'failed' | 'outdated';
  /** What differs, most telling first. Empty unless it failed. */
  readonly differences: readonly Difference[];
  /** Empty unless it is outdated. */
  readonly lost: readonly Outdated[];
  /** Its whole interview. Questions whose answer is outdated or refused have plausible answers. */
  readonly session: Session;
}

/** Runs a guide test. `doc` is the same guide as a document; the guide must be valid. */
export function runGuideTest(guide: Guide, doc: GuideDocument, test: PlacedTest): TestResult {
  const placed = renamed(doc, test);
  const held = interviewOf(guide, doc, placed);
  const { session } = held;
  const lost = lostNames(doc, placed);
  if (lost.length > 0) {
    const outdated = lost.map((one) => ({
      kind: one.kind,
      name: one.name,
      question: one.question,
      nearest: nearestName(doc, one),
    }));
    return { state: 'outdated', differences: [], lost: outdated, session };
  }
  const differences = differencesOf(guide, held, placed);
  return { state: differences.length === 0 ? 'passed' : 'failed', differences, lost: [], session };
}

/** The seed of tests that name none. */
const usualSeed = 'test';

interface Held {
  readonly course: Course;
  readonly session: Session;
  readonly refused: readonly Difference[];
  readonly places: Places;
  readonly reader: AnswerReader;
}

/** Holds the interview of a test to its end. */
function interviewOf(guide: Guide, doc: GuideDocument, placed: PlacedTest): Held {
  const { test } = placed;
  const plan = planOf(guide);
  const places = placesIn(doc, placed);
  const reader = answerReader(doc, placed);
  const start: Start = startOf(plan, places, placed);
  const byItem = new Map(
    Object.entries(test.answers ?? {}).map(([question, answer]) => [places.item(question), { question, answer }]),
  );
  const refused: Difference[] = [];

  function answerTo(step: PassedStep['step']): Answer {
    if (step.kind !== 'item') return plausibleAnswer(guide, step, start);
    const { planned, concept } = step.asked.occasion;
    const known = byItem.get(planned.index);
    const answer = known && ofConcept<TestAnswer>(known.answer, planned.block, concept, places);
    if (known === undefined || answer === undefined) return plausibleAnswer(guide, step, start);
    const checked = checkAnswer(step, reader.answerFor(known.question, answer, step.asked));
    if (checked.ok) return checked.answer;
    refused.push({ code: 'answerRefused', item: planned.index, concept, answer, problem: checked.problem });
    return plausibleAnswer(guide, step, start);
  }

  const course = followBy(guide, start, answerTo);
  const answers = course.passed.map(({ step, answer }) => ({ stepId: step.stepId, answer }));
  return { course, session: { ...createSession(start), answers }, refused, places, reader };
}

function startOf(plan: Plan, places: Places, { test }: PlacedTest): Start {
  const { seed = usualSeed, urlParams = {}, firstConcepts = [] } = test;
  const keys = firstConcepts.flatMap((name) => {
    const at = places.concept(name);
    return at === undefined ? [] : (plan.blocks[at.block]?.concepts[at.concept]?.key ?? []);
  });
  return createSession({ seed, urlParams, ...(keys.length === 0 ? {} : { firstConcepts: keys }) });
}

/** Finds the questions and concepts that a test names. */
interface Places {
  item(name: string): number | undefined;
  concept(name: string): { readonly block: number; readonly concept: number } | undefined;
}

function placesIn(doc: GuideDocument, { places }: PlacedTest): Places {
  const keyOf = (kind: 'question' | 'concept', name: string): Key => places.get(placeOf(kind, name, null)) ?? '';
  return {
    item: (name) => orderOf(doc, keyOf('question', name)) ?? undefined,
    concept(name) {
      const key = keyOf('concept', name);
      for (const [block, node] of childrenOf(doc.root, 'blocks').entries()) {
        const concept = childrenOf(node, 'concepts').findIndex((one) => one.key === key);
        if (concept !== -1) return { block, concept };
      }
      return undefined;
    },
  };
}

type PerConcept<T> = T | { readonly byConcept: Readonly<Record<string, T>> };

/** Returns what is said for a concept; undefined if nothing is. */
function ofConcept<T extends TestAnswer | readonly string[]>(
  value: PerConcept<T>,
  block: number,
  concept: number | null,
  places: Places,
): T | undefined {
  if (typeof value !== 'object' || !('byConcept' in value)) return value;
  const named = Object.entries(value.byConcept).find(([name]) => {
    const at = places.concept(name);
    return at?.block === block && at.concept === concept;
  });
  return named?.[1];
}

function differencesOf(guide: Guide, held: Held, { test }: PlacedTest): readonly Difference[] {
  const { course, refused, places, reader } = held;
  const plan = planOf(guide);
  const { outcome, exactly, shown, notShown, inOrder, options, concepts, closing } = test.expect;
  const asked = course.passed.flatMap(({ step }) => (step.kind === 'item' ? [step.asked] : []));
  const seen: readonly At[] = asked.map(({ occasion }) => ({
    item: occasion.planned.index,
    concept: occasion.concept,
  }));
  const found: Difference[] = [...refused];
  const end = course.current;

  if (outcome !== undefined && end.kind === 'end' && end.outcome !== outcome) {
    const by = end.outcome === 'screened_out' ? (seen.at(-1)?.item ?? null) : null;
    found.push({ code: 'otherOutcome', expected: outcome, by });
  }

  const wanted = (list: readonly TestedQuestion[] | undefined): readonly At[] =>
    (list ?? []).flatMap((one) => {
      const item = places.item(typeof one === 'string' ? one : one.question);
      const concept = typeof one === 'string' ? null : (places.concept(one.concept)?.concept ?? null);
      return item === undefined ? [] : [{ item, concept }];
    });
  const missing = (at: At): Difference => ({ code: 'questionMissing', ...at, reason: whyHidden(plan, held, at) });

  for (const at of wanted(shown)) if (!seen.some((one) => fits(one, at))) found.push(missing(at));
  for (const at of wanted(notShown)) {
    const one = seen.find((each) => fits(each, at));
    if (one !== undefined) found.push({ code: 'questionShown', ...one });
  }
  found.push(...outOfOrder(wanted(inOrder), seen, missing));
  if (exactly !== undefined) {
    const all = wanted(exactly);
    const extra = seen.find((one) => !all.some((at) => fits(one, at)));
    if (extra !== undefined) found.push({ code: 'questionExtra', ...extra });
    found.push(...outOfOrder(all, seen, missing));
  }

  for (const [question, value] of Object.entries(options ?? {})) {
    const item = places.item(question);
    const occasions = asked.filter(({ occasion }) => occasion.planned.index === item);
    if (item !== undefined && occasions.length === 0) found.push(missing({ item, concept: null }));
    for (const { occasion, options: there } of occasions) {
      const { planned, concept } = occasion;
      const names = ofConcept<readonly string[]>(value, planned.block, concept, places);
      if (names === undefined) continue;
      const at = { item: planned.index, concept };
      const ids = reader.optionIds(question, names);
      for (const option of ids) {
        if (!there.some(({ id }) => id === option)) found.push({ code: 'optionMissing', ...at, option });
      }
      for (const { id } of there) if (!ids.includes(id)) found.push({ code: 'optionExtra', ...at, option: id });
    }
  }

  if (concepts !== undefined) {
    const names = concepts.flatMap((name) => places.concept(name) ?? []);
    const drawn = asked.flatMap(({ occasion: { planned, concept } }) =>
      concept === null ? [] : [{ block: planned.block, concept }],
    );
    const isIn = (list: typeof drawn, one: (typeof drawn)[number]): boolean =>
      list.some(({ block, concept }) => block === one.block && concept === one.concept);
    for (const one of names) if (!isIn(drawn, one)) found.push({ code: 'conceptMissing', ...one });
    const extra = drawn.find((one) => !isIn(names, one));
    if (extra !== undefined) found.push({ code: 'conceptExtra', ...extra });
  }

  if (closing !== undefined && end.kind === 'end') {
    const { message } = stepFor(guide, end) as EndStep;
    if (!message.includes(closing)) found.push({ code: 'otherClosing', expected: closing, actual: message });
  }
  return found;
}

/** Returns true if a question as it was asked is the one that is named: for that concept, or for any. */
function fits(asked: At, named: At): boolean {
  return asked.item === named.item && (named.concept === null || asked.concept === named.concept);
}

/** Returns the first difference from an order: what is missing in it, or comes too early. */
function outOfOrder(
  wanted: readonly At[],
  seen: readonly At[],
  missing: (at: At) => Difference,
): readonly Difference[] {
  let next = 0;
  for (const [place, at] of wanted.entries()) {
    const found = seen.findIndex((one, index) => index >= next && fits(one, at));
    if (found !== -1) {
      next = found + 1;
      continue;
    }
    const early = seen.find((one) => fits(one, at));
    const first = wanted[place - 1];
    return [early === undefined || first === undefined ? missing(at) : { code: 'otherOrder', ...early, first }];
  }
  return [];
}

/** Returns why a question is not shown: for one concept, or the same for every concept. */
function whyHidden(plan: Plan, { course, session }: Held, { item, concept }: At): HiddenReason | null {
  const planned = plan.items[item];
  const block = planned && plan.blocks[planned.block];
  if (planned === undefined || block === undefined) return null;
  const known = { record: course.record, urlParams: session.urlParams };
  const isOut = course.current.kind === 'end' && course.current.outcome === 'screened_out';
  const reasons = (block.isConceptBlock ? (concept === null ? [...block.concepts.keys()] : [concept]) : [null]).map(
    (each): HiddenReason | null => {
      const occasion = { planned, concept: each };
      const outcome = outcomeOf(course.record, occasion);
      if (outcome.state === 'hidden') return outcome.reason;
      if (isOut) return { because: 'screenedOut' };
      const drawn = each === null ? undefined : drawnConcepts(block, known, session).verdicts[each];
      const verdict = drawn?.state === 'hidden' ? drawn : verdictOn(occasion, known);
      return verdict.state === 'hidden' ? verdict.reason : null;
    },
  );
  const [first = null] = reasons;
  return reasons.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null;
}
