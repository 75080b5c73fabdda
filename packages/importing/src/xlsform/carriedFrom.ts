import { cellOf } from './form.ts';
import type { QuestionNode } from './formTree.ts';
import { leftBecause, type Reading } from './reading.ts';

const plain = /^selected\(\s*\$\{\s*([^}\s]+)\s*\}\s*,\s*name\s*\)$/u;

/**
 * Returns the question whose selected options another one shows: an earlier choice of several with the same list, if
 * the filter of the choices says this and nothing else (rule 6). Null for any other filter.
 */
export function carriedFrom({ row, type, groups }: QuestionNode, reading: Reading): string | null {
  const name = plain.exec(cellOf(row, 'choice_filter'))?.[1];
  if (name === undefined || type.kind !== 'choice' || type.hasOther) return null;
  const named = reading.questions.filter((question) => question.name === name);
  const [source] = named;
  if (source?.type.kind !== 'choice' || named.length > 1) return null;
  const isBefore = source.row.number < row.number;
  const isAlike = source.type.isSeveral && !source.type.hasOther && source.type.list === type.list;
  const isAskedOnce = source.groups.every((group) => !group.isRepeat || groups.includes(group));
  const isAsked = leftBecause(source, reading) === null && cellOf(source.row, 'choice_filter') === '';
  return isBefore && isAlike && isAskedOnce && isAsked ? name : null;
}
