import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { renamed } from '@guide-studio/guide-core/internal';
import type { GuideTest, PlacedTest, TestedQuestion } from '@guide-studio/guide-core/tests';
import { courseOf } from '../course/courseOf.ts';
import type { EndStep } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Guide } from '../plan/plan.ts';
import { namesIn } from './namesIn.ts';
import { interviewOfTest } from './runGuideTest.ts';
import { nameNow } from './testName.ts';

type Listed = [string, string[] | { byConcept: Record<string, string[]> }];

/**
 * Returns a test that expects what its interview shows now, of the same kinds as before: a question that is no longer
 * shown moves from `shown` to `notShown`, and the other way round. A generated name that says something else now is
 * generated again; it may be the name of another test. The test must not be outdated.
 */
export function acceptedTest(guide: Guide, doc: GuideDocument, placed: PlacedTest): GuideTest {
  const { test } = renamed(doc, placed);
  const session = interviewOfTest(guide, doc, placed);
  const named = namesIn(guide, doc);
  const { passed, current } = courseOf(guide, session);
  const asked = passed.flatMap(({ step }) => (step.kind === 'item' ? [step.asked] : []));
  const seen = asked.map(({ occasion }) => {
    const question = named.question(occasion.planned.index);
    const concept = named.conceptOf(occasion);
    return { question, concept, one: concept === null ? question : { question, concept } };
  });
  const isSeen = (one: TestedQuestion): boolean =>
    seen.some(({ question, concept }) =>
      typeof one === 'string' ? question === one : question === one.question && concept === one.concept,
    );
  const { outcome, shown, notShown, inOrder, exactly, options, concepts, closing, ...others } = test.expect;
  const wasShown = shown ?? [];
  const wasHidden = notShown ?? [];
  const nowShown = [...wasShown.filter(isSeen), ...wasHidden.filter(isSeen)];
  const nowHidden = [...wasHidden.filter((one) => !isSeen(one)), ...wasShown.filter((one) => !isSeen(one))];
  const place = (one: TestedQuestion): number =>
    seen.findIndex(({ question }) => question === (typeof one === 'string' ? one : one.question));
  const end = current.kind === 'end' ? (stepFor(guide, current) as EndStep) : null;
  return {
    ...test,
    name: nameNow(guide, doc, session, test.name),
    expect: {
      ...others,
      ...(outcome !== undefined && end !== null && { outcome: end.outcome }),
      ...(nowShown.length > 0 && { shown: nowShown }),
      ...(nowHidden.length > 0 && { notShown: nowHidden }),
      ...(inOrder && { inOrder: inOrder.filter(isSeen).sort((a, b) => place(a) - place(b)) }),
      ...(exactly && { exactly: seen.map(({ one }) => one) }),
      ...(options && {
        options: Object.fromEntries(
          Object.keys(options).flatMap((question) => {
            const occasions = asked.filter(({ occasion }) => named.question(occasion.planned.index) === question);
            const [first] = occasions;
            if (first === undefined) return [] as Listed[];
            const listed = (one: typeof first): string[] =>
              one.options.map(({ id }) => named.option(one.occasion.planned.index, id));
            if (first.occasion.concept === null) return [[question, listed(first)]] satisfies Listed[];
            const byConcept = occasions.map((one) => [named.conceptOf(one.occasion) ?? '', listed(one)]);
            return [
              [question, { byConcept: Object.fromEntries(byConcept) as Record<string, string[]> }],
            ] satisfies Listed[];
          }),
        ),
      }),
      ...(concepts && { concepts: [...new Set(seen.flatMap(({ concept }) => concept ?? []))] }),
      ...(closing !== undefined && end !== null && { closing: end.message }),
    },
  };
}
