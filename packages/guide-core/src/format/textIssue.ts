/** Why a text is not a guide file, or what saving it would lose. Wording: `messages.ts`. */
export type TextCode =
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'zeroFilled'
  | 'otherFileType'
  | 'otherEncoding'
  | 'brokenUtf8'
  | 'conflictMarkers'
  | 'unexpectedEnd'
  | 'unexpectedText'
  | 'trailingComma'
  | 'missingComma'
  | 'comment'
  | 'quotes'
  | 'badNumber'
  | 'badEscape'
  | 'controlCharacter'
  | 'textAfterEnd'
  | 'notAnObject'
  | 'duplicateKey'
  | 'numberChanges'
  /** The last of very many: there are more losses than are listed. */
  | 'moreLosses';

/** A finding about a text. {@link textMessageOf} puts it into words. */
export interface TextIssue {
  /** What it is, the same in all languages. */
  readonly code: TextCode;
  /** From 1; absent if it is about the text as a whole. */
  readonly line?: number;
  /** From 1, in UTF-16 units; absent if `line` is. */
  readonly column?: number;
  /** What the message needs, such as the character that was found; by code. Absent if it needs none. */
  readonly params?: Readonly<Record<string, unknown>>;
}
