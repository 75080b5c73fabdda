import type { Cell, Column } from './column.ts';
import type { Occasion } from './occasions.ts';

type Part = Pick<Column, 'part' | 'code' | 'optionId' | 'label' | 'values'>;

interface Asked {
  readonly occasion: Occasion;
  /** The external id of the question. */
  readonly externalId: string;
}

/** The suffix of the column name, its codebook entry, its cells, and what follows the text in the heading. */
export type OfColumn = readonly [
  suffix: string,
  part: Partial<Part>,
  cell: (at: number) => Cell,
  about?: readonly string[],
];

/** Returns a column of the table of answers for a question, or for one concept of it. */
export function questionColumn({ occasion: { question, concept }, externalId }: Asked, ...column: OfColumn): Column {
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
    values: '',
    ...part,
    cell,
  };
}
