import type { ChoiceOption, Conditional, Criterion, Item } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import Logic, { type Formula } from 'logic-solver';

const { TRUE, FALSE, not, and, or, implies, equiv, sum, constantBits, lessThanOrEqual } = Logic;

/** Something that an answer selects: an option of the list, or one that a participant added somewhere. */
interface Choosable {
  readonly id: string;
  readonly isShown: Formula;
  readonly isExclusive: boolean;
  readonly isRejecting: boolean;
}

interface Occasion {
  readonly item: Item;
  readonly index: number;
  readonly block: number;
  readonly concept: number | null;
  readonly asked: Formula;
  /** By id; also `own`. */
  readonly selected: ReadonlyMap<string, Formula>;
  readonly cells: ReadonlyMap<string, Formula>;
}

/**
 * Returns the interviews of a guide as a formula for a SAT solver, from its text alone: every option is a variable, and
 * an interview that has ended asks nothing. It shares nothing with the engine.
 */
export function solverOf(guide: Guide) {
  const solver = new Logic.Solver();
  let count = 0;
  const variable = (): Formula => `v${(count += 1)}`;
  const named = (formula: Formula): Formula => {
    const name = variable();
    solver.require(equiv(name, formula));
    return name;
  };
  const parameters = new Map<string, Formula>();
  const occasions: Occasion[] = [];
  const listOf = (id: string): readonly ChoiceOption[] => {
    const item = occasions.find((one) => one.item.externalId === id)?.item;
    if (item === undefined || !('options' in item || 'carryForwardFrom' in item)) return [];
    const from = 'carryForwardFrom' in item ? item.carryForwardFrom : undefined;
    return typeof from === 'string' ? listOf(from) : (item.options ?? []);
  };
  const counting = (id: string, block: number, concept: number | null): readonly Occasion[] =>
    occasions.filter((one) => one.item.externalId === id && (one.block !== block || one.concept === concept));

  function holds(criterion: Criterion, block: number, concept: number | null): Formula {
    if (criterion.type === 'searchParam') {
      const key = JSON.stringify([criterion.parameter, criterion.value]);
      const known = parameters.get(key) ?? variable();
      parameters.set(key, known);
      return known;
    }
    const list = listOf(criterion.questionId);
    const ids = criterion.choices.map((name) => {
      const byId = list.findIndex((option) => option.externalId === name);
      return `o${(byId === -1 ? list.findIndex((option) => option.text === name) : byId) + 1}`;
    });
    const some = counting(criterion.questionId, block, concept).flatMap(({ item, selected, cells }) => {
      if (item.type !== 'matrix') return ids.map((id) => selected.get(id) ?? FALSE);
      const row = item.rows.findIndex(({ text }) => text === criterion.matrixRow) + 1;
      return ids.map((id) => cells.get(`r${row} ${id}`) ?? FALSE);
    });
    return criterion.matchingCriteria === 'mustSelect' ? or(FALSE, ...some) : not(or(FALSE, ...some));
  }

  function met(conditional: Conditional | null | undefined, block: number, concept: number | null): Formula {
    if (conditional === null || conditional === undefined) return TRUE;
    const all = conditional.criteria.map((criterion) => holds(criterion, block, concept));
    return conditional.operator === 'and' ? and(TRUE, ...all) : or(FALSE, ...all);
  }

  function choosable(item: Item, block: number, concept: number | null): readonly Choosable[] {
    if (!('options' in item || 'carryForwardFrom' in item) || item.type === 'matrix') return [];
    const from = 'carryForwardFrom' in item ? item.carryForwardFrom : undefined;
    const isScreening = guide.studyGuide[block]?.type === 'screening';
    const isRejecting = (option: ChoiceOption): boolean => isScreening && option.status === 'reject';
    if (typeof from !== 'string') {
      return (item.options ?? []).map((option, at) => ({
        id: `o${at + 1}`,
        isShown: TRUE,
        isExclusive: option.exclusiveOption === true,
        isRejecting: isRejecting(option),
      }));
    }
    const sources = counting(from, block, concept);
    const listed = listOf(from).flatMap((option, at): readonly Choosable[] =>
      option.exclusiveOption === true
        ? []
        : [
            {
              id: `o${at + 1}`,
              isShown: or(FALSE, ...sources.map(({ selected }) => selected.get(`o${at + 1}`) ?? FALSE)),
              isExclusive: false,
              isRejecting: isRejecting(option),
            },
          ],
    );
    const own = new Map<string, Formula[]>();
    for (const { selected, index, concept: of } of sources) {
      for (const [id, formula] of selected) {
        // What is added here is carried under the name of its place.
        const name = id === 'own' ? `own ${index} ${of}` : id;
        if (name.startsWith('own ')) own.set(name, [...(own.get(name) ?? []), formula]);
      }
    }
    return [
      ...listed,
      ...[...own].map(([id, all]) => ({ id, isShown: or(FALSE, ...all), isExclusive: false, isRejecting: false })),
    ];
  }

  /** Requires that an answer is accepted if it is asked for, and nothing is selected otherwise. */
  function answer(item: Item, asked: Formula, options: readonly Choosable[]): ReadonlyMap<string, Formula> {
    const selected = new Map(options.map(({ id }) => [id, variable()] as const));
    if (item.type !== 'multiple_choice') return new Map();
    for (const { id, isShown } of options) solver.require(implies(selected.get(id) ?? FALSE, and(asked, isShown)));
    const own = item.allowCustomOption === true ? variable() : FALSE;
    if (item.allowCustomOption === true) {
      solver.require(implies(own, asked));
      selected.set('own', own);
    }
    const together = options.filter(({ isExclusive }) => !isExclusive);
    const alone = options.filter(({ isExclusive }) => isExclusive);
    const chosen = sum(...together.map(({ id }) => selected.get(id) ?? FALSE), own);
    const isMulti = item.multiSelect === true;
    const least = isMulti ? (item.minSelect ?? 1) : 1;
    const most = isMulti ? (item.maxSelect ?? 1000) : 1;
    const shown = sum(FALSE, ...together.map(({ isShown }) => isShown));
    const isEnough = and(
      lessThanOrEqual(constantBits(1), chosen),
      // The lower bound counts, or as many as are shown.
      or(lessThanOrEqual(constantBits(Math.max(1, least)), chosen), lessThanOrEqual(shown, chosen)),
      lessThanOrEqual(chosen, constantBits(most)),
    );
    const isAlone = alone.map(({ id }) =>
      and(
        selected.get(id) ?? FALSE,
        lessThanOrEqual(chosen, constantBits(0)),
        ...alone.filter((other) => other.id !== id).map((other) => not(selected.get(other.id) ?? FALSE)),
      ),
    );
    const noneAlone = and(TRUE, ...alone.map(({ id }) => not(selected.get(id) ?? FALSE)));
    solver.require(implies(asked, or(and(isEnough, noneAlone), ...isAlone)));
    return selected;
  }

  function cellsOf(item: Item, asked: Formula): ReadonlyMap<string, Formula> {
    const cells = new Map<string, Formula>();
    if (item.type !== 'matrix') return cells;
    for (const row of item.rows.keys()) {
      const inRow = item.options.map((_, at) => {
        const cell = variable();
        cells.set(`r${row + 1} o${at + 1}`, cell);
        solver.require(implies(cell, asked));
        return cell;
      });
      const chosen = sum(...inRow);
      solver.require(
        implies(asked, and(lessThanOrEqual(constantBits(1), chosen), lessThanOrEqual(chosen, constantBits(1)))),
      );
    }
    return cells;
  }

  let alive: Formula = TRUE;
  let index = -1;
  const asked = new Map<number, Formula[]>();
  for (const [block, { type, items, conceptSamplingConfig }] of guide.studyGuide.entries()) {
    const concepts = type === 'concept' ? (conceptSamplingConfig?.concepts ?? []) : null;
    const eligible = (concepts ?? []).map(({ conditional }) => named(met(conditional, block, null)));
    const drawn = eligible.map((one) => {
      const name = variable();
      solver.require(implies(name, one));
      return name;
    });
    if (concepts !== null && concepts.length > 0) {
      const most = conceptSamplingConfig?.subsampleCount ?? concepts.length;
      const [taken, possible] = [sum(...drawn), sum(...eligible)];
      solver.require(lessThanOrEqual(taken, constantBits(most)));
      solver.require(or(lessThanOrEqual(constantBits(most), taken), lessThanOrEqual(possible, taken)));
    }
    for (const item of items) {
      index += 1;
      for (const concept of concepts === null ? [null] : concepts.keys()) {
        const options = choosable(item, block, concept);
        const carries = 'carryForwardFrom' in item && typeof item.carryForwardFrom === 'string';
        const isAsked = named(
          and(
            alive,
            concept === null ? TRUE : (drawn[concept] ?? FALSE),
            met(item.conditional, block, concept),
            carries ? or(FALSE, ...options.map(({ isShown }) => isShown)) : TRUE,
          ),
        );
        const selected = answer(item, isAsked, options);
        occasions.push({ item, index, block, concept, asked: isAsked, selected, cells: cellsOf(item, isAsked) });
        asked.set(index, [...(asked.get(index) ?? []), isAsked]);
        const rejects = options.filter(({ isRejecting }) => isRejecting).map(({ id }) => selected.get(id) ?? FALSE);
        if (rejects.length > 0) alive = named(and(alive, not(or(...rejects))));
      }
    }
  }
  const reach = (formula: Formula, among: Formula): string => {
    if (solver.solveAssuming(and(among, formula)) === null) return 'never';
    return solver.solveAssuming(and(among, not(formula))) === null ? 'always' : 'sometimes';
  };
  const shown = (item: number): Formula => or(FALSE, ...(asked.get(item) ?? []));
  return {
    reach: (item: number) => reach(shown(item), alive),
    reachOfAll: (item: number) => reach(shown(item), TRUE),
    items: index + 1,
  };
}
