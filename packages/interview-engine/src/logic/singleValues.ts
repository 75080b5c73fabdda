import { remembered } from '@guide-studio/guide-core/internal';
import type { Exploration } from './exploration.ts';
import { parametersIn } from './facts.ts';
import { certain, decide } from './known.ts';
import type { Logic } from './logic.ts';
import type { Statement } from './statement.ts';
import { type Demands, type World, unknownWorld, worldsOf } from './world.ts';

/**
 * Returns the demand that the link has each parameter at most once. A link may repeat a parameter, and the service reads
 * all values; but researchers send links with one. Asked inside {@link decide}.
 */
export function singleValues({ facts, parameter, not, every }: Logic): Demands {
  const byName = new Map<string, Statement[]>();
  for (const { fact } of facts.parameters.values()) {
    if (fact.kind !== 'parameter') continue;
    byName.set(fact.name, [...(byName.get(fact.name) ?? []), parameter(fact.name, fact.value)]);
  }
  return [...byName.values()].flatMap((values) =>
    values.flatMap((one, at) => values.slice(at + 1).map((other) => not(every([one, other])))),
  );
}

/** Returns whether links could repeat a parameter with different values: `countJourneys` leaves these links out. */
export function canRepeatParameters({ plan }: Exploration): boolean {
  const names = parametersIn(plan).map(({ name }) => name);
  return new Set(names).size < names.length;
}

const known = new WeakMap<Logic, (item: number | null) => World>();

/**
 * Returns the interviews of links that have each parameter at most once, which have not ended before an item; null: those
 * that pass the screener.
 */
export function singleWorlds({ logic, before, demandsBefore }: Exploration): (item: number | null) => World {
  const found = known.get(logic);
  if (found !== undefined) return found;
  const single = decide(() => singleValues(logic));
  const worldWith = worldsOf(logic);
  const worlds = new Map<number | null, World>();
  const worldAt = (item: number | null): World => {
    if (single.isKnown && single.value.length === 0) return before(item);
    const demands = decide(() => [...demandsBefore(item), ...certain(single)]);
    return remembered(worlds, item, () => (demands.isKnown ? worldWith(demands.value) : unknownWorld(demands.limit)));
  };
  known.set(logic, worldAt);
  return worldAt;
}
