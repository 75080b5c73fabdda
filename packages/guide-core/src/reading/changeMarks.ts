import * as z from 'zod';
import { lineOfMark, Mark } from './mark.ts';
import { marksOf, marksText } from './marksFile.ts';

/** A change of one mark: from what it was to what it is now. Null: there is none. Both have the same id. */
export const MarkChange = z.strictObject({ was: Mark.nullable(), now: Mark.nullable() });
export type MarkChange = z.infer<typeof MarkChange>;

/** A file of marks after changes. */
export interface ChangedMarks {
  readonly text: string;
  /** The changes that were not made, because the file has something else by now. */
  readonly refused: readonly MarkChange[];
}

/** Makes changes in a file of marks, one after the other. A change whose mark is no more as it was is not made. */
export function changeMarks(text: string, changes: readonly MarkChange[]): ChangedMarks {
  const { marks, kept } = marksOf(text);
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const refused: MarkChange[] = [];
  for (const change of changes) {
    const { was, now } = change;
    const id = (now ?? was)?.id;
    if (id === undefined) continue;
    const there = byId.get(id) ?? null;
    if (!isEqual(there, was)) refused.push(change);
    else if (now === null) byId.delete(id);
    else byId.set(id, now);
  }
  return { text: marksText({ marks: [...byId.values()], kept }), refused };
}

/** Returns the change that undoes another one. */
export const reversedMark = ({ was, now }: MarkChange): MarkChange => ({ was: now, now: was });

function isEqual(one: Mark | null, other: Mark | null): boolean {
  return one === null || other === null ? one === other : lineOfMark(one) === lineOfMark(other);
}
