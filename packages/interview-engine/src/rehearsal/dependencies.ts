import type { Plan, PlannedConditional } from '../plan/plan.ts';
import type { Occasion } from '../asked/occasion.ts';

/** Everything that decides whether a question is shown, directly or indirectly. */
export interface Dependencies {
  /** Indexes of items, in the order of the guide. */
  readonly items: readonly number[];
  /** Names of link parameters, with the values in conditions. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  /** By item: the options that conditions name, and the rows of a matrix. */
  readonly options: ReadonlyMap<number, ReadonlySet<string>>;
  readonly rows: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Returns the dependencies of questions and of their concepts. */
export function dependenciesOf(plan: Plan, roots: readonly Occasion[]): Dependencies {
  const items = new Set<number>();
  const parameters = new Map<string, Set<string>>();
  const options = new Map<number, Set<string>>();
  const rows = new Map<number, Set<string>>();
  const todo: number[] = [];

  function need(item: number): void {
    if (item < 0 || items.has(item)) return;
    items.add(item);
    todo.push(item);
  }
  function readConditional(conditional: PlannedConditional | null): void {
    for (const criterion of conditional?.criteria ?? []) {
      if (criterion.type === 'searchParam') add(parameters, criterion.parameter, [criterion.value]);
      else {
        need(criterion.source);
        add(options, criterion.source, criterion.optionIds);
        if (criterion.rowId !== null) add(rows, criterion.source, [criterion.rowId]);
      }
    }
  }
  function readItem(index: number): void {
    const planned = plan.items[index];
    if (planned === undefined) return;
    readConditional(planned.conditional);
    if (planned.carriedFrom !== null) need(planned.carriedFrom);
    const block = plan.blocks[planned.block];
    for (const concept of block?.isConceptBlock === true ? block.concepts : []) readConditional(concept.conditional);
  }

  for (const { planned } of roots) readItem(planned.index);
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) readItem(next);
  const inOrder = [...items].sort((a, b) => a - b);
  // An option of a carried list is also needed in the list it comes from.
  for (const item of inOrder.toReversed()) {
    const source = plan.items[item]?.carriedFrom;
    if (typeof source === 'number') add(options, source, [...(options.get(item) ?? [])]);
  }
  const named = new Map([...parameters].map(([name, values]) => [name, [...values]]));
  return { items: inOrder, parameters: named, options, rows };
}

function add<K>(sets: Map<K, Set<string>>, key: K, values: readonly string[]): void {
  const known = sets.get(key) ?? new Set();
  for (const value of values) known.add(value);
  sets.set(key, known);
}
