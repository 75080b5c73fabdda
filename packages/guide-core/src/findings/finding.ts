/*
 * A finding is one thing that can be wrong with a guide. A rule (`rules/`) is an error: the service refuses the guide.
 * An advice (`advice/`) is a warning: the service accepts the guide, but something in it is wasteful or almost
 * certainly a mistake; a serious one keeps participants from what the guide promises them. Each finding is one module
 * with its id, the type of its parameters, its check and its fix:
 *
 *   type Params = { readonly maxSelect: number; readonly options: number };
 *
 *   export const maxSelectAboveOptions: PartAdvice<'maxSelectAboveOptions', Params, 'lowerMax'> = {
 *     id: 'maxSelectAboveOptions',
 *     checkPart(part, kind, report) {
 *       if (maxSelect > options.length) report(['maxSelect'], { maxSelect, options: options.length });
 *     },
 *     fix: ({ node, params: { options } }) => [
 *       { id: 'lowerMax', params: { to: options }, how: (draft) => draft.set(node.key, ['maxSelect'], options) },
 *     ],
 *   };
 *
 * To add one, list the module in `rules/allRules.ts` or `advice/allAdvice.ts` and give it an entry in `messages.en.ts` and
 * `messages.de.ts` of that folder: what it says, why it matters, and the names of the fixes that only it offers. All
 * other types and tables follow from the two lists; a missing entry does not compile.
 *
 * `fixes/fixesFor.ts` tries every fix and offers only those that remove the finding and add no error. `expectIssues` and
 * `expectAdvice` fail and name a fix that it would drop, unless the fix is marked `isTrial`.
 *
 * A check reads only its arguments, accepts any JSON (the schema checks the shape), never throws and never changes the
 * guide.
 */
import type { Fixer, SharedFixId } from './fix.ts';
import type { Path } from '../json.ts';

/**
 * Everything that rules and advice have in common. `Params` is undefined for a finding without parameters. `OwnFixId` is
 * the ids of the fixes that only this finding offers; it may always offer shared ones.
 */
export interface Finding<Id extends string, Params = undefined, OwnFixId extends string = never> {
  readonly id: Id;
  /** Returns the ways to repair the finding, best first. `onlyAPersonKnows` if there are none. */
  readonly fix: Fixer<Params, SharedFixId | OwnFixId>;
}

/**
 * Reports one finding. The path is relative to the value that is checked. The parameters are what the message needs,
 * with a `reason` if the finding has several.
 */
export type Report<Params> = [Params] extends [undefined] ? (path: Path) => void : (path: Path, params: Params) => void;
