import { type Answer, selectedIn } from '../answers/answer.ts';
import { selectBounds } from '../asked/selectBounds.ts';
import { itemStepId } from '../asked/openStep.ts';
import type { Occasion } from '../asked/occasion.ts';
import { ownOptionId } from '../course/carryForward.ts';
import type { UrlParams } from '../course/urlParams.ts';
import type { Seeds } from '../draw/seeds.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import type { Session } from '../course/session.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { inventedOwnOption } from '../wording/inventedTexts.ts';
import {
  allowsOwn,
  always,
  type CheapestInterview,
  decide,
  type Diagram,
  type Exploration,
  type Fact,
  type Goal,
  type Known,
  type Logic,
  occasionKey,
  wholeStep,
} from '../logic/index.ts';
import { neededSteps } from './neededSteps.ts';

/**
 * A shortest way to a goal: everything that an interview needs to reach it. What is not in it does not matter.
 */
export interface Witness {
  /** Its length: the number of answers and link parameters. */
  readonly length: number;
  /** The link parameters that it needs; a parameter has several values only if no link with one value leads there. */
  readonly urlParams: UrlParams;
  /** Concepts, by key, that the draw must take; the rest of it does not matter. */
  readonly firstConcepts: readonly string[];
  /** By stepId, in the order of the guide. */
  readonly answers: ReadonlyMap<string, Answer>;
  /**
   * The steps, by id, and the blocks with a draw, by index, that matter: whatever happens at the others, the goal is
   * reached.
   */
  readonly needed: ReadonlySet<string | number>;
  /** The step at which the goal is reached; null: the end. */
  readonly at: string | null;
}

/**
 * Returns a shortest way to a goal: the fewest answers and link parameters. Null if there is none; not known if the
 * steps granted are spent.
 *
 * @param exploration Of {@link explore}.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { explore, orNull, rehearseWitness, witnessFor } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const way = orNull(witnessFor(explore(cooking), { kind: 'item', item: 1 }));
 * if (way) console.log(way.length, way.answers); // 1 Map(1) { 'b1.i1' => { selected: [ 'o1' ] } }
 * if (way) console.log(rehearseWitness(cooking, way, { seeds: { seed: 'way' } }).answers.length); // 1
 * ```
 */
export const witnessFor = (exploration: Exploration, goal: Goal): Known<Witness | null> =>
  decide(() => witnessIn(exploration, goal));

function witnessIn(exploration: Exploration, goal: Goal): Witness | null {
  const cheapest = exploration.cheapestFor(goal);
  if (cheapest === null) return null;
  const { way, alternative } = cheapest;
  const planned = exploration.logic.plan.items[alternative.at ?? -1];
  const at = planned === undefined ? null : itemStepId({ planned, concept: alternative.concept });
  let needed: Witness['needed'] | undefined;
  return {
    length: Math.floor(way.cost / wholeStep),
    ...interviewFor(exploration.logic, way),
    // Only ways that are described need this, and it takes longer than the way.
    get needed() {
      return (needed ??= neededSteps(exploration, goal, cheapest));
    },
    at,
  };
}

/**
 * Returns the interview of a witness: at its step, or, for `whole`, up to its end. Steps that do not matter get plausible
 * answers, which follow from `seeds`.
 */
export function rehearseWitness(
  guide: Guide,
  witness: Witness,
  { seeds, whole = false }: { readonly seeds: Seeds; readonly whole?: boolean },
): Session {
  const { urlParams, firstConcepts, answers, at } = witness;
  const start = { ...seeds, urlParams, ...(firstConcepts.length === 0 ? {} : { firstConcepts }) };
  return rehearse(guide, start, { sheet: answers, at: whole ? 'end' : (at ?? 'end') }).session;
}

/**
 * Returns the interview in which these facts hold and no others. What no fact is about is as in `present`, if it can
 * be.
 */
export function interviewFor(
  logic: Logic,
  { facts, decisions }: Pick<CheapestInterview, 'facts' | 'decisions'>,
  present: ReadonlyMap<string, Answer> = noAnswers,
): Pick<Witness, 'urlParams' | 'firstConcepts' | 'answers'> {
  const urlParams = new Map<string, string[]>();
  const firstConcepts: string[] = [];
  const byOccasion = new Map<string, Fact[]>();
  for (const level of facts) {
    const fact = logic.facts.all[level]?.fact;
    if (fact === undefined) continue;
    if (fact.kind === 'parameter') {
      urlParams.set(fact.name, [...(urlParams.get(fact.name) ?? []), fact.value]);
    } else if (fact.kind === 'drawn') {
      const key = logic.plan.blocks[fact.block]?.concepts[fact.concept]?.key;
      if (key !== undefined) firstConcepts.push(key);
    } else if ('occasion' in fact) {
      const key = occasionKey(fact.occasion);
      byOccasion.set(key, [...(byOccasion.get(key) ?? []), fact]);
    }
  }
  const isTrue = new Set(facts);
  const holds = (diagram: Diagram): boolean => logic.diagrams.given(diagram, (level) => isTrue.has(level)) === always;
  const answers = new Map<string, Answer>();
  for (const decision of decisions) {
    const decides = logic.decisions[decision]?.decides;
    if (decides?.kind !== 'answer') continue;
    const { occasion } = decides;
    const key = occasionKey(occasion);
    const known = byOccasion.get(key);
    if (known === undefined) continue;
    const isMatrix = occasion.planned.item.type === 'matrix';
    const before = present.get(itemStepId(occasion));
    const answer = isMatrix
      ? cellsWith(logic, occasion, key, known, before)
      : choiceWith(logic, occasion, known, holds, before);
    answers.set(itemStepId(occasion), answer);
  }
  return { urlParams: Object.fromEntries(urlParams), firstConcepts, answers };
}

