import { childrenOf, type GuideDocument, type GuideNode, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests } from '@guide-studio/guide-core/internal';
import type { TestAnswer, TestedQuestion } from '@guide-studio/guide-core/tests';
import type { InterviewOutcome } from '../asked/openStep.ts';
import type { Guide, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { cellsIn, placesIn, selectedIn } from '../results/answerWords.ts';
import type { AskedQuestion, ListedAnswer } from '../results/askedQuestion.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import type { UnnamedTest } from './generated.ts';

/** An interview with a participant, as a study service lists it. */
export interface ListedResponse {
  /** The questions of the study, as `getStudyQuestions` returns them. */
  readonly questions: readonly AskedQuestion[];
  /** In the order of the interview. */
  readonly answers: readonly ListedAnswer[];
  /** Null while it is open. */
  readonly outcome: InterviewOutcome | null;
  /** The parameters of the participant's link. */
  readonly urlParams: Readonly<Record<string, string>>;
}

/**
 * Returns a test with the answers of a real interview, which expects the questions that it was asked. What the
 * participant wrote in their own words is left out, and so are parameters of the link that decide nothing: a test is a
 * file that others read. Questions that the guide no longer has keep their texts, so the test says that it is outdated.
 * `doc` is the same guide as a document.
 */
export function testFromResponse(guide: Guide, doc: GuideDocument, response: ListedResponse): UnnamedTest {
  const byId = new Map(response.questions.map((question) => [question.id, question]));
  const shown: TestedQuestion[] = [];
  const answers = new Map<string, TestAnswer | { byConcept: Record<string, TestAnswer> }>();
  const concepts = new Set<string>();
  for (const listed of response.answers) {
    const question = byId.get(listed.discussionGuideQuestionId ?? '');
    if (question === undefined) continue;
    const node = itemFor(doc, question);
    const name = (node && nameForTests(doc, 'question', node.key, null)) ?? question.text;
    const concept = conceptName(doc, node, question, listed.conceptId);
    shown.push(concept === null ? name : { question: name, concept });
    if (concept !== null) concepts.add(concept);
    const answer = answerOf(guide, doc, node, question, listed.answer);
    if (answer === null) continue;
    const before = answers.get(name);
    const byConcept = typeof before === 'object' && 'byConcept' in before ? before.byConcept : {};
    answers.set(name, concept === null ? answer : { byConcept: { ...byConcept, [concept]: answer } });
  }
  const wanted = parametersOf(guide);
  const urlParams = Object.fromEntries(Object.entries(response.urlParams).filter(([name]) => wanted.has(name)));
  return {
    ...(Object.keys(urlParams).length === 0 ? {} : { urlParams }),
    ...(concepts.size === 0 ? {} : { firstConcepts: [...concepts] }),
    ...(answers.size === 0 ? {} : { answers: Object.fromEntries(answers) }),
    expect: {
      ...(response.outcome === null ? {} : { outcome: response.outcome }),
      ...(shown.length === 0 ? {} : { shown }),
    },
  };
}

/** Returns the question of the guide with the text of that of the study, at its place if possible. */
function itemFor(doc: GuideDocument, { text, questionNumber }: AskedQuestion): GuideNode | null {
  const { items } = itemIndex(doc);
  const isIt = (node: GuideNode | undefined): boolean => node !== undefined && textField(node, 'text') === text;
  const there = items[questionNumber - 1]?.node;
  return (isIt(there) ? there : items.find(({ node }) => isIt(node))?.node) ?? null;
}

/** Returns the name of the concept for which a question was asked; null if it was asked for none. */
function conceptName(
  doc: GuideDocument,
  item: GuideNode | null,
  { concepts }: AskedQuestion,
  conceptId: string | null,
): string | null {
  const place = concepts.findIndex(({ id }) => id === conceptId);
  const title = concepts[place]?.title;
  if (title === undefined) return null;
  const blocks = childrenOf(doc.root, 'blocks');
  const block = blocks.find((one) => childrenOf(one, 'items').some(({ key }) => key === item?.key));
  const part = block && childrenOf(block, 'concepts')[place];
  return (part && nameForTests(doc, 'concept', part.key, null)) ?? title;
}

/** Returns the answer with the names of the guide; null if it decides nothing or cannot be read. */
function answerOf(
  guide: Guide,
  doc: GuideDocument,
  item: GuideNode | null,
  question: AskedQuestion,
  answerText: string,
): TestAnswer | null {
  const nameIn = (kind: 'option' | 'row', parts: readonly GuideNode[]) => (text: string) => {
    const part = parts.find((one) => textField(one, 'text') === text);
    return (part && nameForTests(doc, kind, part.key, item)) ?? text;
  };
  const option = nameIn('option', item === null ? [] : namedOptions(item, itemIndex(doc)));
  switch (question.type) {
    case 'multiple_choice': {
      const { selected, own } = selectedIn(answerText, question);
      const names = selected.map(option);
      if (own !== '') return ownAnswer(guide, doc, item, names);
      return question.isMultiSelect === true ? names : (names[0] ?? null);
    }
    case 'ranking':
      return placesIn(answerText, question)?.map(option) ?? null;
    case 'matrix': {
      const row = nameIn('row', item === null ? [] : childrenOf(item, 'rows'));
      const cells = cellsIn(answerText, question);
      const rows = question.rows ?? [];
      return cells && { rows: Object.fromEntries(rows.map((text, at) => [row(text), option(cells[at] ?? '')])) };
    }
    case 'open_ended':
    case 'file_upload':
    case 'max_diff':
    case 'statement':
      return null;
  }
}

/**
 * Returns a selection with an option in the participant's own words: added to this question, or to the one from which it
 * was carried. Null if that was asked for several concepts, so that it cannot be told which option it is.
 */
function ownAnswer(guide: Guide, doc: GuideDocument, item: GuideNode | null, selected: string[]): TestAnswer | null {
  const plan = planOf(guide);
  const planned = plan.items.find(({ index }) => itemIndex(doc).items[index]?.node.key === item?.key);
  const allows = (one: PlannedItem): boolean =>
    one.item.type === 'multiple_choice' && one.item.allowCustomOption === true;
  if (planned === undefined || allows(planned)) {
    return { selected, custom: interviewerWords(guide).sampleAnswer };
  }
  let origin: PlannedItem | undefined = planned;
  while (origin !== undefined && !allows(origin)) origin = plan.items[origin.carriedFrom ?? -1];
  if (origin === undefined || plan.blocks[origin.block]?.isConceptBlock === true) return null;
  return [...selected, `own${origin.carryDepth + 1}`];
}
