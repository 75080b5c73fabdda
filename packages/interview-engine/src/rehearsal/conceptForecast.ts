import type { Block } from '@guide-studio/guide-core';
import { evaluateConditional } from '../course/conditionals.ts';
import { followBy } from '../course/follow.ts';
import { createRecord } from '../course/record.ts';
import type { UrlParams } from '../course/urlParams.ts';
import { drawFor } from '../draw/drawFor.ts';
import type { Guide, Plan, PlannedBlock, PlannedConditional, PlannedCriterion } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { plausibleAnswer } from './plausibleAnswer.ts';

/*
 * The quick answer of the properties, beside `forecast`, which gives the same figures from shares. It stays because the
 * properties are part of the window's first screen: this adds 1.5 kB to it, `forecast` 20 kB; and it follows only what
 * decides about one block, so it takes a tenth of the time in a large guide. A test compares both.
 */

/** How many participants are expected to see each concept of a block. */
export interface ConceptForecast {
  /**
   * - `calculation`: no concept has a condition, so all draws are known and the numbers are exact
   * - `link`: conditions refer only to the link; exact if each value in the guide is as frequent as having none of them
   * - `simulation`: averages of rehearsed interviews
   */
  readonly by: 'calculation' | 'link' | 'simulation';
  readonly interviews: number;
  /** By concept, in the order of the block. */
  readonly expected: readonly number[];
  /** Participants who are expected to see no concept of the block. */
  readonly none: number;
}

/** The number of simulated interviews: enough for averages within a few percent, fewer if interviews are long. */
const mostInterviews = 600;
const leastInterviews = 60;
const mostSteps = 60_000;
/** The maximum number of links that are evaluated one by one. */
const mostLinks = 4_096;

/**
 * Returns the forecast for a block (counted from 0) and a number of participants who are not screened out. If
 * conditions of concepts depend on answers, simulated participants answer those questions: all options are equally
 * likely, no answer ends the interview, and each value of a link parameter in the guide is as frequent as having none
 * of them. The same guide and number give the same forecast. Null for a block without concepts.
 */
export function conceptForecast(guide: Guide, block: number, participants: number): ConceptForecast | null {
  const planned = planOf(guide).blocks[block];
  if (planned === undefined || planned.concepts.length === 0) return null;
  const criteria = planned.concepts.flatMap(({ conditional }) => conditional?.criteria ?? []);
  if (criteria.length === 0) return byLink(planned, participants, 'calculation', [{}]);
  const links = criteria.every(({ type }) => type === 'searchParam') ? linksOf(criteria) : null;
  return links === null ? simulated(guide, planned, participants) : byLink(planned, participants, 'link', links);
}

/** Returns every possible link with the values in criteria, or null if there are too many. */
function linksOf(criteria: readonly PlannedCriterion[]): readonly UrlParams[] | null {
  const values = new Map<string, Set<string>>();
  for (const criterion of criteria) {
    if (criterion.type !== 'searchParam') continue;
    values.set(criterion.parameter, (values.get(criterion.parameter) ?? new Set()).add(criterion.value));
  }
  let links: readonly UrlParams[] = [{}];
  for (const [name, known] of values) {
    if (links.length * (known.size + 1) > mostLinks) return null;
    links = links.flatMap((link) => [link, ...[...known].map((value) => ({ ...link, [name]: [value] }))]);
  }
  return links;
}

/** Counts each link equally often. Each eligible concept of a link is equally likely to be drawn. */
function byLink(
  { index, concepts, subsampleCount }: PlannedBlock,
  participants: number,
  by: 'calculation' | 'link',
  links: readonly UrlParams[],
): ConceptForecast {
  const expected = concepts.map(() => 0);
  const each = participants / links.length;
  let none = 0;
  for (const urlParams of links) {
    const known = { record: createRecord(), urlParams };
    const eligible = concepts.flatMap(({ conditional }, concept) =>
      evaluateConditional(conditional, known, { block: index, concept: null }).met === true ? [concept] : [],
    );
    if (eligible.length === 0) none += each;
    const share = Math.min(subsampleCount ?? eligible.length, eligible.length) / eligible.length;
    for (const concept of eligible) expected[concept] = (expected[concept] ?? 0) + each * share;
  }
  return { by, interviews: 0, expected, none };
}

