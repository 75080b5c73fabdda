import {
  type AnswerShares,
  childrenOf,
  type ForecastAssumptions,
  fromWire,
  itemIndex,
  namedOptions,
  nameForTests,
} from '@guide-studio/guide-core';
import type { Guide, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { cellsIn, selectedIn } from '../results/answerWords.ts';
import type { AskedQuestion } from '../results/askedQuestion.ts';
import type { ListedInterview } from '../results/answerTable.ts';
import { isSameQuestion } from '../results/externalIds.ts';

/** Shares of real answers, and what they come from. */
export interface SharesOfAnswers {
  /** The shares, in percent, with names of the guide. Questions that nobody answered are absent. */
  readonly assumptions: Pick<ForecastAssumptions, 'shares' | 'urlParams'>;
  /** The number of interviews. */
  readonly interviews: number;
  /** Numbers of questions (1 is the first) with answers that are not in this guide, or have another text or type there. */
  readonly otherQuestions: readonly number[];
}

/**
 * Returns the shares of the answers to a study, as its service lists them (`GET …/questions`, `GET …/responses`), for
 * its guide or a later version of it. Every interview counts that has an answer to the question, also one that was
 * screened out or is not complete.
 */
export function sharesFromAnswers(
  guide: Guide,
  questions: readonly AskedQuestion[],
  interviews: readonly Pick<ListedInterview, 'answersArray' | 'urlParams'>[],
): SharesOfAnswers {
  const plan = planOf(guide);
  const doc = fromWire(guide);
  const index = itemIndex(doc);
  const said = new Map<string, Map<string | null, string[]>>();
  for (const { answersArray } of interviews) {
    for (const { discussionGuideQuestionId, conceptId, answer } of answersArray) {
      if (discussionGuideQuestionId === null) continue;
      const byConcept = said.get(discussionGuideQuestionId) ?? new Map<string | null, string[]>();
      said.set(discussionGuideQuestionId, byConcept);
      byConcept.set(conceptId, [...(byConcept.get(conceptId) ?? []), answer]);
    }
  }

  const shares: Record<string, AnswerShares | { byConcept: Record<string, AnswerShares> }> = {};
  const otherQuestions: number[] = [];
  for (const question of questions) {
    const answers = said.get(question.id);
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
      const one = sharesOf(planned, question, answers.get(null) ?? [], names);
      if (one !== null) shares[name] = one;
      continue;
    }
    const byConcept: Record<string, AnswerShares> = {};
    for (const [at, { id }] of question.concepts.entries()) {
      const concept = concepts[at];
      const ofConcept = concept && nameForTests(doc, 'concept', concept.key, null);
      const one = sharesOf(planned, question, answers.get(id) ?? [], names);
      if (ofConcept && one !== null) byConcept[ofConcept] = one;
    }
    if (Object.keys(byConcept).length > 0) shares[name] = { byConcept };
  }
  const urlParams = parameterShares(guide, interviews);
  return {
    assumptions: { shares, ...(Object.keys(urlParams).length === 0 ? {} : { urlParams }) },
    interviews: interviews.length,
    otherQuestions,
  };
}

interface Names {
  readonly options: readonly string[];
  readonly rows: readonly string[];
}

/** Returns the shares of these answers, or null if none of them can be read. */
function sharesOf(
  planned: PlannedItem,
  question: AskedQuestion,
  answers: readonly string[],
  { options, rows }: Names,
): AnswerShares | null {
  const texts = planned.options.map(({ text }) => text);
  if (question.type === 'matrix') {
    const cells = answers.flatMap((answer) => [cellsIn(answer, question) ?? []]).filter(({ length }) => length > 0);
    if (cells.length === 0) return null;
    const ofRow = (row: number): Record<string, number> =>
      percentages(options, (at) => cells.filter((one) => one[row] === texts[at]).length, cells.length);
    return { rows: Object.fromEntries(rows.map((name, row) => [name, ofRow(row)])) };
  }
  const read = answers
    .map((answer) => selectedIn(answer, question))
    .filter(({ selected, own }) => selected.length > 0 || own !== '');
  if (read.length === 0) return null;
  const byOption = percentages(
    options,
    (at) => read.filter(({ selected }) => selected.includes(texts[at] ?? '')).length,
    read.length,
  );
  const { item } = planned;
  if (item.type !== 'multiple_choice' || item.allowCustomOption !== true) return byOption;
  return { options: byOption, custom: percent(read.filter(({ own }) => own !== '').length, read.length) };
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
  interviews: readonly Pick<ListedInterview, 'urlParams'>[],
): Record<string, Record<string, number>> {
  const all = [...parametersOf(guide)].map(([name, values]) => {
    const said = interviews.map(({ urlParams }) => (Object.hasOwn(urlParams, name) ? urlParams[name] : undefined));
    const shares = values.map((value) => [
      value,
      percent(said.filter((one) => one === value).length, Math.max(1, interviews.length)),
    ]);
    return [name, Object.fromEntries(shares) as Record<string, number>] as const;
  });
  return interviews.length === 0 ? {} : Object.fromEntries(all);
}
