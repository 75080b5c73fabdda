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

/** A finding about a text. Lines and columns count from 1; columns count UTF-16 units. */
export interface TextIssue {
  readonly code: TextCode;
  readonly line?: number;
  readonly column?: number;
  readonly params?: Readonly<Record<string, unknown>>;
}
