import type { Progress } from '@guide-studio/api-contract';
import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import { cellsIn, choicesIn, placesIn, selectedIn } from '@guide-studio/interview-engine/internal';
import type { Interview } from './answerSet.ts';

/** What an answer must contain. `any`: any answer at all. */
export type Wanted =
  | { readonly is: 'any' | 'ownWords' }
  | { readonly is: 'option'; readonly option: string }
  | { readonly is: 'best' | 'worst'; readonly option: string }
  /** From 1. */
  | { readonly is: 'place'; readonly place: number; readonly option: string }
  | { readonly is: 'cell'; readonly row: number; readonly column: string }
  | { readonly is: 'contains'; readonly text: string };

/** A condition for showing an interview. */
export type AnswerFilter =
  | { readonly by: 'outcome'; readonly progress: Progress }
  | { readonly by: 'rehearsal'; readonly is: boolean }
  | { readonly by: 'parameter'; readonly name: string; readonly value: string }
  | {
      readonly by: 'answer';
      readonly question: AskedQuestion;
      /** The id of the concept; null for any concept or none. */
      readonly concept: string | null;
      readonly wanted: Wanted;
    };

/** Returns the interviews that match every filter. */
export function filtered(interviews: readonly Interview[], filters: readonly AnswerFilter[]): readonly Interview[] {
  if (filters.length === 0) return interviews;
  return interviews.filter((interview) => filters.every((filter) => holds(filter, interview)));
}

function holds(filter: AnswerFilter, { progress, isRehearsal, parameters, answers }: Interview): boolean {
  switch (filter.by) {
    case 'outcome':
      return progress === filter.progress;
    case 'rehearsal':
      return isRehearsal === filter.is;
    case 'parameter':
      return Object.hasOwn(parameters, filter.name) && parameters[filter.name] === filter.value;
    case 'answer':
      return answers.some(
        (answer) => isOf(filter, answer) && matchesText(answer.answer, filter.question, filter.wanted),
      );
  }
}

function isOf({ question, concept }: Extract<AnswerFilter, { by: 'answer' }>, answer: ListedAnswer): boolean {
  return answer.discussionGuideQuestionId === question.id && (concept === null || answer.conceptId === concept);
}

function matchesText(text: string, question: AskedQuestion, wanted: Wanted): boolean {
  switch (wanted.is) {
    case 'any':
      return true;
    case 'ownWords':
      return selectedIn(text, question).own !== '';
    case 'option':
      return selectedIn(text, question).selected.includes(wanted.option);
    case 'place':
      return placesIn(text, question)?.[wanted.place - 1] === wanted.option;
    case 'best':
    case 'worst':
      return choicesIn(text, question)?.some((choice) => choice[wanted.is] === wanted.option) === true;
    case 'cell':
      return cellsIn(text, question)?.[wanted.row] === wanted.column;
    case 'contains':
      return text.toLowerCase().includes(wanted.text.toLowerCase());
  }
}

/** Returns what to filter answers to a question by; null if a text is typed instead. */
export function wantedOf({ type, options = [], rows = [], columns = [] }: AskedQuestion): readonly Wanted[] | null {
  const any: Wanted = { is: 'any' };
  const unique = [...new Set(options)];
  const each = (is: 'option' | 'best' | 'worst') => unique.map((option): Wanted => ({ is, option }));
  switch (type) {
    case 'multiple_choice':
      return [any, ...each('option'), { is: 'ownWords' }];
    case 'ranking':
      return [
        any,
        ...unique.flatMap((_, at) => unique.map((option): Wanted => ({ is: 'place', place: at + 1, option }))),
      ];
    case 'matrix':
      return [
        any,
        ...rows.flatMap((_, row) => [...new Set(columns)].map((column): Wanted => ({ is: 'cell', row, column }))),
      ];
    case 'max_diff':
      return [any, ...each('best'), ...each('worst')];
    case 'open_ended':
    case 'file_upload':
    case 'statement':
      return null;
  }
}

/** Returns the link parameters, each with its values, sorted. */
export function parametersIn(interviews: readonly Interview[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, Set<string>>();
  for (const { parameters } of interviews) {
    for (const [name, value] of Object.entries(parameters)) {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(value));
    }
  }
  return new Map([...values].map(([name, own]) => [name, [...own].sort()]));
}
