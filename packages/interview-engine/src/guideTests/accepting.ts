import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { renamed } from '@guide-studio/guide-core/internal';
import type { GuideTest, PlacedTest, TestedQuestion } from '@guide-studio/guide-core/tests';
import { courseOf } from '../course/courseOf.ts';
import type { Asked } from '../asked/asked.ts';
import type { EndStep } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Guide } from '../plan/plan.ts';
import { type InterviewNames, namesIn } from './namesIn.ts';
import { ofConcept } from './ofConcept.ts';
import { interviewOfTest } from './runGuideTest.ts';
import { type TestedParts, testedParts } from './testedParts.ts';
import { nameNow } from './testName.ts';

type Options = NonNullable<GuideTest['expect']['options']>;

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
      ...(options && { options: listedNow(options, asked, { named, parts: testedParts(doc) }) }),
      ...(concepts && { concepts: [...new Set(seen.flatMap(({ concept }) => concept ?? []))] }),
      ...(closing !== undefined && end !== null && { closing: end.message }),
    },
  };
}

/**
 * Returns the options of questions as they are shown now. A list that holds is kept as it was written: options may be in
 * any order, and one list may be that of all concepts.
 */
function listedNow(
  before: Options,
  asked: readonly Asked[],
  { named, parts }: { readonly named: InterviewNames; readonly parts: TestedParts },
): Options {
  const listed = Object.entries(before).flatMap(([question, value]): [string, Options[string]][] => {
    const occasions = asked.filter(({ occasion }) => named.question(occasion.planned.index) === question);
    const [first, ...others] = occasions;
    if (first === undefined) return [];
    const holds = ({ occasion: { planned, concept }, options }: Asked): boolean => {
      const names = ofConcept<readonly string[]>(value, planned.block, concept, parts);
      return names === undefined || isSame(names.map(parts.idOf(question, 'option')), idsOf(options));
    };
    if (occasions.every(holds)) return [[question, value]];
    const namesOf = ({ occasion, options }: Asked): string[] =>
      options.map(({ id }) => named.option(occasion.planned.index, id));
    const isAlike = others.every(({ options }) => isSame(idsOf(options), idsOf(first.options)));
    if (first.occasion.concept === null || (isAlike && !('byConcept' in value))) return [[question, namesOf(first)]];
    const byConcept = occasions.map((one) => [named.conceptOf(one.occasion) ?? '', namesOf(one)] as const);
    return [[question, { byConcept: Object.fromEntries(byConcept) }]];
  });
  return Object.fromEntries(listed);
}

const idsOf = (options: Asked['options']): readonly string[] => options.map(({ id }) => id);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;
