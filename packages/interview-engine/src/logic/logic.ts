import { isCarried } from '../assumptions.ts';
import type { Occasion } from '../asked/occasion.ts';
import { isRejecting } from '../course/screening.ts';
import type { Plan, PlannedConditional, PlannedCriterion } from '../plan/plan.ts';
import { type Limits, type Slot, answerRule, limitsOf, noneOf, restOf } from './answerRule.ts';
import type { AnswerRule } from './answerRules.ts';
import { type Budget, type Diagram, type Diagrams, always, createDiagrams, longestList, never } from './diagram.ts';
import { certain, decide, type Known, orNull, stopAt } from './known.ts';
import {
  type Facts,
  type PlacedFact,
  type Watched,
  drawnKey,
  factsOf,
  nothingMayBeHidden,
  type MayBeHidden,
  notHiddenKey,
  occasionKey,
  occasionsCounting,
  occasionsOfItem,
  ownOrigins,
  parameterKey,
} from './facts.ts';
import type { Owner } from './owner.ts';

/** A statement about interviews, with the parts of the guide whose rules restrict its facts. */
export interface Statement {
  readonly diagram: Diagram;
  /** Indexes of {@link Part}s that it names itself. */
  readonly parts: readonly number[];
}

/** Something that an interview decides, with the rule that the decision obeys. */
export interface Part {
  readonly decides: /** A fact that no rule restricts: a link parameter, or that a part is not hidden. */
    | { readonly kind: 'parameter'; readonly level: number }
    | { readonly kind: 'draw'; readonly block: number }
    | { readonly kind: 'answer'; readonly occasion: Occasion };
  /** Itself and every part before it on which its rule depends, lowest first. */
  readonly closure: readonly number[];
  readonly rule: Known<Diagram>;
}

/** One option that a question shows: of its own list, or carried. */
export interface ShownOption {
  /** Its id in the list, or the occasion at which the participant added it. */
  readonly option: string | Occasion;
  readonly shown: Statement;
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
  readonly parts: readonly Part[];
  not(statement: Statement): Statement;
  /** All of them hold. */
  every(statements: readonly Statement[]): Statement;
  /** The levels of the facts that a part decides. */
  factsOfPart(part: number): readonly number[];
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
}

export interface Reader {
  readonly block: number;
  readonly concept: number | null;
}

const noParts: readonly number[] = [];

/**
 * Returns the statements of a guide, without the rules `waived`; `mayBeHidden` as {@link MayBeHidden}. A statement that
 * reaches a limit ends the question in which it is asked for.
 */
