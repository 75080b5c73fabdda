import type { JsonObject } from '@guide-studio/guide-core';
import { conflictWords } from '@guide-studio/guide-core/internal';
import { conflictText, mergeToText, describeConflict } from '@guide-studio/guide-core/merge';
import { mergeNotes, describeNotesConflict } from '@guide-studio/guide-core/notes';

/** The marker labels of the three versions. */
export interface Labels {
  readonly ours: string;
  readonly base: string;
  readonly theirs: string;
}

/** The text of a merged file, with one line per conflict. */
export interface MergedFile {
  readonly text: string;
  readonly conflicts: readonly string[];
}

/**
 * Merges three versions of a guide, or of the notes, tests, translations or codes beside one if `name` says so. `base` is
 * null if both sides are new.
 */
export function mergeFiles(
  name: string,
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  labels: Labels,
): MergedFile {
  if (/\.(?:notes|tests|translations)\.json$|\.guide\.reading\/reading\.json$/u.test(name))
    return mergedNotes(base ?? {}, ours, theirs, labels);
  const { text, conflicts } = mergeToText({ base, ours, theirs }, labels);
  return { text, conflicts: conflicts.map((conflict) => describeConflict(conflict)) };
}

function mergedNotes(base: JsonObject, ours: JsonObject, theirs: JsonObject, labels: Labels): MergedFile {
  const textOf = (notes: JsonObject) => `${JSON.stringify(notes, null, 2)}\n`;
  const { notes, conflicts } = mergeNotes({ base, ours, theirs });
  if (conflicts.length === 0) return { text: textOf(notes), conflicts: [] };
  const other = mergeNotes({ base, ours, theirs }, 'theirs').notes;
  const text = conflictText({ ours: textOf(notes), theirs: textOf(other), base: textOf(base), labels });
  return { text, conflicts: conflicts.map((conflict) => describeNotesConflict(conflict, notes)) };
}

/** Returns the open conflicts as lines for users. */
export function conflictLines(file: string, conflicts: readonly string[]): readonly string[] {
  if (conflicts.length === 0) return [];
  return [`${file}: ${conflictWords.en.summary(conflicts.length)} to decide`, ...conflicts.map((line) => `  ${line}`)];
}
