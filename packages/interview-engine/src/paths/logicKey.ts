import type { Guide, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { allowsOwn } from './facts.ts';
import { limitsOf } from './answerRule.ts';

/**
 * Returns a text that two guides share if their paths are the same: it has everything on which paths depend, and no
 * wording. So what is known about a guide still holds after its texts were edited.
 */
export function logicKey(guide: Guide): string {
  const { blocks } = planOf(guide);
  return JSON.stringify(
    blocks.map(({ items, concepts, isConceptBlock, subsampleCount }) => [
      isConceptBlock ? concepts.map(({ key, conditional }) => [key, ofConditional(conditional)]) : 0,
      subsampleCount,
      items.map(ofItem),
    ]),
  );
}

function ofItem(planned: PlannedItem): unknown {
  const { item, options, rows, carriedFrom, conditional, isScreener } = planned;
  const { least, most } = limitsOf(planned);
  const list = options
    .map(({ exclusive, status }) => (exclusive ? 'x' : '') + (isScreener ? (status ?? '') : ''))
    .join();
  return [
    item.type,
    least,
    most,
    allowsOwn(planned),
    carriedFrom,
    list,
    rows.length,
    isScreener,
    ofConditional(conditional),
  ];
}

function ofConditional(conditional: PlannedConditional | null): unknown {
  if (conditional === null) return 0;
  return [
    conditional.operator,
    conditional.criteria.map((one) =>
      one.type === 'searchParam'
        ? [one.parameter, one.value]
        : [one.source, one.mustSelect, one.optionIds.join(), one.rowId],
    ),
  ];
}
