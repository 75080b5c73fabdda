import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { GuideTest, TestAnswer, TestedQuestion, TestExpectations } from '@guide-studio/guide-core/tests';
import { courseOf } from '../course/courseOf.ts';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { conceptDraws, type DrawnConcept } from '../rehearsal/conceptDraws.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import { type InterviewNames, namesIn } from './namesIn.ts';
import { withoutIdleConcepts } from './withoutIdleConcepts.ts';

/**
 * What a test made from an interview expects: outcome and questions, only the outcome, or only that a question is shown,
 * or the first question about a concept.
 */
export type Expecting =
  | 'everything'
  | 'outcome'
  | { readonly item: number }
  | { readonly block: number; readonly concept: number };

/**
 * Returns a test with the link, the answers and, as far as it depends on them, the concepts of an interview. It expects
 * what this interview shows. `isKept` chooses the answers, by step id; all by default. Invented answers to open questions
 * are left out, and answers to MaxDiff questions, whose screens depend on the draw and whose answers decide nothing. So no
 * name of a part decides what the test shows. `doc` is the same guide as a document.
 */
export function testFrom(
  { guide, doc }: { readonly guide: Guide; readonly doc: GuideDocument },
  session: Session,
  { expecting, isKept = () => true }: { readonly expecting: Expecting; readonly isKept?: (stepId: string) => boolean },
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
    const concept = named.conceptOf(occasion);
    exactly.push(concept === null ? question : { question, concept });
    const isInvented = 'text' in answer && answer.text === sampleAnswer;
    if (!isKept(step.stepId) || isInvented || 'choices' in answer) continue;
    const namedAnswer = named.answer(occasion, answer);
    if (namedAnswer === null) continue;
    const before = answers.get(question);
    const byConcept = typeof before === 'object' && 'byConcept' in before ? before.byConcept : {};
    answers.set(question, concept === null ? namedAnswer : { byConcept: { ...byConcept, [concept]: namedAnswer } });
  }
  const first = [...conceptDraws(guide, session)].flatMap(([block, concepts]) => drawnIn(block, concepts, named));
  const about = ({ block, concept }: { readonly block: number; readonly concept: number }): TestedQuestion[] => {
    const steps = [...passed.map(({ step }) => step), current];
    const one = steps
      .flatMap((step) => (step.kind === 'item' ? [step.asked.occasion] : []))
      .find((occasion) => occasion.planned.block === block && occasion.concept === concept);
    const name = named.concept(block, concept);
    return one === undefined || name === null ? [] : [{ question: named.question(one.planned.index), concept: name }];
  };
  const isEnded = current.kind === 'end';
  const outcome = isEnded ? { outcome: current.outcome } : {};
  const expect: TestExpectations =
    typeof expecting === 'object'
      ? { shown: 'item' in expecting ? [named.question(expecting.item)] : about(expecting) }
      : expecting === 'outcome'
        ? outcome
        : isEnded
          ? { ...outcome, exactly }
          : { shown: [...exactly] };
  const test = {
    ...(Object.keys(session.urlParams).length === 0 ? {} : { urlParams: paramsOf(session) }),
    ...(first.length === 0 ? {} : { firstConcepts: first }),
    ...(answers.size === 0 ? {} : { answers: Object.fromEntries(answers) }),
    expect,
  };
  return withoutIdleConcepts(guide, doc, test, expecting === 'everything' && isEnded);
}

/** A parameter with one value is written as that value. */
function paramsOf({ urlParams }: Session): NonNullable<GuideTest['urlParams']> {
  return Object.fromEntries(
    Object.entries(urlParams).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : [...values]]),
  );
}

/** Returns the names of the concepts of a block that an interview shows, in their order. */
function drawnIn(block: number, concepts: readonly DrawnConcept[], named: InterviewNames): readonly string[] {
  return concepts
    .map(({ turn }, concept) => ({ turn, name: named.concept(block, concept) }))
    .filter(({ turn }) => turn !== null)
    .sort((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
    .flatMap(({ name }) => name ?? []);
}
