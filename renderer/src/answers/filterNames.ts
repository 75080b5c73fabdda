import type { Progress } from '@guide-studio/api-contract';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { isAnswered } from '@guide-studio/interview-engine/internal';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { AnswerSet } from './answerSet.ts';
import { type AnswerFilter, parametersIn, type Wanted, wantedOf } from './filters.ts';

/** What a filter can be about. */
export interface FilterSubject {
  readonly value: string;
  readonly label: string;
  readonly by:
    | { readonly is: 'outcome' }
    | { readonly is: 'rehearsal' }
    | { readonly is: 'parameter'; readonly name: string }
    | { readonly is: 'answer'; readonly question: AskedQuestion; readonly concept: string | null };
}

/** One filter of a subject. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly filter: AnswerFilter | null;
}

const outcomes: readonly Progress[] = ['complete', 'screened_out', 'in_progress'];

/**
 * Returns the subjects: the outcome, the link parameters, and every question; one with concepts has an entry for any
 * concept and one for each.
 */
export function filterSubjects({ questions, interviews }: AnswerSet): readonly FilterSubject[] {
  const texts = words.answers.filter;
  const parameters = [...parametersIn(interviews).keys()].map((name): FilterSubject => {
    return { value: `parameter ${name}`, label: texts.parameter(name), by: { is: 'parameter', name } };
  });
  const answers = questions.flatMap((question): FilterSubject[] => {
    if (!isAnswered(question)) return [];
    const subject = (concept: string | null): FilterSubject => ({
      value: JSON.stringify([question.id, concept]),
      label: `${askingName(question, concept)} ${question.text}`,
      by: { is: 'answer', question, concept },
    });
    return [subject(null), ...question.concepts.map(({ id }) => subject(id))];
  });
  const outcome: FilterSubject = { value: 'outcome', label: texts.outcome, by: { is: 'outcome' } };
  const isRehearsed = interviews.some(({ isRehearsal }) => isRehearsal);
  const kinds: FilterSubject = { value: 'rehearsal', label: words.rehearsal.participantKind, by: { is: 'rehearsal' } };
  return [outcome, ...(isRehearsed ? [kinds] : []), ...parameters, ...answers];
}

/** Returns `Q3`, or `Q3 (title of the concept)`. */
function askingName({ questionNumber, concepts }: AskedQuestion, concept: string | null): string {
  const title = concepts.find(({ id }) => id === concept)?.title;
  return title === undefined ? `Q${questionNumber}` : `Q${questionNumber} (${title})`;
}

/** Returns all filters of a subject, or null if a text is typed instead. */
export function filterChoices({ by }: FilterSubject, { interviews }: AnswerSet): readonly FilterChoice[] | null {
  const numbered = (filters: readonly (readonly [string, AnswerFilter])[]) =>
    filters.map(([label, filter], at): FilterChoice => ({ value: String(at), label, filter }));
  switch (by.is) {
    case 'outcome':
      return numbered(outcomes.map((progress) => [words.answers.states[progress], { by: 'outcome', progress }]));
    case 'rehearsal':
      return numbered([false, true].map((is) => [kindName(is), { by: 'rehearsal', is }]));
    case 'parameter': {
      const values = parametersIn(interviews).get(by.name) ?? [];
      return numbered(
        values.map((value) => [value || words.answers.filter.empty, { by: 'parameter', name: by.name, value }]),
      );
    }
    case 'answer': {
      const { question, concept } = by;
      const all = wantedOf(question);
      return (
        all &&
        numbered(all.map((wanted) => [wantedName(wanted, question), { by: 'answer', question, concept, wanted }]))
      );
    }
  }
}

/** Returns a filter in words, with its subject. */
export function filterName(filter: AnswerFilter): string {
  switch (filter.by) {
    case 'outcome':
      return words.answers.states[filter.progress];
    case 'rehearsal':
      return kindName(filter.is);
    case 'parameter':
      return `${filter.name} = ${filter.value || words.answers.filter.empty}`;
    case 'answer': {
      const { question, concept, wanted } = filter;
      return `${askingName(question, concept)}: ${wantedName(wanted, question)}`;
    }
  }
}

function kindName(isRehearsal: boolean): string {
  return isRehearsal ? words.rehearsal.invented : words.rehearsal.real;
}

function wantedName(wanted: Wanted, { rows = [] }: AskedQuestion): string {
  const texts = words.answers.filter;
  switch (wanted.is) {
    case 'any':
      return texts.answered;
    case 'ownWords':
      return words.answers.ownWords;
    case 'option':
      return wanted.option;
    case 'place':
      return texts.place(wanted.place, wanted.option);
    case 'best':
      return texts.best(wanted.option);
    case 'worst':
      return texts.worst(wanted.option);
    case 'cell':
      return `${rows[wanted.row] ?? ''}: ${wanted.column}`;
    case 'contains':
      return texts.containing(wanted.text);
  }
}
