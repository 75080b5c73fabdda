// Specification, "Items": a question that carries options forward shows only those selected in its source.
import { childrenOf } from '../doc/node.ts';
import type { PartAdvice } from './advice.ts';
import { hasTrait } from '../schema/itemTraits.ts';

type Params = {
  /** The id of the question whose options are carried forward. */
  readonly source: string;
};

/** A question must not both have its own options and carry options forward. */
export const ownOptionsBesideCarryForward: PartAdvice<'ownOptionsBesideCarryForward', Params, 'removeOwnOptions'> = {
  id: 'ownOptionsBesideCarryForward',
  checkPart(part, kind, report) {
    const { type, options, carryForwardFrom } = part;
    if (kind !== 'item' || !hasTrait(type, 'canCarry')) return;
    if (typeof carryForwardFrom !== 'string' || !Array.isArray(options) || options.length === 0) return;
    report(['options'], { source: carryForwardFrom });
  },
  fix: ({ node }) => [
    {
      id: 'removeOwnOptions',
      how: (draft) => {
        for (const option of childrenOf(node, 'options').toReversed()) draft.remove(option.key);
        draft.set(node.key, ['options'], undefined);
      },
    },
    { id: 'stopCarrying', how: (draft, { stopCarrying }) => stopCarrying(draft, node.key) },
  ],
};
