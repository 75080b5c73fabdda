import type { JsonObject } from '../json.ts';
import type { Decisions, Merged } from './conflict.ts';
import { mergeRun } from './mergeRun.ts';
import { ThreeGuides } from './threeGuides.ts';

/**
 * Does a three-way merge of guides. A change that only one side made is applied; contradicting changes are conflicts,
 * and the result uses ours unless `decisions` say otherwise. References follow renamed ids and reworded answers of the
 * other side. The result is always a complete guide and is validated. Cost: about linear.
 *
 * Without a base (null), it is unknown who changed what: everything that either side has is kept, and every property
 * that differs is a conflict.
 */
export function merge(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  decisions: Decisions = {},
): Merged {
  return mergeRun(new ThreeGuides(base, ours, theirs), decisions).merged;
}
