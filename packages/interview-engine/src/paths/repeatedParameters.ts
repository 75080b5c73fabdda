import { undecided } from './diagram.ts';
import { type Exploration, costIn } from './exploration.ts';
import { type Fact, parametersIn } from './facts.ts';
import type { Cheap } from './world.ts';
import { oncePerComponent } from './together.ts';

type Parameter = Extract<Fact, { kind: 'parameter' }>;

/**
 * Returns the items with a condition to which only links lead that have a parameter more than once, with its name and the values. Links
 * with one value are cheaper, so a cheapest way has one value if that is enough.
 */
export function repeatedParameters(
  exploration: Exploration,
): readonly { readonly item: number; readonly name: string; readonly values: readonly string[] }[] {
  const { plan, components } = exploration;
  const names = parametersIn(plan).map(({ name }) => name);
  const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  if (repeated.length === 0) return [];
  const canPass = undecided(() => exploration.comesTo(null)) === true;
  const demanding = components.filter(
    ({ exploration: { screening, demandsBefore } }) => screening.length > 0 || demandsBefore(0).length > 0,
  );
  return components
    .flatMap((component) =>
      component.exploration.plan.items.flatMap(({ index: own, conditional }) => {
        const item = component.items[own] ?? -1;
        if (conditional === null) return [];
        const twice = undecided(() => {
          const ways = waysIn(component.exploration);
          const passing = canPass ? ways.to(own, 'passing') : null;
          const known = passing ?? (exploration.comesTo(item) ? ways.to(own, 'everyone') : null);
          if (known === null) return null;
          const others = demanding.flatMap(({ exploration: other, items }) => {
            if (other === component.exploration && items === component.items) return [];
            const until = passing === null ? items.findIndex((one) => one >= item) : -1;
            return waysIn(other).before(until === -1 ? null : until) ?? [];
          });
          const found = [...known, ...others];
          const values = (one: string) => [
            ...new Set(found.flatMap(({ name, value }) => (name === one ? [value] : []))),
          ];
          const name = repeated.find((one) => values(one).length > 1);
          return name === undefined ? null : { name, values: values(name) };
        });
        return twice === null ? [] : [{ item, ...twice }];
      }),
    )
    .sort((one, other) => one.item - other.item);
}

const waysIn = oncePerComponent((exploration) => {
  const { logic } = exploration;
  const parametersOf = (way: Cheap | null | undefined): readonly Parameter[] | null =>
    way === null || way === undefined
      ? null
      : way.facts.flatMap((level) => {
          const fact = logic.facts.all[level]?.fact;
          return fact?.kind === 'parameter' ? [fact] : [];
        });
  const known = new Map<string, readonly Parameter[] | null>();
  const once = (key: string, work: () => readonly Parameter[] | null): readonly Parameter[] | null => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = work();
    known.set(key, result);
    return result;
  };
  return {
    /** The parameters of a cheapest way to an item; null if there is none. */
    to: (item: number, whose: 'passing' | 'everyone') =>
      once(`${item} ${whose}`, () => parametersOf(exploration.cheapestOf({ kind: 'item', item }, whose)?.way)),
    /** The parameters of a cheapest way up to an item; null: through the screener. */
    before: (item: number | null) =>
      once(`before ${item}`, () => parametersOf(exploration.before(item).cheapest(logic.every([]), costIn(logic)))),
  };
});
