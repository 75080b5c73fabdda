/**
 * What people who read the answers of a study write down, in the folder `name.guide.reading` beside the guide: marks on the words of participants, one file a
 * coder (`CODER.marks.jsonl`), and codes, segments, exclusions and notes (`reading.json`).
 *
 * ```ts
 * import { marksOf, mergeMarks } from '@guide-studio/guide-core/reading';
 *
 * const place = { response: 'r1', answer: 'a1', turn: 0, start: 0, end: 4, sha256: 'ab'.repeat(32) };
 * const mark = (id: string, code: string) => ({ id, ...place, code, at: '2026-12-01T09:00:00Z' });
 * const ours = JSON.stringify(mark('0b0c2d5e-5f0e-4c1e-9d53-6f1f1b0d7a11', 'price'));
 * const theirs = JSON.stringify(mark('5d5d8f0e-3a5b-4bb1-8a0e-0a8b6c1d2e3f', 'taste'));
 * const merged = mergeMarks({ base: '', ours, theirs });
 * console.log(marksOf(merged).marks.map(({ code }) => code)); // [ 'price', 'taste' ]
 * ```
 *
 * - {@link marksOf} reads a coder's file and {@link changeMarks} changes it; {@link mergeMarks} merges two versions without
 *   a conflict.
 * - {@link readingOf} reads the other file and {@link changeReading} changes it; `mergeNotes` merges it.
 *
 * @module @guide-studio/guide-core/reading
 */
export { coderOfFile, fileOfCoder, marksExtension } from '../reading/coderFile.ts';
export { type ChangedMarks, changeMarks, MarkChange, reversedMark } from '../reading/changeMarks.ts';
export { type ChangedReading, changeReading, ReadingChange, reversedReading } from '../reading/changeReading.ts';
export { byPlace, isSameMark, keyOfPlace, Mark, TextPlace } from '../reading/mark.ts';
export { marksOf, type MarksFile, marksText, type UnreadLine } from '../reading/marksFile.ts';
export { mergeMarks, resolvedMarks } from '../reading/mergeMarks.ts';
export {
  Code,
  type CodeColour,
  codeColours,
  Exclusion,
  InterviewNote,
  Pseudonym,
  type Reading,
  type ReadingEntry,
  type ReadingListName,
  readingListNames,
  readingOf,
  ReadTranslation,
  Segment,
  type UnreadEntry,
  unreadEntries,
  WrittenDown,
} from '../reading/readingEntries.ts';
export { deepestRule, InterviewTest, SegmentRule, testsIn } from '../reading/segmentRule.ts';
