import type { TextCode } from './textIssue.ts';

type Params = Readonly<Record<string, unknown>>;

/** The wording of findings about texts in one language. */
export interface TextWords {
  readonly file: Readonly<Record<TextCode, (params: Params) => string>>;
  readonly place: (line: number, column: number) => string;
}