function simulated(guide: Guide, planned: PlannedBlock, participants: number): ConceptForecast {
  const { small, target, parameters } = reduced(guide, planned);
  const counts = planned.concepts.map(() => 0);
  let none = 0;
  const interviews = interviewsFor(small);
  for (let number = 0; number < interviews; number += 1) {
    const seen = conceptsSeen(small, target, parameters, `forecast ${number}`);
    for (const concept of seen) counts[concept] = (counts[concept] ?? 0) + 1;
    if (seen.length === 0) none += 1;
  }
  const scaled = (count: number) => (participants * count) / interviews;
  return { by: 'simulation', interviews, expected: counts.map(scaled), none: scaled(none) };
}

function interviewsFor(small: Guide): number {
  const steps = planOf(small).blocks.reduce(
    (sum, { items, concepts }) => sum + items.length * (concepts.length || 1),
    0,
  );
  return Math.max(leastInterviews, Math.min(mostInterviews, Math.floor(mostSteps / steps)));
}

interface Reduced {
  readonly small: Guide;
  /** Index of the block in the reduced guide. */
  readonly target: number;
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

/** Returns the guide reduced to what decides about a block's concepts. One statement replaces the block's questions. */
function reduced(guide: Guide, planned: PlannedBlock): Reduced {
  const plan = planOf(guide);
  const { needed, parameters } = decidingAbout(plan, planned);
  const blocks: Block[] = [];
  let target = 0;
  for (const { index, items: all } of plan.blocks.slice(0, planned.index + 1)) {
    const block = guide.studyGuide[index];
    if (block === undefined) continue;
    const isTarget = index === planned.index;
    const kept = isTarget ? [seenHere] : all.filter((one) => needed.has(one.index)).map(({ item }) => item);
    if (isTarget) target = blocks.length;
    if (kept.length > 0) blocks.push({ ...block, items: kept });
  }
  const { welcomeMessage: _, ...rest } = guide;
  return { small: { ...rest, studyGuide: blocks }, target, parameters };
}

/** Replaces all questions of the block. */
const seenHere = { type: 'statement', text: '-' } as const;

/** Returns the questions and link parameters that decide, directly or not, which concepts of a block may be shown. */
function decidingAbout(plan: Plan, { concepts }: PlannedBlock) {
  const needed = new Set<number>();
  const parameters = new Map<string, string[]>();
  const read = (conditional: PlannedConditional | null): void => {
    for (const criterion of conditional?.criteria ?? []) {
      if (criterion.type === 'selectedTemplateOptions') need(criterion.source);
      else {
        const values = parameters.get(criterion.parameter) ?? [];
        if (!values.includes(criterion.value)) parameters.set(criterion.parameter, [...values, criterion.value]);
      }
    }
  };
  const need = (item: number): void => {
    const planned = plan.items[item];
    if (planned === undefined || needed.has(item)) return;
    needed.add(item);
    read(planned.conditional);
    if (planned.carriedFrom !== null) need(planned.carriedFrom);
    for (const { conditional } of plan.blocks[planned.block]?.concepts ?? []) read(conditional);
  };
  for (const { conditional } of concepts) read(conditional);
  return { needed, parameters };
}

function conceptsSeen(
  small: Guide,
  target: number,
  parameters: ReadonlyMap<string, readonly string[]>,
  seed: string,
): readonly number[] {
  const start = { seed, urlParams: linkFor(parameters, seed) };
  const { passed } = followBy(small, start, (step) => plausibleAnswer(small, step, start));
  return passed.flatMap(({ step }) => {
    if (step.kind !== 'item') return [];
    const { planned, concept } = step.asked.occasion;
    return planned.block === target && concept !== null ? [concept] : [];
  });
}

function linkFor(parameters: ReadonlyMap<string, readonly string[]>, seed: string): Record<string, readonly string[]> {
  const chosen: Record<string, readonly string[]> = {};
  for (const [name, values] of parameters) {
    const value = values[drawFor(seed, 'participant', 'link', name).below(values.length + 1)];
    if (value !== undefined) chosen[name] = [value];
  }
  return chosen;
}
