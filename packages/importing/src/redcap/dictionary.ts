/** A field of a data dictionary: one row, by the columns that are read. */
export interface DictionaryField {
  readonly name: string;
  readonly form: string;
  readonly header: string;
  readonly type: string;
  readonly label: string;
  readonly choices: string;
  readonly note: string;
  readonly validation: string;
  readonly branching: string;
  readonly isRequired: boolean;
  readonly matrixGroup: string;
  readonly isRanking: boolean;
  readonly annotation: string;
  /** The number of its row in the file, from 1. */
  readonly row: number;
}

/** The beginnings of the column names, as REDCap writes them. */
const columns = {
  name: 'variable / field name',
  form: 'form name',
  header: 'section header',
  type: 'field type',
  label: 'field label',
  choices: 'choices',
  note: 'field note',
  validation: 'text validation type',
  branching: 'branching logic',
  required: 'required field',
  matrixGroup: 'matrix group',
  ranking: 'matrix ranking',
  annotation: 'field annotation',
} as const;

/** The names of columns that downloads by the API have. */
const others: Readonly<Record<keyof typeof columns, string>> = {
  name: 'field_name',
  form: 'form_name',
  header: 'section_header',
  type: 'field_type',
  label: 'field_label',
  choices: 'select_choices_or_calculations',
  note: 'field_note',
  validation: 'text_validation_type_or_show_slider_number',
  branching: 'branching_logic',
  required: 'required_field',
  matrixGroup: 'matrix_group_name',
  ranking: 'matrix_ranking',
  annotation: 'field_annotation',
};

type Column = keyof typeof columns;

/** Returns where each column is; null if the first row is not that of a data dictionary. */
export function columnsOf(first: readonly string[] | undefined): ReadonlyMap<Column, number> | null {
  const names = (first ?? []).map((name) => name.trim().toLowerCase());
  const found = new Map<Column, number>();
  for (const column of Object.keys(columns) as Column[]) {
    const at = names.findIndex((name) => name.startsWith(columns[column]) || name === others[column]);
    if (at >= 0) found.set(column, at);
  }
  // The name of the first column is lost in some files that were edited elsewhere.
  if (!found.has('name') && [...found.values()].every((at) => at > 0)) found.set('name', 0);
  const isDictionary = (['form', 'type', 'label', 'branching'] as const).every((column) => found.has(column));
  return isDictionary && found.has('name') ? found : null;
}

/** Returns the fields of the rows of a data dictionary. Empty rows are left out. */
export function fieldsOfDictionary(
  rows: readonly (readonly string[])[],
  at: ReadonlyMap<Column, number>,
): readonly DictionaryField[] {
  return rows.flatMap((row, index): readonly DictionaryField[] => {
    const cell = (column: Column): string => row[at.get(column) ?? -1]?.trim() ?? '';
    if (index === 0 || cell('name') === '') return [];
    return [
      {
        name: cell('name'),
        form: cell('form'),
        header: cell('header'),
        type: cell('type').toLowerCase(),
        label: cell('label'),
        choices: cell('choices'),
        note: cell('note'),
        validation: cell('validation'),
        branching: cell('branching'),
        isRequired: /^y/iu.test(cell('required')),
        matrixGroup: cell('matrixGroup'),
        isRanking: /^y/iu.test(cell('ranking')),
        annotation: cell('annotation'),
        row: index + 1,
      },
    ];
  });
}
