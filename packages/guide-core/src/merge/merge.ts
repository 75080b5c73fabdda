import type { JsonObject } from '../json.ts';
import { validate } from '../validate/validate.ts';
import { noteBrokenRules } from './brokenRules.ts';
import type { Decisions, Merged } from './conflict.ts';
import { ConflictList } from './conflictList.ts';
import { type Arrangement, arrange, type DecidedContent, decideContent, resolveSharedIds } from './decideContent.ts';
import { ThreeGuides } from './threeGuides.ts';
import { writeGuide } from './writeGuide.ts';

/*
 * A three-way merge of study guides.
 *
 * Two people edit copies of one guide (`base`) and save `ours` and `theirs`. `merge` puts both edits into one guide.
 * (Q1 has an external id. Without one, it is recognised by its content.)
 *
 *     base    Block "Use"    Q1 "How often?"                  Q2 "Why?"
 *     ours    Block "Use"    Q1 "How often do you cook?"      Q2 "Why?"
 *     theirs  Block "Daily"  Q1 "How often in a week?"        (Q2 deleted)
 *
 *     merge(base, ours, theirs)
 *       guide      Block "Daily"  Q1 "How often do you cook?"
 *       conflicts  [{ id: 'field b2 text', code: 'field', field: 'text', taken: 'ours', ... }]
 *
 * Only one side renamed the block and deleted Q2, so both edits apply. Both sides changed the text of Q1: this is a
 * conflict, and the result has the text of ours. `describeConflict` says it in one sentence: "Question “How often?” (Q1
 * before): both changed the text. Yours: …". `merge(base, ours, theirs, { 'field b2 text': 'theirs' })` decides it the
 * other way.
 *
 * The steps, in the order of `mergeRun`, and the file of each:
 *
 * 1. `threeGuides.ts`   matches the parts (study, blocks, concepts, items, options, rows) of the three guides. A
 *                       `MergeNode` is one part with its three versions. The matching itself is `diff/matchParts.ts`.
 * 2. `decideContent.ts` decides, in rounds, which parts the result has and what they contain. A part that one side
 *                       deleted returns if the other side refers to it, which can start another round.
 *    `presence.ts`      - is a part in the result, and in which parent?
 *    `chooseUnits.ts`   - which side's version of each property? (a "unit"; pictures and videos are merged one by one)
 * 3. `decideContent.ts` `resolveSharedIds` renames ids that both sides gave to different parts; `arrange` orders every
 *                       list.
 *    `mergeOrder.ts`    - the order of one list; `tangles.ts` finds the entries whose orders contradict each other.
 * 4. `writeGuide.ts`    writes the guide, with references as the merged guide spells them.
 * 5. `brokenRules.ts`   adds conflicts for rules that the merged guide breaks although neither side does.
 *
 * The command line prints `describeConflict`. The editor shows `titleOfConflict`, the same without the values of the
 * sides, and the values beside each other below it.
 *
 * Every step reports conflicts to `conflictList.ts`, which also looks up the decisions. `conflict.ts` has the types.
 * The sentence of a conflict is in `messages.en.ts` and `messages.de.ts`, by `code`. `text/` writes a merge as a file
 * with conflict markers and reads such files. What merging uses to compare parts is listed in `diff/guideParts.ts`.
 */

/**
 * Merges two versions of a guide. A change that only one side made is applied. Contradicting changes are conflicts, and
 * the result uses ours unless `decisions` say otherwise. References follow renamed ids and reworded answers of the
 * other side. Cost: about linear.
 *
 * @param versions `base`: the common ancestor. If it is null, it is unknown who changed what: everything that either
 *   side has is kept, and every property that differs is a conflict.
 * @param decisions One decision per conflict, by the conflict ids of an earlier merge of the same three guides.
 *   Default: none, so that ours counts.
 * @returns The merged guide, which is always complete, its conflicts, and what `validate` says of it. Never fails.
 * @example
 * ```ts
 * import { merge } from '@guide-studio/guide-core/merge';
 *
 * const base = { title: 'Cooking', background: 'A shop.', studyGuide: [] };
 * const { guide, conflicts } = merge({
 *   base,
 *   ours: { ...base, title: 'Home cooking' },
 *   theirs: { ...base, title: 'Cooking at home', background: 'A shop for cooks.' },
 * });
 * console.log(guide['title'], '-', guide['background']); // Home cooking - A shop for cooks.
 * console.log(conflicts.map(({ id, code, taken }) => `${id}: ${code}, ${taken}`)); // [ 'field b0 title: field, ours' ]
 * ```
 */
export function merge(
  { base, ours, theirs }: { readonly base: JsonObject | null; readonly ours: JsonObject; readonly theirs: JsonObject },
  decisions: Decisions = {},
): Merged {
  return mergeRun(new ThreeGuides(base, ours, theirs), decisions).merged;
}

/** What a merge is made from. Further merges of the same three guides can use other decisions. */
export interface Arranged {
  readonly content: DecidedContent;
  readonly arrangement: Arrangement;
}

/** A merge with what it was made from. */
export interface MergeRun extends Arranged {
  readonly merged: Merged;
}

/** Merges three guides with these decisions; see the steps above. */
export function mergeRun(guides: ThreeGuides, decisions: Decisions): MergeRun {
  const { content, arrangement } = arrangedWith(guides, decisions);
  const guide: JsonObject = writeGuide(content, arrangement);
  const issues = validate(guide);
  noteBrokenRules(content, arrangement, guide, issues);
  const conflicts = content.conflicts.placed(arrangement.pathOf);
  return { content, arrangement, merged: { guide, conflicts, issues } };
}

/** Merges without writing the guide, and so without conflicts about rules that it breaks. */
export function arrangedWith(guides: ThreeGuides, decisions: Decisions): Arranged {
  const content = decideContent(guides, new ConflictList(guides, decisions));
  resolveSharedIds(content);
  return { content, arrangement: arrange(content) };
}
