import type { InterviewTest, SegmentRule } from '@guide-studio/guide-core/reading';
import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import { cellsIn, choicesIn, placesIn, selectedIn } from '@guide-studio/interview-engine/internal';

/** What segments ask of an interview. */
export interface InterviewFacts {
  readonly progress: 'complete' | 'screened_out' | 'in_progress';
  readonly isRehearsal: boolean;
  /** The parameters of its link. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The code of its language; null if unknown. */
  readonly language: string | null;
  /** Null if unknown. */
  readonly seconds: number | null;
  readonly answers: readonly ListedAnswer[];
  /** The ids of the codes of its words, and of the codes above them. */
  readonly codes: ReadonlySet<string>;
}

/**
 * Returns true if an interview is in a segment. What is not known of an interview is not true of it: an interview of
 * unknown length is in no segment of a length.
 *
 * @param questions Of the study, by id. An answer to a question that the study does not have is in no segment by answers.
 */
export function inSegment(
  rule: SegmentRule,
  interview: InterviewFacts,
  questions: ReadonlyMap<string, AskedQuestion>,
): boolean {
  if ('all' in rule) return rule.all.every((each) => inSegment(each, interview, questions));
  if ('any' in rule) return rule.any.some((each) => inSegment(each, interview, questions));
  if ('not' in rule) return !inSegment(rule.not, interview, questions);
  return tests[rule.by](rule as never, interview, questions);
}

type Test<By extends InterviewTest['by']> = (
  test: Extract<InterviewTest, { readonly by: By }>,
  interview: InterviewFacts,
  questions: ReadonlyMap<string, AskedQuestion>,
) => boolean;

/** How each kind of test is decided: a new kind is a row here. */
const tests: { readonly [By in InterviewTest['by']]: Test<By> } = {
  outcome: ({ is }, { progress }) => is.includes(progress),
  rehearsal: ({ is }, { isRehearsal }) => isRehearsal === is,
  parameter: ({ name, is }, { parameters }) => Object.hasOwn(parameters, name) && is.includes(parameters[name] ?? ''),
  language: ({ is }, { language }) => language !== null && is.includes(language),
  seconds: ({ from, to }, { seconds }) =>
    seconds !== null && (from === null || seconds >= from) && (to === null || seconds <= to),
  code: ({ is }, { codes }) => is.some((code) => codes.has(code)),
  concept: ({ is }, { answers }) => answers.some(({ conceptId }) => conceptId !== null && is.includes(conceptId)),
  answer: ({ question, concept, wanted }, { answers }, questions) => {
    const asked = questions.get(question);
    if (asked === undefined) return false;
    return answers.some(
      (answer) =>
        answer.discussionGuideQuestionId === question &&
        (concept === null || answer.conceptId === concept) &&
        hasWanted(answer.answer, asked, wanted),
    );
  },
};

type Wanted = Extract<InterviewTest, { readonly by: 'answer' }>['wanted'];

function hasWanted(text: string, question: AskedQuestion, wanted: Wanted): boolean {
  switch (wanted.is) {
    case 'any':
      return true;
    case 'ownWords':
      return selectedIn(text, question).own !== '';
    case 'option': {
      const { selected } = selectedIn(text, question);
      return wanted.options.some((option) => selected.includes(option));
    }
    case 'best':
    case 'worst':
      return choicesIn(text, question)?.some((choice) => choice[wanted.is] === wanted.option) === true;
    case 'place':
      return placesIn(text, question)?.[wanted.place - 1] === wanted.option;
    case 'cell':
      return cellsIn(text, question)?.[wanted.row] === wanted.column;
    case 'contains':
      return text.toLowerCase().includes(wanted.text.toLowerCase());
  }
}
