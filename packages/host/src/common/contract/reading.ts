/* What readers of the answers write down, in the folder beside the guide. Part of the contract; see `contract.ts`. */
import {
  type Mark,
  MarkChange,
  type Reading,
  ReadingChange,
  type UnreadEntry,
  type UnreadLine,
} from '@guide-studio/guide-core/reading';
import * as z from 'zod';
import { file, method, name, text } from './method.ts';

/** The marks of one coder. */
export interface CoderMarks {
  /** As in the name of the file. */
  readonly coder: string;
  readonly marks: readonly Mark[];
  /** Lines of the file that are not understood. They stay in it. */
  readonly unread: readonly UnreadLine[];
}

/** What is in the folder of readers beside a guide. */
export interface ReadingBeside {
  readonly reading: Reading;
  /** Entries of `reading.json` that are not understood. They stay in it. */
  readonly unread: readonly UnreadEntry[];
  readonly coders: readonly CoderMarks[];
  /** The text of `insights.md` and its SHA-256; '' and null without the file. */
  readonly insights: { readonly text: string; readonly hash: string | null };
}

export const readingMethods = {
  /** Returns what is in the folder. Fails with `unreadable` if a file is damaged. */
  'reading.read': method<ReadingBeside>()(z.strictObject({ file })),
  /**
   * Makes changes in `reading.json`, one after the other, and writes it once. A change whose entry is no more as it was is
   * not made and returned in `refused`.
   */
  'reading.change': method<{
    readonly reading: Reading;
    readonly unread: readonly UnreadEntry[];
    readonly refused: readonly ReadingChange[];
  }>()(z.strictObject({ file, changes: z.array(ReadingChange).max(100_000).readonly() })),
  /** The same for the marks of one coder, whose name is that of the file or of a person. */
  'marks.change': method<CoderMarks & { readonly refused: readonly MarkChange[] }>()(
    z.strictObject({ file, coder: name, changes: z.array(MarkChange).max(100_000).readonly() }),
  ),
  /** Replaces `insights.md` whose SHA-256 is `hash`. Returns the new one. Fails with `changedOnDisk`. */
  'insights.save': method<{ readonly hash: string }>()(
    z.strictObject({ file, text: text.max(5_000_000), hash: z.string().max(64).nullable() }),
  ),
} as const;
