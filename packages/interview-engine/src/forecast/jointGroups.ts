import { remembered } from '@guide-studio/guide-core/internal';
import type { Plan, PlannedItem } from '../plan/plan.ts';
import { cellsIn, selectedIn } from '../results/answerWords.ts';
import type { ListedInterview } from '../results/answerTable.ts';
import type { AskedQuestion } from '../results/askedQuestion.ts';

type Interview = Pick<ListedInterview, 'answersArray' | 'urlParams'>;

/** A question of a study that the guide has, too. */
export interface KnownQuestion {
  readonly planned: PlannedItem;
  readonly question: AskedQuestion;
}

/** Those who selected an option of an earlier question: they answer a later one differently from all others. */
export interface JointGroup {
  /** The index of the earlier item, and that of its option. */
  readonly source: number;
  readonly option: number;
  readonly members: ReadonlySet<Interview>;
}

/** Fewer interviews on one side say too little about it. */
const leastOnEachSide = 10;
/** In standard errors: so large a difference is chance once in some ten thousand comparisons. */
const leastDifference = 4;

/**
 * Returns by item index which answers go together in interviews: for each question that decides something, the option
 * of an earlier one that changes its answers most. Questions that are asked for each concept are left out.
 */
export function jointGroups(
  plan: Plan,
  known: readonly KnownQuestion[],
  interviews: readonly Interview[],
): ReadonlyMap<number, JointGroup> {
  const deciding = decidingIn(plan);
  const answered = known
    .filter(({ planned }) => deciding.has(planned.index) && plan.blocks[planned.block]?.isConceptBlock === false)
    .sort((one, other) => one.planned.index - other.planned.index)
    .map((one) => ({ ...one, answers: answersIn(one.question, interviews) }));
  const groups = new Map<number, JointGroup>();
  for (const [at, later] of answered.entries()) {
    const found = answered.slice(0, at).flatMap((earlier) => {
      if (earlier.planned.item.type !== 'multiple_choice') return [];
      const best = strongest(earlier.answers, later.answers);
      const option = earlier.planned.options.findIndex(({ text }) => text === best?.option);
      return best === null || option === -1 ? [] : [{ ...best, earlier, option }];
    });
    const [most] = found.sort((one, other) => other.difference - one.difference);
    if (most === undefined) continue;
    const selected = most.earlier.planned.options[most.option]?.text ?? '';
    const members = [...most.earlier.answers].flatMap(([interview, answers]) =>
      answers.has(selected) ? [interview] : [],
    );
    groups.set(later.planned.index, {
      source: most.earlier.planned.index,
      option: most.option,
      members: new Set(members),
    });
  }
  return groups;
}

/** What was said in each interview: options, or cells of a matrix. */
type AnswersByInterview = ReadonlyMap<Interview, ReadonlySet<string>>;

function answersIn(question: AskedQuestion, interviews: readonly Interview[]): AnswersByInterview {
  const answers = new Map<Interview, ReadonlySet<string>>();
  for (const interview of interviews) {
    const given = interview.answersArray.find(({ discussionGuideQuestionId: id }) => id === question.id)?.answer;
    if (given === undefined) continue;
    const parts =
      question.type === 'matrix'
        ? (cellsIn(given, question) ?? []).map((column, row) => `${row} ${column}`)
        : selectedIn(given, question).selected;
    if (parts.length > 0) answers.set(interview, new Set(parts));
  }
  return answers;
}

/** Returns the option of an earlier question with which an answer to a later one differs most, or null. */
function strongest(
  earlier: AnswersByInterview,
  later: AnswersByInterview,
): { readonly option: string; readonly difference: number } | null {
  const both = [...later].flatMap(([interview, answers]) => {
    const before = earlier.get(interview);
    return before === undefined ? [] : [{ before, answers }];
  });
  const before = counted(both.flatMap((one) => [...one.before]));
  const after = counted(both.flatMap(({ answers }) => [...answers]));
  const together = new Map<string, Map<string, number>>();
  for (const one of both)
    for (const option of one.before) {
      const row = remembered(together, option, () => new Map<string, number>());
      for (const part of one.answers) row.set(part, (row.get(part) ?? 0) + 1);
    }
  let best: { readonly option: string; readonly difference: number } | null = null;
  for (const [option, members] of before) {
    const others = both.length - members;
    if (Math.min(members, others) < leastOnEachSide) continue;
    for (const [part, all] of after) {
      const among = together.get(option)?.get(part) ?? 0;
      const share = all / both.length;
      const spread = Math.sqrt(share * (1 - share) * (1 / members + 1 / others));
      const difference = spread === 0 ? 0 : Math.abs(among / members - (all - among) / others) / spread;
      if (difference >= leastDifference && difference > (best?.difference ?? 0)) best = { option, difference };
    }
  }
  return best;
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns the items whose answers decide who passes or what is shown. */
function decidingIn({ items, blocks }: Plan): ReadonlySet<number> {
  const conditionals = [
    ...items.map(({ conditional }) => conditional),
    ...blocks.flatMap(({ concepts }) => concepts.map(({ conditional }) => conditional)),
  ];
  const named = conditionals.flatMap((one) =>
    (one?.criteria ?? []).flatMap((criterion) =>
      criterion.type === 'selectedTemplateOptions' ? [criterion.source] : [],
    ),
  );
  const carried = items.flatMap(({ carriedFrom }) => carriedFrom ?? []);
  const screening = items.flatMap(({ index, isScreener }) => (isScreener ? [index] : []));
  return new Set([...named, ...carried, ...screening]);
}
