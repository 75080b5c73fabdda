import { columnCodes, rolesOf } from './questionTypes.ts';
import type { LimeSurvey, Question } from './survey.ts';

/** What a name of an expression means. */
export interface Variable {
  /** A box of a choice of several, or anything that has one answer. */
  readonly kind: 'box' | 'answer';
  /** The field of the guide. */
  readonly field: string;
  /** Of a box, its code. */
  readonly code: string;
  /** The codes that an answer can have; none for texts. */
  readonly codes: readonly string[];
  /** Participants may write an answer of their own. */
  readonly hasOther: boolean;
  /** False: everyone is asked. */
  readonly mayBeUnasked: boolean;
  /** A box that not everyone sees who is asked its question. */
  readonly isFilteredBox: boolean;
}

/** The names that expressions of a survey can have. */
export interface Variables {
  /** Returns what a name means, also one of old versions such as `4711X20X300a`. */
  readonly named: (name: string) => Variable | undefined;
}

/** Returns true for a condition that everyone meets. */
export const isForEveryone = (relevance: string): boolean => /^(?:1|true)?$/u.test(relevance.trim());

export function variablesOf({ id, groups }: LimeSurvey): Variables {
  const named = new Map<string, Variable>();
  for (const group of groups)
    for (const question of group.questions) {
      const isAskedOfAll =
        isForEveryone(group.relevance) && isForEveryone(question.relevance) && question.conditions.length === 0;
      for (const [suffix, variable] of ofQuestion(question, !isAskedOfAll)) {
        const separate = suffix === '' ? question.code : `${question.code}_${suffix}`;
        for (const name of [separate, `${id}X${group.id}X${question.id}${suffix}`])
          if (!named.has(name)) named.set(name, variable);
      }
    }
  return { named: (name) => named.get(name) };
}

function ofQuestion(question: Question, mayBeUnasked: boolean): readonly (readonly [string, Variable])[] {
  const { code, subQuestions, answers, attributes, hasOther } = question;
  const role = rolesOf(question.type);
  const isFiltered = attributes.has('array_filter') || attributes.has('array_filter_exclude');
  const base: Variable = {
    kind: 'answer',
    field: code,
    code: '',
    codes: columnCodes(question.type) ?? answers.map((one) => one.code),
    hasOther: role === 'choice' && hasOther,
    mayBeUnasked,
    isFilteredBox: false,
  };
  if (role === 'several')
    return subQuestions.map((sub) => {
      const isFilteredBox = isFiltered || !isForEveryone(sub.relevance);
      const own = { code: sub.code, codes: [], hasOther, mayBeUnasked: mayBeUnasked || isFilteredBox, isFilteredBox };
      return [sub.code, { ...base, kind: 'box', ...own }];
    });
  if (role === 'matrix' || role === 'opens')
    return [
      ['', base],
      ...subQuestions.map(
        (sub) =>
          [
            sub.code,
            {
              ...base,
              field: `${code}_${sub.code}`,
              mayBeUnasked: mayBeUnasked || isFiltered || !isForEveryone(sub.relevance),
            },
          ] as const,
      ),
    ];
  if (role === 'ranking') return answers.map((_, at) => [String(at + 1), base]);
  return [['', base]];
}
