/** Why a text is not a guide file, or what saving it would lose. `textMessageOf` puts it into words. */
export type TextCode =
  /** It has nothing but white space. */
  | 'empty'
  /** It is larger than 50 MB (`params.bytes`). */
  | 'tooLarge'
  /** Its nesting is deeper than 64 levels. */
  | 'tooDeep'
  /** All of it, or its end, is zeros, as a crash leaves them. */
  | 'zeroFilled'
  /** It is a picture, an archive or a PDF (`params.type`). */
  | 'otherFileType'
  /** It is UTF-16 or UTF-32 (`params.encoding`). */
  | 'otherEncoding'
  /** A byte is not UTF-8. */
  | 'brokenUtf8'
  /** It has conflict markers of a version control system. */
  | 'conflictMarkers'
  /** It ends in the middle. */
  | 'unexpectedEnd'
  /** Something else is expected there (`params.expected`). */
  | 'unexpectedText'
  /** A comma follows the last entry. */
  | 'trailingComma'
  /** A comma is missing. */
  | 'missingComma'
  /** JSON has no comments. */
  | 'comment'
  /** A text begins with another sign than a straight double quote. */
  | 'quotes'
  /** A number is written as JSON does not allow. */
  | 'badNumber'
  /** A backslash is followed by what is no escape. */
  | 'badEscape'
  /** A text contains a line end or another control character. */
  | 'controlCharacter'
  /** Something follows the end of the guide. */
  | 'textAfterEnd'
  /** It is valid JSON, but no object. */
  | 'notAnObject'
  /** A loss: an object has a property twice, and only the last one would be kept. */
  | 'duplicateKey'
  /** A loss: a number cannot be stored exactly (`params.becomes`). */
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
