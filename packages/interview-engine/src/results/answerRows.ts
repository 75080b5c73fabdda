import type { AnswerTable } from './answerTable.ts';
import type { Cell } from './column.ts';

type Rows = readonly (readonly Cell[])[];

/** Returns a table of answers as rows: one for each interview, after one with headings. */
export function answerRows({ columns, length, asCodes }: AnswerTable): Rows {
  return [
    columns.map(({ name, heading }) => (asCodes || heading === '' ? name : `${name}: ${heading}`)),
    ...Array.from({ length }, (_, at) => columns.map(({ cell }) => cell(at))),
  ];
}

const codebookHeadings = [
  'column',
  'questionNumber',
  'externalId',
  'type',
  'text',
  'concept',
  'holds',
  'code',
  'optionExternalId',
  'label',
  'values',
  'base',
  'valueExternalIds',
];

/**
 * Returns the codebook: a row for each column, after one with headings. `base`: how many interviews have an answer in the
 * column, for example those to whom a carried option was shown. `valueExternalIds`: the options that values are.
 */
export function codebookRows({ columns, length }: AnswerTable): Rows {
  const lines = columns.map(
    ({ name, questionNumber, externalId, type, text, concept, part, code, optionId, label, values, counts, cell }) => {
      let base = 0;
      for (let at = 0; at < length; at += 1) if (cell(at) !== '') base += 1;
      const meaning = values.length === 0 ? counts : values.map((one) => `${one.value} = ${one.label}`).join('\n');
      const ids = values
        .flatMap(({ value, optionId: id }) => (id === undefined ? [] : [`${value} = ${id}`]))
        .join('\n');
      const of = questionNumber === '' ? '' : base;
      return [name, questionNumber, externalId, type, text, concept, part, code, optionId, label, meaning, of, ids];
    },
  );
  return [codebookHeadings, ...lines];
}
