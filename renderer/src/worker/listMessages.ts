import type { CsvSeparator } from '@guide-studio/interview-engine/answers';

/** The most rows of a list from which personal links are made. */
export const mostListRows = 100_000;

/** What the window asks of the worker for personal links. `id`: counts the questions; an answer has that of its question. */
export interface ListQuestion {
  readonly id: number;
  readonly text: string;
  /** The link that each row completes. */
  readonly link: string;
  /** Parameters of every link, unless a column has the same name. */
  readonly also: readonly (readonly [name: string, value: string])[];
  /** Whether the first row has the names of the columns; null: as it looks. */
  readonly hasNames: boolean | null;
  /** The columns that are in the links, by index; null: as they look. */
  readonly inLink: readonly number[] | null;
  /** The languages that participants can choose, as `lang` names them. */
  readonly languages: readonly string[];
  /** How the file with all links is written; null: only the preview is made. */
  readonly file: { readonly separator: CsvSeparator; readonly heading: string } | null;
}

/** A column of the list. */
export interface ListColumn {
  readonly name: string;
  readonly isInLink: boolean;
  /**
   * Why it cannot be a parameter. `noName`: it has none. `twice`: another column of the links has the same. `tooLong`,
   * `characters`: no link can have it.
   */
  readonly fault: 'noName' | 'twice' | 'tooLong' | 'characters' | null;
}

/** A row without a link. Rows count from 1, with the names. */
export interface RowFault {
  readonly row: number;
  /**
   * `empty`: nothing of it would be in its link. `duplicate`: its link is that of the row `of`. `tooLong`: a value has more
   * than 2,000 characters. `tooMuch`: all values together are too long, or there are more than 50. `language`: the study is
   * not in the language `value`. `characters`: it has characters that cannot be stored. `moreCells`: it has more cells
   * than there are columns.
   */
  readonly kind: 'empty' | 'duplicate' | 'tooLong' | 'tooMuch' | 'language' | 'characters' | 'moreCells';
  readonly of?: number;
  readonly column?: string;
  readonly value?: string;
}

/** A list that was read. */
export interface ReadList {
  readonly hasNames: boolean;
  readonly columns: readonly ListColumn[];
  /** The number of rows, without the names. */
  readonly rows: number;
  /** The number of links, which is that of rows without a fault. */
  readonly links: number;
  /** The number of rows by fault. */
  readonly faulty: Readonly<Partial<Record<RowFault['kind'], number>>>;
  /** The first of them. */
  readonly faults: readonly RowFault[];
  /** The first rows with a link: their cells, and the link. */
  readonly preview: readonly { readonly row: number; readonly cells: readonly string[]; readonly link: string }[];
  /** The file, if it was asked for and no column has a fault. */
  readonly csv: string | null;
}

/** What the worker answers. `tooMany`: the list has more than {@link mostListRows} rows, so nothing was made of it. */
export type ListReply =
  | { readonly id: number; readonly kind: 'read'; readonly read: ReadList }
  | { readonly id: number; readonly kind: 'tooMany' };
