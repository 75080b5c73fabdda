/**
 * What conditions refer to, and conditions as sentences.
 *
 * ```ts
 * import { conditionSentence, references } from '@guide-studio/guide-core/conditions';
 * import { fromWire, itemIndex } from '@guide-studio/guide-core/edit';
 *
 * const doc = fromWire({
 *   title: 'Home cooking',
 *   studyGuide: [
 *     {
 *       type: 'flat',
 *       title: 'Last week',
 *       items: [
 *         { externalId: 'often', type: 'multiple_choice', text: 'How often?', options: [{ text: 'Never' }] },
 *         {
 *           type: 'open_ended',
 *           text: 'What did you cook?',
 *           conditional: {
 *             operator: 'and',
 *             criteria: [
 *               {
 *                 type: 'selectedTemplateOptions',
 *                 questionId: 'often',
 *                 matchingCriteria: 'mustNotSelect',
 *                 choices: ['Never'],
 *               },
 *             ],
 *           },
 *         },
 *       ],
 *     },
 *   ],
 * });
 * const [, dish] = itemIndex(doc).items;
 * if (dish) console.log(conditionSentence(doc, dish.node)); // Shown when “How often?” is not “Never”
 * console.log(references(doc).map(({ kind, value }) => `${kind} ${value}`)); // [ 'question often', 'choice Never' ]
 * ```
 *
 * - {@link references} lists every name of another part, what it means and why it is invalid, {@link referencesTo}
 *   those that would be lost with some parts. Both take a document of the entry `edit`.
 * - {@link conditionSentence} says who is asked an item or shown a concept, {@link criterionSentence} one criterion of
 *   it, {@link carrySentence} where carried options come from. What is invalid is named in the sentence.
 * - {@link conditionReadings} explains, for readers of such sentences, how we read what the specification leaves open.
 *
 * @module @guide-studio/guide-core/conditions
 */
export { references, referencesTo } from '../doc/references.ts';
export type { Reference } from '../doc/resolveReference.ts';
export { carrySentence, conditionSentence, criterionSentence } from '../conditionText/conditionPieces.ts';
export { conditionReadings, type ConditionReadings } from '../conditionText/conditionReadings.ts';
