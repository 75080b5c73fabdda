import type { GuideDocument, GuideTest, TestAnswer, TestedQuestion, TestExpectations } from '@guide-studio/guide-core';
import { courseOf } from '../course/courseOf.ts';
import type { Session } from '../course/session.ts';
import { seedsOf } from '../draw/seeds.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import { namesIn } from './namesIn.ts';

/** What a test made from an interview expects: its outcome and questions, or only that a question is shown. */
export type Expecting = 'everything' | { readonly item: number };

/**
 * Returns a test with the link, the draws and the answers of an interview, which expects what this interview shows.
 * `isKept` chooses the answers, by step id; all by default. Invented answers to open questions are left out. `doc` is
 * the same guide as a document.
 */
export function testFrom(
  guide: Guide,
  doc: GuideDocument,
  session: Session,
  expecting: Expecting,
  isKept: (stepId: string) => boolean = () => true,
): Omit<GuideTest, 'name'> {
  const { passed, current } = courseOf(guide, session);
  const named = namesIn(guide, doc);
  const { sampleAnswer } = interviewerWords(guide);
  const answers = new Map<string, TestAnswer | { byConcept: Record<string, TestAnswer> }>();
  const exactly: TestedQuestion[] = [];
  for (const { step, answer } of passed) {
    if (step.kind !== 'item') continue;
    const { occasion } = step.asked;
    const question = named.question(occasion.planned.index);
    const concept = named.concept(occasion);
    exactly.push(concept === null ? question : { question, concept });
    if (!isKept(step.stepId) || ('text' in answer && answer.text === sampleAnswer)) continue;
    const said = named.answer(occasion, answer);
    if (said === null) continue;
    const before = answers.get(question);
    const byConcept = typeof before === 'object' && 'byConcept' in before ? before.byConcept : {};
    answers.set(question, concept === null ? said : { byConcept: { ...byConcept, [concept]: said } });
  }
  const { seed, firstConcepts } = seedsOf(session);
  const first = (firstConcepts ?? []).flatMap((key) => named.conceptWithKey(key) ?? []);
  const expect: TestExpectations =
    expecting !== 'everything'
      ? { shown: [named.question(expecting.item)] }
      : current.kind === 'end'
        ? { outcome: current.outcome, exactly }
        : { shown: [...exactly] };
  return {
    ...(Object.keys(session.urlParams).length === 0 ? {} : { urlParams: paramsOf(session) }),
    ...(hasDraws(guide) ? { seed } : {}),
    ...(first.length === 0 ? {} : { firstConcepts: first }),
    ...(answers.size === 0 ? {} : { answers: Object.fromEntries(answers) }),
    expect,
  };
}

/** A parameter with one value is written as that value. */
function paramsOf({ urlParams }: Session): NonNullable<GuideTest['urlParams']> {
  return Object.fromEntries(
    Object.entries(urlParams).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : [...values]]),
  );
}

/** Returns true if the seed decides what a participant is shown, and not only in which order options are. */
function hasDraws(guide: Guide): boolean {
  return planOf(guide).items.some(({ item }) => item.type === 'max_diff') || hasConcepts(guide);
}

function hasConcepts(guide: Guide): boolean {
  return planOf(guide).blocks.some(({ isConceptBlock }) => isConceptBlock);
}
