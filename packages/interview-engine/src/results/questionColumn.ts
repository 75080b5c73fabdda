import type { Cell, Column } from './column.ts';
import type { Occasion } from './occasions.ts';

type Part = Pick<Column, 'part' | 'code' | 'optionId' | 'label' | 'values'>;

interface Asked {
  readonly occasion: Occasion;
  /** Of the question. */
  readonly externalId: string;
}

/** What is behind the name of the question, what it holds, its cells, and what is behind the text in a heading. */
export type OfColumn = readonly [
  suffix: string,
  part: Partial<Part>,
  cell: (at: number) => Cell,
  about?: readonly string[],
];

/** A column of a question. */
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
