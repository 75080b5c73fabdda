import type { JsonObject } from '../json.ts';
import type { Decisions, Merged } from './conflict.ts';
import { mergeRun } from './mergeRun.ts';
import { ThreeGuides } from './threeGuides.ts';

/**
 * Three-way merge of guides: what only one side changed is taken from it; where both cannot have their way there is a
 * conflict, and the result has ours unless `decisions` say otherwise. References follow renamed ids and reworded
 * answers of the other side. The result is always a whole guide and is checked again. Cost: about linear.
 *
 * Without a base (null) nobody knows who changed what: everything that either side has is kept, and every property in
 * which they differ is a conflict.
 */
export function merge(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  decisions: Decisions = {},
): Merged {
  return mergeRun(new ThreeGuides(base, ours, theirs), decisions).merged;
}
