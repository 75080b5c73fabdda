import { type Part, entriesIn, partIn, textIn, valueOf } from './survey.ts';

/** Questions of a survey, in which each column of a side-by-side table is a question of its own. */
export interface WithColumns {
  readonly questions: ReadonlyMap<string, Part>;
  /** The ids of columns by those of their tables. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Returns the questions of a survey, with a matrix for each column of a side-by-side table. */
export function withColumns(given: ReadonlyMap<string, Part>): WithColumns {
  const questions = new Map<string, Part>();
  const columns = new Map<string, readonly string[]>();
  for (const [id, payload] of given) {
    const own = textIn(payload['QuestionType']) === 'SBS' ? entriesIn(payload['AdditionalQuestions']) : [];
    const ids = own.map(([number, column]): string => {
      const columnId = `${id}#${number}`;
      questions.set(columnId, columnOf(payload, number, column));
      return columnId;
    });
    if (ids.length === 0) questions.set(id, payload);
    else columns.set(id, ids);
  }
  return { questions, columns };
}

function columnOf(table: Part, number: string, column: Part): Part {
  const { Choices, ChoiceOrder, DisplayLogic, Randomization, Validation, Language } = table;
  const languages = Object.entries(partIn(Language)).map(([code, given]) => {
    const own = partIn(given);
    const ofColumn = partIn(valueOf(own['AdditionalQuestions'], number));
    const isTranslated = textIn(own['QuestionText']) !== '' || textIn(ofColumn['QuestionText']) !== '';
    const text = isTranslated
      ? joined(
          textIn(own['QuestionText']) || textIn(table['QuestionText']),
          textIn(ofColumn['QuestionText']) || textIn(column['QuestionText']),
        )
      : '';
    return [code, { ...own, ...ofColumn, Choices: own['Choices'], QuestionText: text }];
  });
  return {
    Validation,
    ...column,
    ...(DisplayLogic === undefined ? {} : { DisplayLogic }),
    ...(Randomization === undefined ? {} : { Randomization }),
    ...(number === '1' ? { QuestionJS: table['QuestionJS'] } : {}),
    Choices,
    ChoiceOrder,
    Language: Object.fromEntries(languages),
    QuestionText: joined(textIn(table['QuestionText']), textIn(column['QuestionText'])),
    // A name of its own, that no file has.
    isColumn: true,
  };
}

const joined = (table: string, column: string): string => (column === '' ? table : `${table}\n\n${column}`);