const noAnswers: ReadonlyMap<string, Answer> = new Map();

/** Selects a column per fact; rows without one get a column that no fact is about. */
function cellsWith(
  { facts: { of } }: Logic,
  { planned }: Occasion,
  key: string,
  facts: readonly Fact[],
  present: Answer | undefined,
): Answer {
  const before = present !== undefined && 'cells' in present ? present.cells : {};
  const cellsIn = (among: readonly Fact[], row: string) =>
    among.flatMap((fact) => (fact.kind === 'cell' && fact.row === row ? fact.options : []));
  const all = (of.get(key) ?? []).map(({ fact }) => fact);
  const elsewhere = new Set(planned.rows.flatMap(({ id }) => cellsIn(facts, id)[0] ?? []));
  const cells = planned.rows.map(({ id }) => {
    const named = new Set(cellsIn(all, id));
    const free = planned.options.filter((option) => !named.has(option));
    // Another column than in the rows that matter, so that a row taken for another one is noticed.
    const plain = free.find((option) => !elsewhere.has(option)) ?? free[0] ?? planned.options[0];
    const fitting = cellsIn(facts, id);
    const asBefore = (fitting.length > 0 ? fitting : free).find((option) => option.id === before[id]);
    const [chosen = plain] = fitting;
    return [id, (asBefore ?? chosen)?.id ?? ''] as const;
  });
  return { cells: Object.fromEntries(cells) };
}

/** Selects one option per fact, then others without a fact as far as the bounds require. */
function choiceWith(
  logic: Logic,
  occasion: Occasion,
  facts: readonly Fact[],
  holds: (diagram: Diagram) => boolean,
  present: Answer | undefined,
): Answer {
  const { planned } = occasion;
  const before = new Set(present === undefined ? [] : selectedIn(present));
  const isBefore = ({ id }: PlannedOption): boolean => before.has(id);
  const chosen: string[] = [];
  const more: PlannedOption[] = [];
  let isOwn = false;
  for (const fact of facts) {
    if (fact.kind === 'selected') {
      const [first = fact.options[0], ...others] = fact.options.filter(isBefore);
      chosen.push(first?.id ?? '', ...others.map(({ id }) => id));
      if (first?.exclusive !== true) more.push(...fact.options.filter(({ id }) => !chosen.includes(id)));
    } else if (fact.kind === 'own') isOwn = true;
    else if (fact.kind === 'carriedOwn') chosen.push(ownOptionId(fact.origin));
  }
  const of = logic.facts.of.get(occasionKey(occasion)) ?? [];
  const withFact = new Set(of.flatMap(({ fact }) => (fact.kind === 'selected' ? fact.options : [])));
  const rest = planned.carriedFrom === null ? planned.options.filter((option) => !withFact.has(option)) : [];
  const isAlone = planned.options.some(({ id, exclusive }) => exclusive && chosen.includes(id));
  const carried = logic.carried(occasion)?.filter(({ shown }) => holds(shown.diagram)).length ?? null;
  const bounds = selectBounds(planned.item, planned.options)?.minSelect ?? 1;
  // The minimum of a carried list is lowered to what is shown of it.
  const least = carried === null ? bounds : Math.max(1, Math.min(bounds, carried));
  const { multiSelect, maxSelect } = planned.item.type === 'multiple_choice' ? planned.item : {};
  const most = multiSelect === true ? (maxSelect ?? Number.POSITIVE_INFINITY) : 1;
  for (const { id } of isAlone ? [] : rest.filter((option) => isBefore(option) && !option.exclusive))
    if (chosen.length + Number(isOwn) < most) chosen.push(id);
  const fill = isAlone ? [] : [...rest.filter(({ id, exclusive }) => !exclusive && !chosen.includes(id)), ...more];
  const mayAdd = !isAlone && allowsOwn(planned) && !of.some(({ fact }) => fact.kind === 'own');
  const count = chosen.length + Number(isOwn);
  const alone = rest.find(({ exclusive }) => exclusive);
  if (count === 0 && fill.length + Number(mayAdd) < least && alone !== undefined) return { selected: [alone.id] };
  const missing = isAlone ? 0 : Math.max(0, least - count);
  chosen.push(...fill.slice(0, missing).map(({ id }) => id));
  isOwn ||= mayAdd && missing > fill.length;
  if (!isOwn) return { selected: chosen };
  const custom = present !== undefined && 'custom' in present ? present.custom : undefined;
  return { selected: chosen, custom: custom ?? inventedOwnOption(logic.plan.language, occasion) };
}
