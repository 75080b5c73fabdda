/**
 * Find in the texts, addresses and ids of a guide.
 *
 * ```ts
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { createFinder, findInGuide } from '@guide-studio/guide-core/find';
 *
 * const doc = fromWire({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Cooking', items: [{ type: 'open_ended', text: 'Do you like cooking?' }] }],
 * });
 * const finder = createFinder({ text: 'cooking', matchCase: true, wholeWord: true, regularExpression: false });
 * const hits = 'error' in finder ? [] : findInGuide(doc, finder);
 * console.log(hits.map(({ text, start }) => `${start} of ${text}`)); // [ '5 of Home cooking', '12 of Do you like cooking?' ]
 * ```
 *
 * - {@link createFinder} takes a plain text or a regular expression, and {@link findInGuide} searches a document of the
 *   entry `edit`. It leaves out the names in conditions, which follow the parts that they name.
 * - The finder alone searches any text: {@link Finder.matches}. {@link Finder.replacement} is what a match becomes,
 *   with `$1` filled in.
 * - To replace, run the command `field.set` of the entry `edit` on the parts of the hits; it updates what refers to
 *   them.
 *
 * @module @guide-studio/guide-core/find
 */
export type { PatternError } from '../find/expression.ts';
export { createFinder, type Finder, type FindQuery, type Match } from '../find/finder.ts';
export { findInGuide, type Hit } from '../find/findInGuide.ts';
