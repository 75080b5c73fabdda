/**
 * What conditions refer to, and conditions as sentences.
 *
 * @module @guide-studio/guide-core/conditions
 */
export { references, referencesTo } from '../doc/references.ts';
export type { Reference } from '../doc/resolveReference.ts';
export { carrySentence, conditionSentence, criterionSentence } from '../conditionText/conditionPieces.ts';
export { conditionReadings, type ConditionReadings } from '../conditionText/conditionReadings.ts';
