import type { JsonObject } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';

/** Something that a reader should know about a file that was read, or why it cannot be read. */
export interface FormatRemark {
  /** What it is, the same in all languages; each format has its own. */
  readonly code: string;
  /** The line in the file, from 1; null if it is about no line. */
  readonly line: number | null;
  /** What it means and what to do, as sentences with the line in them. */
  readonly message: Readonly<Record<MessageLanguage, string>>;
}

/** What a format gets beside the bytes of a file. */
export interface FormatOptions {
  /** The name of the file, with its ending. An outline takes its title from it. */
  readonly name: string;
  /** An `AbortSignal` that ends the reading: the promise is then rejected with its reason. */
  readonly signal?: { readonly throwIfAborted: () => void };
  /** Receives how much of the work is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** A guide that was read, which need not be valid, with what was read in a doubtful way or left out; or why it was not read. */
export type ReadFormat =
  | { readonly ok: true; readonly guide: JsonObject; readonly report: readonly FormatRemark[] }
  | { readonly ok: false; readonly issues: readonly FormatRemark[] };

/**
 * A kind of file that a guide can be read from. It is pure, and runs in Node and in browsers.
 */
// To add one, write a module that exports it, and put it into `allGuideFormats.ts`. Those of other tools are in the
// package `importing`.
export interface GuideFormat {
  /** Its name in the command, such as `outline`. */
  readonly id: string;
  /** Its name in a list. */
  readonly title: Readonly<Record<MessageLanguage, string>>;
  /** The endings of its files, without a dot. */
  readonly extensions: readonly string[];
  /** Returns true if a file is of this format, by its name and content. Quick: it may look at the beginning only. */
  readonly recognise: (bytes: Uint8Array, name: string) => boolean;
  /** Reads a file. Rejects only if `signal` ends it; what is wrong with the file is in the result. */
  readonly read: (bytes: Uint8Array, options: FormatOptions) => Promise<ReadFormat>;
  /** Returns a guide in this format. Absent: it is only read. */
  readonly write?: (guide: JsonObject) => string;
}

/**
 * Returns the first format that recognises a file; if none does, the first of all, whose issues say what the file is
 * not.
 *
 * @param formats Such as {@link coreFormats}, in the order in which they are asked.
 * @param name The name of the file, with its ending.
 * @example
 * ```ts
 * import { coreFormats, formatOf } from '@guide-studio/guide-core/files';
 *
 * const bytes = new TextEncoder().encode('# Last week\n1. What did you cook?');
 * const format = formatOf(coreFormats, bytes, 'cooking.txt');
 * const read = await format.read(bytes, { name: 'cooking.txt' });
 * if (read.ok) console.log(format.id, read.guide['title']); // outline cooking
 * ```
 */
export function formatOf<Format extends GuideFormat>(
  formats: readonly [Format, ...Format[]],
  bytes: Uint8Array,
  name: string,
): Format {
  return formats.find((format) => format.recognise(bytes, name)) ?? formats[0];
}

/** Returns true if a name ends as the files of a format do. */
export const hasExtension = ({ extensions }: Pick<GuideFormat, 'extensions'>, name: string): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
