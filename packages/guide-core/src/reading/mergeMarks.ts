import { readConflictMarkers } from '../merge/text/conflictMarkers.ts';
import { type Json, type JsonObject, sameJson } from '../json.ts';
import { isSameMark, keyOfPlace, type Mark } from './mark.ts';
import { type MarksFile, marksOf, marksText } from './marksFile.ts';

/**
 * Merges the changes of one coder on two branches, or of two programs, to a file of marks. Never fails and never asks:
 * what one side changed is never dropped, even if the other side deleted it. If both gave a mark different codes, both
 * codes stay; of two notes both stay, one below the other. Equal marks become one.
 *
 * @param versions The texts of the three files. `base`: the common ancestor; '' without one.
 */
export function mergeMarks({ base, ours, theirs }: Readonly<Record<'base' | 'ours' | 'theirs', string>>): string {
  const [before, mine, other] = [marksOf(base), marksOf(ours), marksOf(theirs)];
  const [wasById, mineById, otherById] = [byId(before), byId(mine), byId(other)];
  const marks: Mark[] = [];
  for (const id of new Set([...mineById.keys(), ...otherById.keys()])) {
    marks.push(...mergedMark(wasById.get(id), mineById.get(id), otherById.get(id)));
  }
  const lines = new Set([...mine.kept, ...other.kept]);
  const were = new Set(before.kept);
  const kept = [...lines].filter((line) => {
    const isDeleted = were.has(line) && !(mine.kept.includes(line) && other.kept.includes(line));
    return !isDeleted;
  });
  return marksText({ marks: withoutDoubles(marks), kept });
}

/** Returns the text of a file of marks without git's conflict markers: both sides merged; as it is without markers. */
export function resolvedMarks(text: string): string {
  const sides = readConflictMarkers(text);
  return sides === null ? text : mergeMarks({ ...sides, base: sides.base ?? '' });
}

function byId({ marks }: MarksFile): ReadonlyMap<string, Mark> {
  return new Map(marks.map((mark) => [mark.id, mark]));
}

function mergedMark(was: Mark | undefined, ours: Mark | undefined, theirs: Mark | undefined): readonly Mark[] {
  if (ours === undefined || theirs === undefined) {
    const only = ours ?? theirs;
    // Deleted by the other side: removed, unless this side changed it.
    return only === undefined || (was !== undefined && sameJson(was, only)) ? [] : [only];
  }
  if (sameJson(ours, theirs) || sameJson(was, theirs)) return [ours];
  if (sameJson(was, ours)) return [theirs];
  const isOurs = (name: string): boolean => !sameJson(own(was, name), own(ours, name));
  const isTheirs = (name: string): boolean => !sameJson(own(was, name), own(theirs, name));
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const taken = names.flatMap((name): readonly (readonly [string, Json])[] => {
    const value = own(isTheirs(name) && !isOurs(name) ? theirs : ours, name);
    return value === undefined ? [] : [[name, value]];
  });
  const merged = Object.fromEntries(taken) as unknown as Mark;
  const note = bothNotes(ours.note, theirs.note, was?.note);
  if (note === undefined) delete merged.note;
  else merged.note = note;
  // The place of a mark is changed as a whole.
  const moved = isOurs('sha256') || isOurs('start') || isOurs('end') ? ours : theirs;
  Object.assign(merged, { start: moved.start, end: moved.end, sha256: moved.sha256 });
  const bothCoded = isOurs('code') && isTheirs('code') && !sameJson(ours.code, theirs.code);
  if (!bothCoded || theirs.code === undefined) return [merged];
  if (ours.code === undefined) return [{ ...merged, code: theirs.code }];
  const { note: _, ...second } = merged;
  return [merged, { ...second, code: theirs.code, id: secondId(merged.id, theirs.code) }];
}

function own(mark: Mark | undefined, name: string): Json | undefined {
  return mark !== undefined && Object.hasOwn(mark, name) ? (mark as JsonObject)[name] : undefined;
}

function bothNotes(ours: string | undefined, theirs: string | undefined, was: string | undefined): string | undefined {
  if (ours === theirs || theirs === was) return ours;
  if (ours === was) return theirs;
  if (ours === undefined || theirs === undefined) return ours ?? theirs;
  if (ours.includes(theirs)) return ours;
  return theirs.includes(ours) ? theirs : `${ours}\n\n${theirs}`;
}

/** Returns an id for the second of two codes of one mark: the same on both branches, so that merging again adds none. */
function secondId(id: string, code: string): string {
  let sum = 0;
  for (const letter of code) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const changed = (Number.parseInt(id.slice(0, 8), 16) ^ (sum || 1)) >>> 0;
  return changed.toString(16).padStart(8, '0') + id.slice(8);
}

/** Returns the marks without those that mark the same words in the same way as another one, whose notes it gets. */
function withoutDoubles(marks: readonly Mark[]): readonly Mark[] {
  const byText = new Map<string, Mark[]>();
  // The smallest id stays, so that both branches keep the same one.
  for (const mark of [...marks].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const there = byText.get(keyOfPlace(mark)) ?? [];
    const at = there.findIndex((one) => isSameMark(one, mark));
    const same = there[at];
    if (same === undefined) there.push(mark);
    else {
      const note = bothNotes(same.note, mark.note, undefined);
      there[at] = note === undefined ? same : { ...same, note };
    }
    byText.set(keyOfPlace(mark), there);
  }
  return [...byText.values()].flat();
}
