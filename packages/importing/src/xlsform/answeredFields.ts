import type { Answered } from './answersIn.ts';
import type { ChoiceLists } from './choiceLists.ts';
import type { GroupNode, QuestionNode } from './formTree.ts';
import { rangeOptions } from './rangeOptions.ts';
import type { AnsweredBy } from './relevant.ts';

/** A field, and the groups around its question that are repeated. */
interface Field {
  readonly answered: Answered;
  readonly repeats: readonly GroupNode[];
}

const repeatsIn = (groups: readonly GroupNode[]): readonly GroupNode[] => groups.filter(({ isRepeat }) => isRepeat);

/**
 * Returns what finds the answers that a condition in some groups can ask about. It cannot ask about a field of a
 * repetition from outside, which has many answers, nor about one of several fields of a name.
 */
export function answeredFields(
  questions: readonly QuestionNode[],
  lists: ChoiceLists,
): (groups: readonly GroupNode[]) => AnsweredBy {
  const fields = new Map<string, Field | null>();
  for (const question of questions) {
    const { name, groups } = question;
    fields.set(name, fields.has(name) ? null : { answered: answersOf(question, lists), repeats: repeatsIn(groups) });
  }
  return (groups) => (name) => {
    const field = fields.get(name);
    if (field === null) return null;
    if (field === undefined) return { field: name, kind: 'other', codes: [], hasOther: false, isNumber: false };
    return field.repeats.every((repeat) => groups.includes(repeat)) ? field.answered : null;
  };
}

function answersOf({ name, type, row }: QuestionNode, lists: ChoiceLists): Answered {
  const other = { field: name, kind: 'other', codes: [], hasOther: false, isNumber: false } as const;
  if (type.kind === 'acknowledge') return { ...other, kind: 'one', codes: [acknowledged] };
  if (type.kind === 'range') {
    const options = rangeOptions(row);
    return options === null ? other : { ...other, kind: 'one', codes: options.map(({ code }) => code), isNumber: true };
  }
  if (type.kind !== 'choice') return other;
  const codes = (lists.get(type.list) ?? []).map(({ code }) => code);
  return { ...other, kind: type.isSeveral ? 'several' : 'one', codes, hasOther: type.hasOther };
}

/** What a tick at a note is. */
export const acknowledged = 'OK';
