import { childrenOf, fromWire, itemIndex } from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests, remembered } from '@guide-studio/guide-core/internal';
import type { AnswerShares, ForecastAssumptions, JointShares } from '@guide-studio/guide-core/shares';
import type { Guide, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { cellsIn, selectedIn } from '../results/answerWords.ts';
import type { AskedQuestion } from '../results/askedQuestion.ts';
import type { ListedInterview } from '../results/answerTable.ts';
import { isSameQuestion } from '../results/externalIds.ts';
import { type JointGroup, jointGroups, type KnownQuestion } from './jointGroups.ts';

type Interview = Pick<ListedInterview, 'answersArray' | 'urlParams'>;

/** Shares of real answers, and what they come from. */
export interface SharesOfAnswers {
  /** The shares, in percent, with names of the guide. Questions that nobody answered are absent. */
  readonly assumptions: Pick<ForecastAssumptions, 'shares' | 'among' | 'urlParams' | 'interviews' | 'taken'>;
  /** The number of interviews. */
  readonly interviews: number;
  /**
   * Numbers of questions (1 is the first) with answers that are not in this guide, or have another text or type there.
   */
  readonly otherQuestions: readonly number[];
}

/**
 * Returns the shares of the answers to a study, as its service lists them (`GET …/questions`, `GET …/responses`), for
 * its guide or a later version of it. Every interview counts that has an answer to the question, also one that was
 * screened out or is not complete. Where answers go together (`jointGroups`), there are joint shares.
 *
 * @param guide That of the study, or a later version of it; it must be valid.
 * @param questions As `getStudyQuestions` returns them.
 * @param interviews As `listResponses` returns them.
 * @example
 * ```ts
 * import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';
 * import { sharesFromAnswers } from '@guide-studio/interview-engine/forecast';
 *
 * const cooks = choice('Do you cook?', { options: ['Yes', 'No'] });
 * const often = choice('How often?', { options: ['Most days', 'Seldom'] });
 * const dish = open('What did you cook?', { when: often.includes('Most days') });
 * const cooking = guide('Home cooking', {}, [screening('Fit', [cooks.rejecting('No')]), block('Last week', [often, dish])]);
 *
 * const questions = [
 *   { id: 'q1', text: 'Do you cook?', type: 'multiple_choice', questionNumber: 1, options: ['Yes', 'No'], concepts: [] },
 * ] as const;
 * const interviews = ['Yes', 'Yes', 'Yes', 'No'].map((answer, at) => ({
 *   urlParams: {},
 *   answersArray: [{ answerId: `a${at}`, discussionGuideQuestionId: 'q1', conceptId: null, question: 'Q1', answer }],
 * }));
 * console.log(sharesFromAnswers(cooking, questions, interviews).assumptions.shares); // { 'Do you cook?': { Yes: 75, No: 25 } }
 * ```
 */
export function sharesFromAnswers(
  guide: Guide,
  questions: readonly AskedQuestion[],
  interviews: readonly Interview[],
): SharesOfAnswers {
  const plan = planOf(guide);
  const doc = fromWire(guide);
  const index = itemIndex(doc);
  const givenAnswers = new Map<string, Map<string | null, Given[]>>();
  for (const interview of interviews) {
    for (const { discussionGuideQuestionId, conceptId, answer } of interview.answersArray) {
      if (discussionGuideQuestionId === null) continue;
      const byConcept = remembered(givenAnswers, discussionGuideQuestionId, () => new Map<string | null, Given[]>());
      const known = byConcept.get(conceptId);
      if (known === undefined) byConcept.set(conceptId, [{ interview, answer }]);
      else known.push({ interview, answer });
    }
  }
  const known = questions.flatMap((question): readonly KnownQuestion[] => {
    const planned = plan.items[question.questionNumber - 1];
    return planned !== undefined && givenAnswers.has(question.id) && isSameQuestion(planned, question)
      ? [{ planned, question }]
      : [];
  });
  const groups = jointGroups(plan, known, interviews);

  const shares: Record<string, AnswerShares | { byConcept: Record<string, AnswerShares> }> = {};
  const among: JointShares[] = [];
  const otherQuestions: number[] = [];
  /**
   * By question: the number of interviews that its shares come from; the smallest, if they come from several groups.
   */
  const counts: Record<string, number> = {};
  for (const question of questions) {
    const answers = givenAnswers.get(question.id);
    if (answers === undefined || (question.type !== 'multiple_choice' && question.type !== 'matrix')) continue;
    const planned = plan.items[question.questionNumber - 1];
    const node = index.items[question.questionNumber - 1]?.node;
    const name = node && nameForTests(doc, 'question', node.key, null);
    if (planned === undefined || !name || !isSameQuestion(planned, question)) {
      otherQuestions.push(question.questionNumber);
      continue;
    }
    const names = {
      options: namedOptions(node, index).map(({ key }, at) => nameForTests(doc, 'option', key, node) ?? `o${at + 1}`),
      rows: childrenOf(node, 'rows').map(({ key }, at) => nameForTests(doc, 'row', key, node) ?? `r${at + 1}`),
    };
    const block = childrenOf(doc.root, 'blocks')[planned.block];
    const concepts = block === undefined ? [] : childrenOf(block, 'concepts');
    if (concepts.length === 0) {
      const all = answers.get(null) ?? [];
      const group = groups.get(planned.index);
      const isIn = ({ interview }: Given): boolean => group?.members.has(interview) === true;
      const others = sharesOf(planned, question, textsOf(all.filter((one) => !isIn(one))), names);
      const joint = sharesOf(planned, question, textsOf(all.filter(isIn)), names);
      const first = group && namesAt(group);
      if (joint === null || others === null || !first) {
        const one = sharesOf(planned, question, textsOf(all), names);
        if (one === null) continue;
        shares[name] = one.shares;
        counts[name] = one.answers;
        continue;
      }
      counts[name] = Math.min(joint.answers, others.answers);
      shares[name] = others.shares;
      among.push({ ...first, shares: { [name]: joint.shares } });
      continue;
    }
    const byConcept: Record<string, AnswerShares> = {};
    for (const [at, { id }] of question.concepts.entries()) {
      const concept = concepts[at];
      const ofConcept = concept && nameForTests(doc, 'concept', concept.key, null);
      const one = sharesOf(planned, question, textsOf(answers.get(id) ?? []), names);
      if (!ofConcept || one === null) continue;
      byConcept[ofConcept] = one.shares;
      counts[name] = Math.min(counts[name] ?? Number.POSITIVE_INFINITY, one.answers);
    }
    if (Object.keys(byConcept).length > 0) shares[name] = { byConcept };
  }
  /** The names of a question and its option. */
  function namesAt({ source, option }: JointGroup): Pick<JointShares, 'question' | 'option'> | null {
    const node = index.items[source]?.node;
    const part = node && namedOptions(node, index)[option];
    const question = node && nameForTests(doc, 'question', node.key, null);
    const named = part && nameForTests(doc, 'option', part.key, node);
    return question && named ? { question, option: named } : null;
  }

  const urlParams = parameterShares(guide, interviews);
  const parameters = Object.fromEntries(Object.keys(urlParams).map((name) => [name, interviews.length]));
  const hasParameters = Object.keys(parameters).length > 0;
  const isTaken = Object.keys(counts).length > 0 || hasParameters;
  return {
    assumptions: {
      shares,
      ...(among.length === 0 ? {} : { among }),
      ...(hasParameters ? { urlParams } : {}),
      ...(isTaken ? { interviews: interviews.length, taken: { questions: counts, urlParams: parameters } } : {}),
    },
    interviews: interviews.length,
    otherQuestions,
  };
}

/** An answer, and the interview in which it was given. */
interface Given {
  readonly interview: Interview;
  readonly answer: string;
}

const textsOf = (all: readonly Given[]): readonly string[] => all.map(({ answer }) => answer);

interface Names {
  readonly options: readonly string[];
  readonly rows: readonly string[];
}

/** Shares, and the number of answers that they come from. */
interface ReadShares {
  readonly shares: AnswerShares;
  readonly answers: number;
}

/**
 * Returns the shares of these answers, or null if none of them can be read. What the guide does not have any more is left
 * out, and so are answers that have nothing else.
 */
function sharesOf(
  planned: PlannedItem,
  question: AskedQuestion,
  answers: readonly string[],
  { options, rows }: Names,
): ReadShares | null {
  const texts = planned.options.map(({ text }) => text);
  if (question.type === 'matrix') {
    const cells = answers.flatMap((answer) => [cellsIn(answer, question) ?? []]);
    const ofRows = rows.flatMap((name, row) => {
      const read = cells.flatMap((one) => (texts.includes(one[row] ?? '') ? [one[row]] : []));
      const counted = percentages(options, (at) => read.filter((one) => one === texts[at]).length, read.length);
      return read.length === 0 ? [] : [{ name, counted, answers: read.length }];
    });
    if (ofRows.length === 0) return null;
    return {
      shares: { rows: Object.fromEntries(ofRows.map(({ name, counted }) => [name, counted])) },
      answers: Math.min(...ofRows.map((one) => one.answers)),
    };
  }
  const { item } = planned;
  const hasOwn = item.type === 'multiple_choice' && item.allowCustomOption === true;
  const read = answers
    .map((answer) => selectedIn(answer, question))
    .filter(({ selected, own }) => selected.some((one) => texts.includes(one)) || (hasOwn && own !== ''));
  if (read.length === 0) return null;
  const byOption = percentages(
    options,
    (at) => read.filter(({ selected }) => selected.includes(texts[at] ?? '')).length,
    read.length,
  );
  const custom = percent(read.filter(({ own }) => own !== '').length, read.length);
  return { shares: hasOwn ? { options: byOption, custom } : byOption, answers: read.length };
}

function percentages(names: readonly string[], countOf: (at: number) => number, whole: number): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, percent(countOf(at), whole)]));
}

/** Returns percent with two decimals: enough, and readable in a file. */
function percent(count: number, whole: number): number {
  return Math.round((10_000 * count) / whole) / 100;
}

function parameterShares(
  guide: Guide,
  interviews: readonly Pick<Interview, 'urlParams'>[],
): Record<string, Record<string, number>> {
  const all = [...parametersOf(guide)].map(([name, values]) => {
    const urlValues = interviews.map(({ urlParams }) => (Object.hasOwn(urlParams, name) ? urlParams[name] : undefined));
    const shares = values.map((value) => [
      value,
      percent(urlValues.filter((one) => one === value).length, Math.max(1, interviews.length)),
    ]);
    return [name, Object.fromEntries(shares) as Record<string, number>] as const;
  });
  return interviews.length === 0 ? {} : Object.fromEntries(all);
}
