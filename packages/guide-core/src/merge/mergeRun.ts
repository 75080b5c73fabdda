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

/** A merge with what it was made from: several with other decisions can be made of the same three guides. */
export interface MergeRun {
  readonly settled: Settled;
  readonly arrangement: Arrangement;
  readonly merged: Merged;
}

/** Merges three guides that were read, with these decisions. */
export function mergeRun(guides: ThreeGuides, decisions: Decisions): MergeRun {
  const conflicts = new ConflictList(guides, decisions);
  const settled = settle(guides, conflicts);
  settleIds(settled);
  const arrangement = arrange(settled);
  const guide: JsonObject = writeGuide(settled, arrangement);
  const issues = validate(guide);
  noteBrokenRules(settled, arrangement, issues);
  return { settled, arrangement, merged: { guide, conflicts: conflicts.placed(arrangement.pathOf), issues } };
}
