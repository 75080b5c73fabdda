import type { LeftItem, SourceCondition } from '../source/study.ts';
import type { ChoiceLists } from './choiceLists.ts';
import { cellOf, type Form, mainCell } from './form.ts';
import type { QuestionNode } from './formTree.ts';
import { labelText } from './labelText.ts';

/** What the questions of a form have in common. */
export interface Reading {
  readonly form: Form;
  readonly lists: ChoiceLists;
  readonly questions: readonly QuestionNode[];
  /** Returns the conditions of a question: its own one, and those of the groups around it. */
  readonly conditionsOf: (question: QuestionNode) => readonly SourceCondition[];
}

/** Returns why no guide has a question; null if one can. */
export function leftBecause({ type, row }: QuestionNode, { form, lists }: Reading): LeftItem['code'] | null {
  if (/^(?:yes|true(?:\(\))?|1)$/iu.test(cellOf(row, 'disabled'))) return 'switchedOff';
  if (type.kind === 'left') return type.code;
  if (type.kind === 'choice' || type.kind === 'rank') {
    if (/\bsearch\s*\(/iu.test(cellOf(row, 'appearance'))) return 'optionsElsewhere';
    if ((lists.get(type.list) ?? []).length === 0) return 'withoutOptions';
    if (type.kind === 'choice' && isHead(row)) return 'tableHead';
  }
  const isWithoutText = mainCell(row, 'label', form.languages) === '' && mainCell(row, 'hint', form.languages) === '';
  return type.kind === 'open' && isWithoutText && cellOf(row, 'calculation') !== '' ? 'calculated' : null;
}

/** Returns true for a choice that only shows its options, above those without. */
const isHead = (row: QuestionNode['row']): boolean => /(?:^|\s)label(?:\s|$)/u.test(cellOf(row, 'appearance'));

/** Returns the text of a question: its label, else its name. */
export const textOf = ({ row, name }: QuestionNode, { form: { languages } }: Reading): string =>
  labelText(mainCell(row, 'label', languages)) || name;