export function logicOf(
  plan: Plan,
  budget: Budget,
  watched: readonly Watched[] = [],
  waived: readonly AnswerRule[] = [],
  mayBeHidden: MayBeHidden = nothingMayBeHidden,
): Logic {
  const facts = factsOf(plan, watched, mayBeHidden);
  const diagrams = createDiagrams(budget);
  const { and, or, not, choose } = diagrams;
  const negated = ({ diagram, parts: of }: Statement): Statement => ({ diagram: not(diagram), parts: of });
  const parts: Part[] = [];
  const partOfAnswer = new Map<string, number>();
  const partOfParameter = new Map<string, number>();
  const partOfDraw = new Map<number, number>();
  const partOfNotHidden = new Map<string, number>();
  const statements = new Map<string, Known<Statement>>();

  /** The list of one part, which is the same for all statements about it. */
  const alone: (readonly number[])[] = [];
  const partAlone = (part: number): readonly number[] => (alone[part] ??= [part]);

  const literal = ({ level }: PlacedFact): Diagram => diagrams.fact(level);
  const fixed = (holds: boolean): Statement => ({ diagram: holds ? always : never, parts: noParts });

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
      // Often all of them are about one question.
      parts: statementsIn.every(({ parts: own }) => own === first?.parts)
        ? (first?.parts ?? noParts)
        : distinct(statementsIn.flatMap((one) => one.parts)),
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
    const known = statements.get(key) ?? decide(work);
    statements.set(key, known);
    return certain(known);
  }

  function selected(occasion: Occasion, options: readonly string[], row: string | null): Statement {
    const part = partOfAnswer.get(occasionKey(occasion));
    return {
      diagram: joinDiagrams(facts.aboutOptions(occasion, options, row).map(literal), or, never),
      parts: part === undefined ? noParts : partAlone(part),
    };
  }

  function parameter(name: string, value: string): Statement {
    const key = parameterKey(name, value);
    const placed = facts.parameters.get(key);
    const part = partOfParameter.get(key);
    return placed === undefined || part === undefined
      ? fixed(false)
      : { diagram: literal(placed), parts: partAlone(part) };
  }

  /** By criterion, then by the concept of the reader. */
  const metKnown = new Map<PlannedCriterion, Map<number | null, Statement>>();
  function met(criterion: PlannedCriterion, reader: Reader): Statement {
    const known = metKnown.get(criterion) ?? new Map<number | null, Statement>();
    metKnown.set(criterion, known);
    const before = known.get(reader.concept);
    if (before !== undefined) return before;
    const statement = metNow(criterion, reader);
    known.set(reader.concept, statement);
    return statement;
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

  function notHidden(owner: Owner, concept: number | null): readonly Statement[] {
    const key = notHiddenKey(owner, concept);
    const placed = facts.notHidden.get(key);
    const part = partOfNotHidden.get(key);
    return placed === undefined || part === undefined ? [] : [{ diagram: literal(placed), parts: [part] }];
  }

  const eligible = (block: number, concept: number): Statement =>
    once(`eligible ${drawnKey(block, concept)}`, () =>
      every([
        conditionalMet(plan.blocks[block]?.concepts[concept]?.conditional ?? null, { block, concept: null }),
        ...notHidden({ kind: 'concept', block, concept }, null),
      ]),
    );

  function drawn(block: number, concept: number): Statement {
    const placed = facts.drawn.get(drawnKey(block, concept));
    const part = partOfDraw.get(block);
    return placed === undefined || part === undefined
      ? eligible(block, concept)
      : { diagram: literal(placed), parts: partAlone(part) };
  }

  const carriedLists = new Map<string, readonly ShownOption[]>();
  function carried(occasion: Occasion): readonly ShownOption[] | null {
    if (occasion.planned.carriedFrom === null) return null;
    const key = occasionKey(occasion);
    const known = carriedLists.get(key) ?? carriedFrom(occasion, occasion.planned.carriedFrom);
    carriedLists.set(key, known);
    return known;
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
          .map((fact): Statement => ({ diagram: literal(fact), parts: [partOfAnswer.get(occasionKey(source)) ?? 0] })),
      );
      return { option: origin, shown: any(added) };
    });
    return [...listed, ...own];
  }

  const asked = (occasion: Occasion): Statement =>
    once(`asked ${occasionKey(occasion)}`, () => {
      const { planned, concept } = occasion;
      const conditions = [
        conditionalMet(planned.conditional, { block: planned.block, concept }),
        ...notHidden({ kind: 'item', item: planned.index }, concept),
      ];
      if (concept !== null) conditions.push(drawn(planned.block, concept));
      const options = carried(occasion);
      if (options !== null) conditions.push(any(options.map(({ shown }) => shown)));
      return every(conditions);
    });

  function rejected(occasion: Occasion): Statement {
    const { planned } = occasion;
    if (!planned.isScreener) return fixed(false);
    return selected(
      occasion,
      planned.options.filter(isRejecting).map(({ id }) => id),
      null,
    );
  }

  function slotsOf(occasion: Occasion, { together }: Limits): readonly Slot[] {
    const shown = new Map((carried(occasion) ?? []).map((one) => [keyOfShown(one.option), one.shown.diagram]));
    return (facts.of.get(occasionKey(occasion)) ?? []).flatMap((placed): readonly Slot[] => {
      const { fact } = placed;
      const selectedFact = literal(placed);
      if (fact.kind === 'own')
        return [{ selected: selectedFact, shown: always, size: 1, isExclusive: false, isOwn: true }];
      if (fact.kind === 'carriedOwn') {
        const isShown = shown.get(occasionKey(fact.origin)) ?? never;
        return [{ selected: selectedFact, shown: isShown, size: 1, isExclusive: false, isOwn: false }];
      }
      if (fact.kind !== 'selected') return [];
      const [first] = fact.options;
      const isShown = shown.size === 0 ? always : (shown.get(first?.id ?? '') ?? never);
      const isExclusive = first?.exclusive === true && !together.has(first.id);
      return [{ selected: selectedFact, shown: isShown, size: fact.options.length, isExclusive, isOwn: false }];
    });
  }

  function acceptedAnswer(occasion: Occasion): Diagram {
    const { planned } = occasion;
    const of = facts.of.get(occasionKey(occasion)) ?? [];
    const limits = limitsOf(planned, waived);
    if (planned.item.type !== 'matrix')
      return answerRule(diagrams, slotsOf(occasion, limits), restOf(planned, of, limits), limits);
    return planned.rows
      .map(({ id }) => {
        const cells = of.filter(({ fact }) => fact.kind === 'cell' && fact.row === id);
        const slots = cells.map((placed): Slot => {
          const size = placed.fact.kind === 'cell' ? placed.fact.options.length : 0;
          return { selected: literal(placed), shown: always, size, isExclusive: false, isOwn: false };
        });
        const left = planned.options.length - slots.reduce((sum, { size }) => sum + size, 0);
        return slots.length === 0
          ? always
          : answerRule(diagrams, slots, { together: left, listed: left, hasExclusive: false }, limits);
      })
      .reduce(and, always);
  }

  function ruleOfAnswer(occasion: Occasion, whenAsked: Diagram): Diagram {
    const of = facts.of.get(occasionKey(occasion)) ?? [];
    const isAsked = of.find(({ fact }) => fact.kind === 'asked');
    const others = of.filter((one) => one !== isAsked).map(literal);
    const rule = choose(whenAsked, acceptedAnswer(occasion), noneOf(diagrams, others));
    return isAsked === undefined ? rule : and(rule, choose(literal(isAsked), whenAsked, not(whenAsked)));
  }

  function ruleOfDraw(block: number): Diagram {
    const { concepts = [], subsampleCount } = plan.blocks[block] ?? {};
    const each = concepts.map((_, concept) => ({
      drawn: drawn(block, concept).diagram,
      eligible: eligible(block, concept).diagram,
    }));
    const most = subsampleCount ?? concepts.length;
    const known = new Map<string, Diagram>();
    const from = (at: number, possible: number, taken: number): Diagram => {
      const one = each[at];
      if (taken > most) return never;
      if (one === undefined) return taken === Math.min(most, possible) ? always : never;
      const key = `${at} ${possible} ${taken}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const more = Math.min(possible + 1, most);
      const result = choose(
        one.eligible,
        choose(one.drawn, from(at + 1, more, taken + 1), from(at + 1, more, taken)),
        choose(one.drawn, never, from(at + 1, possible, taken)),
      );
      known.set(key, result);
      return result;
    };
    return from(0, 0, 0);
  }

  function addPart(decides: Part['decides'], needs: readonly number[], rule: Known<Diagram>): number {
    const id = parts.length;
    const closure = distinct([...needs.flatMap((need) => parts[need]?.closure ?? []), id]);
    parts.push({ decides, closure, rule });
    return id;
  }

  const worked = <T>(work: () => T): Known<T> => decide(() => diagrams.within(work));
  const anything: Known<Diagram> = { isKnown: true, value: always };

  for (const [key, { level }] of facts.parameters)
    partOfParameter.set(key, addPart({ kind: 'parameter', level }, [], anything));
  for (const [key, { level }] of facts.notHidden)
    partOfNotHidden.set(key, addPart({ kind: 'parameter', level }, [], anything));
  for (const { index, items, concepts } of plan.blocks) {
    if (facts.drawn.has(drawnKey(index, 0))) {
      const gates = worked(() => any(concepts.map((_, concept) => eligible(index, concept))));
      // Its facts belong to this part, so the part is there before its rule is.
      partOfDraw.set(index, parts.length);
      addPart(
        { kind: 'draw', block: index },
        orNull(gates)?.parts ?? [],
        worked(() => ruleOfDraw(index)),
      );
    }
    for (const planned of items) {
      for (const occasion of occasionsOfItem(plan, planned)) {
        if (!facts.of.has(occasionKey(occasion))) continue;
        const statement = worked(() => asked(occasion));
        const rule = statement.isKnown ? worked(() => ruleOfAnswer(occasion, statement.value.diagram)) : statement;
        partOfAnswer.set(
          occasionKey(occasion),
          addPart({ kind: 'answer', occasion }, orNull(statement)?.parts ?? [], rule),
        );
      }
    }
  }

  return {
    plan,
    diagrams,
    facts,
    parts,
    factsOfPart(part) {
      const decides = parts[part]?.decides;
      if (decides === undefined) return [];
      if (decides.kind === 'parameter') return [decides.level];
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
  };
}

function keyOfShown(option: string | Occasion): string {
  return typeof option === 'string' ? option : occasionKey(option);
}

function distinct(numbers: readonly number[]): readonly number[] {
  if (numbers.length < 2) return numbers;
  return [...new Set(numbers)].sort((a, b) => a - b);
}
