/** Why a text is no guide file, or what a save would lose of it. Wording: `messages.ts`. */
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
  /** The last one of very many: from here on there are more than are listed. */
  | 'moreLosses';

/** One finding about a text as such. Lines and columns count from 1; columns count UTF-16 units. */
export interface TextIssue {
  readonly code: TextCode;
  readonly line?: number;
  readonly column?: number;
  readonly params?: Readonly<Record<string, unknown>>;
}
