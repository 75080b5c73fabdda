import type { SourceChange } from '../source/study.ts';
import { cellOf, placeOf } from './form.ts';
import { type AskedType, questionType } from './questionType.ts';
import type { SheetTable, TableRow } from './sheetTable.ts';

/** A question of a form. */
export interface QuestionNode {
  readonly kind: 'question';
  readonly row: TableRow;
  readonly name: string;
  readonly type: AskedType;
  /** The groups around it, from outside. */
  readonly groups: readonly GroupNode[];
}

/** A group of a form, or one that is repeated. */
export interface GroupNode {
  readonly kind: 'group';
  readonly row: TableRow;
  readonly name: string;
  readonly isRepeat: boolean;
  readonly children: FormNode[];
  readonly groups: readonly GroupNode[];
}

export type FormNode = QuestionNode | GroupNode;

/** No form has more groups in one another. */
const deepest = 50;

/** The questions and groups of a form; null if groups are too deep in one another. */
export interface FormTree {
  readonly nodes: readonly FormNode[];
  readonly questions: readonly QuestionNode[];
  readonly groups: readonly GroupNode[];
  readonly changes: readonly SourceChange[];
}

/** Returns the groups of a sheet and their questions. An end without a beginning is reported. */
export function formTree({ rows }: SheetTable): FormTree | null {
  const nodes: FormNode[] = [];
  const questions: QuestionNode[] = [];
  const all: GroupNode[] = [];
  const changes: SourceChange[] = [];
  const open: GroupNode[] = [];
  for (const row of rows) {
    const text = cellOf(row, 'type');
    const type = questionType(text);
    const name = cellOf(row, 'name') || `row${row.number}`;
    const place = open.at(-1)?.children ?? nodes;
    if (type.kind === 'begin') {
      const group: GroupNode = { kind: 'group', row, name, isRepeat: type.isRepeat, children: [], groups: [...open] };
      place.push(group);
      all.push(group);
      open.push(group);
      if (open.length > deepest) return null;
    } else if (type.kind === 'end') {
      const at = open.findLastIndex(({ isRepeat }) => isRepeat === type.isRepeat);
      if (at < 0 || at < open.length - 1)
        changes.push({ kind: 'setting', place: placeOf(row), text, verdict: 'equivalent', code: 'unmatched' });
      if (at >= 0) open.length = at;
    } else {
      const question: QuestionNode = { kind: 'question', row, name, type, groups: [...open] };
      place.push(question);
      questions.push(question);
    }
  }
  const unmatched = open.map(
    ({ row }): SourceChange => ({
      kind: 'setting',
      place: placeOf(row),
      text: cellOf(row, 'type'),
      verdict: 'equivalent',
      code: 'unmatched',
    }),
  );
  return { nodes, questions, groups: all, changes: [...changes, ...unmatched] };
}
