import type { JsonObject } from '../json.ts';
import { validate } from '../validate/validate.ts';
import { arrange, type Arrangement } from './arrange.ts';
import { noteBrokenRules } from './brokenRules.ts';
import type { Decisions, Merged } from './conflict.ts';
import { ConflictList } from './conflictList.ts';
import { type Settled, settle } from './settle.ts';
import { settleIds } from './settleIds.ts';
import type { ThreeGuides } from './threeGuides.ts';
import { writeGuide } from './writeGuide.ts';

/** What a merge is made from. Further merges of the same three guides can use other decisions. */
export interface Arranged {
  readonly settled: Settled;
  readonly arrangement: Arrangement;
}

/** A merge with what it was made from. */
export interface MergeRun extends Arranged {
  readonly merged: Merged;
}

/** Merges three guides with these decisions. */
export function mergeRun(guides: ThreeGuides, decisions: Decisions): MergeRun {
  const { settled, arrangement } = arrangedWith(guides, decisions);
  const guide: JsonObject = writeGuide(settled, arrangement);
  const issues = validate(guide);
  noteBrokenRules(settled, arrangement, guide, issues);
  const conflicts = settled.conflicts.placed(arrangement.pathOf);
  return { settled, arrangement, merged: { guide, conflicts, issues } };
}

/** Merges without writing the guide, and so without conflicts about rules that it breaks. */
export function arrangedWith(guides: ThreeGuides, decisions: Decisions): Arranged {
  const settled = settle(guides, new ConflictList(guides, decisions));
  settleIds(settled);
  return { settled, arrangement: arrange(settled) };
}
