import type { JsonObject } from '../json.ts';
import { validate } from '../validate/validate.ts';
import { arrange } from './arrange.ts';
import { noteBrokenRules } from './brokenRules.ts';
import type { Decisions, Merged } from './conflict.ts';
import { ConflictList } from './conflictList.ts';
import { settle } from './settle.ts';
import { settleIds } from './settleIds.ts';
import { ThreeGuides } from './threeGuides.ts';
import { writeGuide } from './writeGuide.ts';

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
  const guides = new ThreeGuides(base, ours, theirs);
  const conflicts = new ConflictList(guides, decisions);
  const settled = settle(guides, conflicts);
  settleIds(settled);
  const arrangement = arrange(settled);
  const guide = writeGuide(settled, arrangement);
  const issues = validate(guide);
  noteBrokenRules(settled, arrangement, issues);
  return { guide, conflicts: conflicts.placed(arrangement.pathOf), issues };
}
