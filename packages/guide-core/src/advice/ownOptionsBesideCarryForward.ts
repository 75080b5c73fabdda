// Specification, "Items": a question that carries options forward shows only those selected in its source.
import type { PartAdvice } from './advice.ts';

/** A question must not both have its own options and carry options forward. */
export const ownOptionsBesideCarryForward: PartAdvice<'ownOptionsBesideCarryForward'> = {
  id: 'ownOptionsBesideCarryForward',
  check(part, kind, advise) {
    const { type, options, carryForwardFrom } = part;
    if (kind !== 'item' || (type !== 'multiple_choice' && type !== 'ranking')) return;
    if (typeof carryForwardFrom !== 'string' || !Array.isArray(options) || options.length === 0) return;
    advise(['options'], { source: carryForwardFrom });
  },
};
