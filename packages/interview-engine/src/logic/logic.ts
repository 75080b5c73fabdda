import { remembered } from '@guide-studio/guide-core/internal';
import { isCarried } from '../assumptions.ts';
import type { Occasion } from '../asked/occasion.ts';
import { isRejecting } from '../course/screening.ts';
import type { Plan, PlannedConditional, PlannedCriterion } from '../plan/plan.ts';
import { acceptedAnswer } from './acceptedAnswer.ts';
import { noneOf, restOf } from './answerRule.ts';
import { type Budget, type Diagram, type Diagrams, always, createDiagrams, longestList, never } from './diagram.ts';
import { type Drawable, drawRule } from './drawRule.ts';
import { certain, decide, type Known, orNull, stopAt } from './known.ts';
import {
  type Facts,
  type PlacedFact,
  type Watched,
  demandKey,
  drawnKey,
  factsOf,
  notHiddenKey,
  onlyWhenKey,
  occasionKey,
  occasionsCounting,
  occasionsOfItem,
  ownOrigins,
  parameterKey,
} from './facts.ts';
import {
  restrictionsOfConditional,
  type GuidePart,
  type Restriction,
  restrictionKey,
  restrictionsIn,
  rulesOf,
} from './restrictions.ts';
import { inOrder, union, unionOf } from './numbers.ts';
import type { Owner } from './owner.ts';
import type { ShownOption, Statement } from './statement.ts';

/** Something that an interview decides, with the rule that the decision obeys. */
export interface Decision {
  /** `fact`: a link parameter, a switch, or what a restriction demands. */
  readonly decides:
    | { readonly kind: 'fact'; readonly level: number }
    | { readonly kind: 'draw'; readonly block: number }
    | { readonly kind: 'answer'; readonly occasion: Occasion };
  /** Itself and every decision before it on which its rule depends, lowest first. */
  readonly closure: readonly number[];
  readonly rule: Known<Diagram>;
  /** Statements that hold together exactly where the rule does, each about little: more follows from them at once. */
  readonly apart: Known<readonly Diagram[]>;
}

/**
 * A guide as statements about facts. They describe an interview that nobody ends: a screener's answers are statements of
 * their own (`rejected`), so that the questions behind a screener do not all depend on it.
 */
export interface Logic {
  readonly plan: Plan;
  readonly diagrams: Diagrams;
  readonly facts: Facts;
  /** Each depends only on those before it. */
  readonly decisions: readonly Decision[];
  not(statement: Statement): Statement;
  /** All of them hold. */
  every(statements: readonly Statement[]): Statement;
  /** The levels of the facts of a decision. */
  factsOfDecision(decision: number): readonly number[];
  /** The question is asked, unless the interview ended before. */
  asked(occasion: Occasion): Statement;
  /** A concept is shown. */
  drawn(block: number, concept: number): Statement;
  /** A criterion is met. `reader` is the place of its conditional. */
  met(criterion: PlannedCriterion, reader: Reader): Statement;
  conditionalMet(conditional: PlannedConditional | null, reader: Reader): Statement;
  /** The link has a parameter with a value; never if no condition names it. */
  parameter(name: string, value: string): Statement;
  /** The answer to a screening question ends the interview. */
  rejected(occasion: Occasion): Statement;
  /** What a question with carried options shows; null if its options are its own. */
  carried(occasion: Occasion): readonly ShownOption[] | null;
  /** One of these options is selected; needs facts of all of them. */
  selected(occasion: Occasion, options: readonly string[], row: string | null): Statement;
  /** A restriction is not taken out; always, if none can be. */
  inForce(restriction: Restriction): Statement;
  /** A question or concept is hidden only when its condition, as far as that is in force, is not met; always, if nothing can be taken out. */
  onlyWhen(owner: Owner): Statement;
}

export interface Reader {
  readonly block: number;
  readonly concept: number | null;
}

const noDecisions: readonly number[] = [];

