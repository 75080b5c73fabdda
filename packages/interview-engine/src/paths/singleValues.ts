import type { Demands } from './world.ts';
import type { Logic, Statement } from './logic.ts';

/**
 * Returns the demand that the link has each parameter at most once. A link may repeat a parameter, and the service reads
 * all values; but researchers send links with one.
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
