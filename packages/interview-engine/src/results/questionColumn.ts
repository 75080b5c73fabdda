import type { Cell, Column, Missing } from './column.ts';
import type { Occasion } from './occasions.ts';

type Part = Pick<Column, 'part' | 'code' | 'optionId' | 'label' | 'kind' | 'values' | 'counts'>;

interface Asked {
  readonly occasion: Occasion;
  /** The external id of the question. */
  readonly externalId: string;
  /** Returns why the interview at this index has no answer; null if it has one. */
  readonly missing: (at: number) => Missing | null;
}

/** The suffix of the column name, its codebook entry, its cells, and what follows the text in the heading. */
export type OfColumn = readonly [
  suffix: string,
  part: Partial<Part>,
  cell: (at: number) => Cell,
  about?: readonly string[],
];

/** Returns a column of the table of answers for a question, or for one concept of it. */
export function questionColumn(
  { occasion: { question, concept }, externalId, missing }: Asked,
  ...column: OfColumn
): Column {
  const [suffix, part, cell, about = [part.label ?? '']] = column;
  const title = concept === null ? '' : (question.concepts[concept]?.title ?? '');
  const stem = concept === null ? '' : `_c${concept + 1}`;
  const detail = [title, ...about].filter((text) => text !== '').join(' · ');
  return {
    name: `Q${question.questionNumber}${stem}${suffix}`,
    heading: detail === '' ? question.text : `${question.text} [${detail}]`,
    questionNumber: question.questionNumber,
    externalId,
    concept: title,
    type: question.type,
    text: question.text,
    part: '',
    code: '',
    optionId: '',
    label: '',
    kind: 'text',
    values: [],
    counts: '',
    ...part,
    cell,
    missing: (at) => (cell(at) === '' ? missing(at) : null),
  };
}