/**
 * Returns the statements of a guide. A statement that reaches a limit ends the question in which it is asked for.
 * `canTakeOut`: each restriction demands something only where it is `inForce`. A part of which one is taken out may be
 * shown or hidden, for each concept separately, so that nothing is concluded from what it said.
 */
export function logicOf(plan: Plan, budget: Budget, watched: readonly Watched[] = [], canTakeOut = false): Logic {
  const facts = factsOf(plan, watched, canTakeOut);
  const diagrams = createDiagrams(budget);
  const { and, or, not, choose } = diagrams;
  const negated = ({ diagram, decisions: of }: Statement): Statement => ({ diagram: not(diagram), decisions: of });
  const decisions: Decision[] = [];
  const decisionOfAnswer = new Map<string, number>();
  const decisionOfParameter = new Map<string, number>();
  const decisionOfDraw = new Map<number, number>();
  const decisionOfSwitch = new Map<string, number>();
  const decisionOfDemand = new Map<string, number>();
  const statements = new Map<string, Known<Statement>>();

  /** The list of one decision, which is the same for all statements about it. */
  const alone: (readonly number[])[] = [];
  const decisionAlone = (decision: number): readonly number[] => (alone[decision] ??= [decision]);

  const literal = ({ level }: PlacedFact): Diagram => diagrams.fact(level);
  const fixed = (holds: boolean): Statement => ({ diagram: holds ? always : never, decisions: noDecisions });

  function join(
    statementsIn: readonly Statement[],
    by: (one: Diagram, other: Diagram) => Diagram,
    none: Diagram,
  ): Statement {
    const [first] = statementsIn;
    if (first !== undefined && statementsIn.length === 1) return first;
    return {
      diagram: joinDiagrams(
        statementsIn.map(({ diagram }) => diagram),
        by,
        none,
      ),
      decisions: unionOf(statementsIn.map((one) => one.decisions)),
    };
  }
  /** The last first: facts are in order, so what there is already lies below the next one and need not be walked. */
  function joinDiagrams(of: readonly Diagram[], by: (one: Diagram, other: Diagram) => Diagram, none: Diagram): Diagram {
    const open = of.filter((one) => one !== never && one !== always);
    if (open.length > longestList) stopAt('list');
    return of.reduceRight((all, one) => by(one, all), none);
  }
  const any = (of: readonly Statement[]): Statement => join(of, or, never);
  const every = (of: readonly Statement[]): Statement => join(of, and, always);

  /** Works a statement out once. One that needed too many steps is not tried again. */
  function once(key: string, work: () => Statement): Statement {
    const known = remembered(statements, key, () => worked(work));
    return certain(known);
  }

  function decisionsOfAnswer(occasion: Occasion): readonly number[] {
    const decision = decisionOfAnswer.get(occasionKey(occasion));
    return decision === undefined ? noDecisions : decisionAlone(decision);
  }

  function selected(occasion: Occasion, options: readonly string[], row: string | null): Statement {
    return {
      diagram: joinDiagrams(facts.aboutOptions(occasion, options, row).map(literal), or, never),
      decisions: decisionsOfAnswer(occasion),
    };
  }

  function parameter(name: string, value: string): Statement {
    const key = parameterKey(name, value);
    const placed = facts.parameters.get(key);
    const decision = decisionOfParameter.get(key);
    return placed === undefined || decision === undefined
      ? fixed(false)
      : { diagram: literal(placed), decisions: decisionAlone(decision) };
  }

  /** By criterion, then by the concept of the reader. */
  const metKnown = new Map<PlannedCriterion, Map<number | null, Statement>>();
  function met(criterion: PlannedCriterion, reader: Reader): Statement {
    const known = remembered(metKnown, criterion, () => new Map<number | null, Statement>());
    return remembered(known, reader.concept, () => metNow(criterion, reader));
  }

  function metNow(criterion: PlannedCriterion, reader: Reader): Statement {
    if (criterion.type === 'searchParam') return parameter(criterion.parameter, criterion.value);
    const { source, optionIds, rowId, mustSelect } = criterion;
    const isSelected = any(
      occasionsCounting(plan, source, reader).map((occasion) => selected(occasion, optionIds, rowId)),
    );
    return mustSelect ? isSelected : negated(isSelected);
  }

  function conditionalMet(conditional: PlannedConditional | null, reader: Reader): Statement {
    if (conditional === null) return fixed(true);
    const criteria = conditional.criteria.map((criterion) => met(criterion, reader));
    return conditional.operator === 'and' ? every(criteria) : any(criteria);
  }

  /** A switch; always, if nothing can be taken out. */
  function switched(key: () => string): Statement {
    if (!canTakeOut) return fixed(true);
    const name = key();
    const placed = facts.switches.get(name);
    const decision = decisionOfSwitch.get(name);
    return placed === undefined || decision === undefined
      ? fixed(true)
      : { diagram: literal(placed), decisions: decisionAlone(decision) };
  }
  const inForce = (restriction: Restriction): Statement => switched(() => restrictionKey(restriction));
  const onlyWhen = (owner: Owner): Statement => switched(() => onlyWhenKey(owner));
  /** What a restriction demands, where it is in force. */
  const demandedBy = (restriction: Restriction, statement: Statement): Statement =>
    canTakeOut ? any([negated(inForce(restriction)), statement]) : statement;

  /** The condition of a part is met as far as it is in force; what was taken out of it may hide the part or not. */
  function shownBy(
    conditional: PlannedConditional | null,
    owner: Owner,
    reader: Reader,
    others: readonly GuidePart[] = [],
  ): Statement {
    if (!canTakeOut) return conditionalMet(conditional, reader);
    const own = restrictionsOfConditional(conditional, owner);
    const demands = own.map((one) => {
      const criterion = one.kind === 'criterion' ? conditional?.criteria[one.index] : undefined;
      return demandOf(one, reader, () =>
        criterion === undefined ? conditionalMet(conditional, reader) : met(criterion, reader),
      );
    });
    const notHidden = switched(() => notHiddenKey(owner, owner.kind === 'item' ? reader.concept : null));
    return every([...demands, any([notHidden, every([onlyWhen(owner), ...[...own, ...others].map(inForce)])])]);
  }

  /**
   * What a restriction demands, as one fact: otherwise diagrams would branch on every combination of switches before what
   * they switch.
   */
  function demandOf(one: Restriction, reader: Reader, statement: () => Statement): Statement {
    const key = demandKey(one, reader.concept);
    const placed = facts.demands.get(key) as PlacedFact;
    const is = literal(placed);
    const before = decisionOfDemand.get(key);
    if (before !== undefined) return { diagram: is, decisions: decisionAlone(before) };
    const demand = demandedBy(one, statement());
    const rule = decide(() => choose(is, demand.diagram, not(demand.diagram)));
    // It is asked for when the question or the draw that it concerns is about to be added, so it comes before that.
    const decision = addDecision({ kind: 'fact', level: placed.level }, demand.decisions, rule);
    decisionOfDemand.set(key, decision);
    return { diagram: is, decisions: decisionAlone(decision) };
  }

  const eligible = (block: number, concept: number): Statement =>
    once(`eligible ${drawnKey(block, concept)}`, () =>
      shownBy(
        plan.blocks[block]?.concepts[concept]?.conditional ?? null,
        { kind: 'concept', block, concept },
        { block, concept: null },
      ),
    );

  function drawn(block: number, concept: number): Statement {
    const placed = facts.drawn.get(drawnKey(block, concept));
    const decision = decisionOfDraw.get(block);
    return placed === undefined || decision === undefined
      ? eligible(block, concept)
      : { diagram: literal(placed), decisions: decisionAlone(decision) };
  }

  const carriedLists = new Map<string, readonly ShownOption[]>();
  function carried(occasion: Occasion): readonly ShownOption[] | null {
    const { carriedFrom: from } = occasion.planned;
    if (from === null) return null;
    return remembered(carriedLists, occasionKey(occasion), () => carriedFrom(occasion, from));
  }

  function carriedFrom({ planned, concept }: Occasion, from: number): readonly ShownOption[] {
    const sources = occasionsCounting(plan, from, { block: planned.block, concept });
    const listed = planned.options.filter(isCarried).map(
      (option): ShownOption => ({
        option: option.id,
        shown: any(sources.map((source) => selected(source, [option.id], null))),
      }),
    );
    const own = ownOrigins(plan, { planned, concept }).map((origin): ShownOption => {
      const added = sources.flatMap((source) =>
        (facts.of.get(occasionKey(source)) ?? [])
          .filter(
            ({ fact }) =>
              (fact.kind === 'own' && source.planned === origin.planned && source.concept === origin.concept) ||
              (fact.kind === 'carriedOwn' && occasionKey(fact.origin) === occasionKey(origin)),
          )
          .map((fact): Statement => ({ diagram: literal(fact), decisions: decisionsOfAnswer(source) })),
      );
      return { option: origin, shown: any(added) };
    });
    return [...listed, ...own];
  }

  const asked = (occasion: Occasion): Statement =>
    once(`asked ${occasionKey(occasion)}`, () => {
      const { planned, concept } = occasion;
      const carrying: GuidePart = { kind: 'carried', item: planned.index };
      const owner: Owner = { kind: 'item', item: planned.index };
      const conditions = [
        shownBy(
          planned.conditional,
          owner,
          { block: planned.block, concept },
          planned.carriedFrom === null ? [] : [carrying],
        ),
      ];
      if (concept !== null) conditions.push(drawn(planned.block, concept));
      const options = carried(occasion);
      if (options !== null) conditions.push(demandedBy(carrying, any(options.map(({ shown }) => shown))));
      return every(conditions);
    });

  function rejected(occasion: Occasion): Statement {
    const { planned } = occasion;
    if (!planned.isScreener) return fixed(false);
    const options = planned.options.filter(isRejecting).map(({ id }) => id);
    return every([inForce({ kind: 'screening', item: planned.index }), selected(occasion, options, null)]);
  }

  /** A question is asked when it is to be, has an answer that is accepted then, and none else. */
  function ruleOfAnswer(occasion: Occasion, whenAsked: Diagram): readonly Diagram[] {
    const of = facts.of.get(occasionKey(occasion)) ?? [];
    const asked = of.find(({ fact }) => fact.kind === 'asked');
    if (asked === undefined) return [];
    const isAsked = literal(asked);
    const others = of.filter((one) => one !== asked).map(literal);
    const { planned } = occasion;
    const rest = restOf(planned, of);
    // It follows from the answers that are accepted, but only once it is known what is shown.
    const isOpen = planned.item.type === 'matrix' || rest.together > 0 || rest.hasExclusive;
    const isAnswered = or(not(inForce({ kind: 'least', item: planned.index }).diagram), not(noneOf(diagrams, others)));
    return [
      choose(isAsked, whenAsked, not(whenAsked)),
      choose(isAsked, acceptedAnswer({ diagrams, facts, carried, inForce }, occasion), always),
      choose(isAsked, always, noneOf(diagrams, others)),
      ...(isOpen ? [] : [choose(isAsked, isAnswered, always)]),
    ];
  }

  const drawableIn = (block: number): readonly Drawable[] =>
    (plan.blocks[block]?.concepts ?? []).map((_, concept) => ({
      drawn: drawn(block, concept).diagram,
      eligible: eligible(block, concept).diagram,
    }));

  function addDecision(
    decides: Decision['decides'],
    needs: readonly number[],
    rule: Known<Diagram>,
    apart: Known<readonly Diagram[]> = decide(() => [certain(rule)]),
  ): number {
    const id = decisions.length;
    const closure = [...unionOf(needs.map((need) => decisions[need]?.closure ?? noDecisions)), id];
    decisions.push({ decides, closure, rule, apart });
    return id;
  }

  const worked = <T>(work: () => T): Known<T> => decide(() => diagrams.within(work));
  const anything = decide(() => always);

  for (const [key, { level }] of facts.parameters)
    decisionOfParameter.set(key, addDecision({ kind: 'fact', level }, [], anything));
  for (const [key, { level }] of facts.switches)
    decisionOfSwitch.set(key, addDecision({ kind: 'fact', level }, [], anything));
  for (const { index, items, concepts, subsampleCount } of plan.blocks) {
    if (facts.drawn.has(drawnKey(index, 0))) {
      const gates = worked(() => any(concepts.map((_, concept) => eligible(index, concept))));
      // Its facts belong to this decision, so the decision is there before its rule is.
      decisionOfDraw.set(index, decisions.length);
      const most = subsampleCount ?? concepts.length;
      const isSampled = inForce({ kind: 'sampling', block: index });
      const rule = worked(() => drawRule(diagrams, drawableIn(index), most, isSampled.diagram));
      // A concept is drawn only where its condition is met: that follows at once.
      const apart = worked(() => [
        ...drawableIn(index).map((one) => choose(one.drawn, one.eligible, always)),
        certain(rule),
      ]);
      const needs = [...(orNull(gates)?.decisions ?? []), ...isSampled.decisions];
      addDecision({ kind: 'draw', block: index }, needs, rule, apart);
    }
    for (const planned of items) {
      for (const occasion of occasionsOfItem(plan, planned)) {
        if (!facts.of.has(occasionKey(occasion))) continue;
        const statement = worked(() => asked(occasion));
        const apart = worked(() => ruleOfAnswer(occasion, certain(statement).diagram));
        const rule = worked(() => certain(apart).reduceRight((all, one) => and(one, all), always));
        const needs = [
          ...(orNull(statement)?.decisions ?? []),
          ...rulesOf(planned).flatMap((one) => inForce(one).decisions),
        ];
        decisionOfAnswer.set(occasionKey(occasion), addDecision({ kind: 'answer', occasion }, needs, rule, apart));
      }
    }
  }

  return {
    plan,
    diagrams,
    facts,
    decisions,
    factsOfDecision(decision) {
      const decides = decisions[decision]?.decides;
      if (decides === undefined) return [];
      if ('level' in decides) return [decides.level];
      if (decides.kind === 'answer')
        return (facts.of.get(occasionKey(decides.occasion)) ?? []).map(({ level }) => level);
      const concepts = plan.blocks[decides.block]?.concepts ?? [];
      return concepts.flatMap((_, concept) => facts.drawn.get(drawnKey(decides.block, concept))?.level ?? []);
    },
    not: negated,
    every,
    asked,
    drawn,
    met,
    conditionalMet,
    parameter,
    rejected,
    carried,
    selected,
    inForce,
    onlyWhen,
  };
}

/** Returns the decisions on which statements depend, lowest first. */
export function closureOf(
  { decisions }: Logic,
  statements: readonly Pick<Statement, 'decisions'>[],
): readonly number[] {
  const named = unionOf(statements.map((one) => one.decisions));
  const last = decisions[named.at(-1) ?? -1]?.closure ?? noDecisions;
  // Usually all others are among what the last one depends on.
  if (union(last, named) === last) return last;
  const all = new Set(last);
  for (const decision of named.toReversed()) {
    if (all.has(decision)) continue;
    for (const each of decisions[decision]?.closure ?? noDecisions) all.add(each);
  }
  return inOrder(all);
}

/** Returns the restrictions of which these decisions have a switch, in the order of the guide. */
export function restrictionsOf({ plan, facts, decisions }: Logic, some: readonly number[]): readonly Restriction[] {
  const found = new Set<string>();
  for (const decision of some) {
    const decides = decisions[decision]?.decides;
    const fact = decides?.kind === 'fact' ? facts.all[decides.level]?.fact : undefined;
    if (fact?.kind === 'switch' && fact.restriction !== null) found.add(fact.key);
  }
  return restrictionsIn(plan).filter((one) => found.has(restrictionKey(one)));
}
