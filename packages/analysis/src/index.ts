/**
 * Reads the answers of a study: the texts of participants, search, and the places of marks.
 *
 * @module @guide-studio/analysis
 */
export { codeTree, type CodeNode, type CodeTree } from './codes/codeTree.ts';
export type { Passage } from './passages/passage.ts';
export { type AnsweredInterview, type PassageSources, passagesOf, questionsById } from './passages/passagesOf.ts';
export {
  type CodersMark,
  type LostMark,
  type PlacedMark,
  type PlacedMarks,
  placeMarks,
} from './passages/placeMarks.ts';
export { type Query, readQuery } from './search/query.ts';
export { type Hit, search } from './search/search.ts';
export { stemOf, type Stem } from './text/forms.ts';
export { plainText, type Span, spanOfUnits, unitsOf, wordsOf } from './text/span.ts';
export { type Word, wordsIn } from './text/words.ts';
export { type BaseSize, type Interval, sizeOfBase, wilson } from './figures/intervals.ts';
export { type InterviewFacts, inSegment } from './segments/inSegment.ts';
