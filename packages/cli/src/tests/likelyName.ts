import { type GuideDocument, itemIndex, childrenOf } from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests, namesInTest, partNamed } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import type { TestResult } from '@guide-studio/interview-engine/tests';

type Lost = TestResult['lost'][number];

/**
 * Returns what a name of an option or row that means nothing is probably called now: the only option or row of its
 * question that no test names. Null if there are several, or none, or if the tests have other lost names there.
 */
export function likelyName(
  doc: GuideDocument,
  tests: readonly GuideTest[],
  { kind, name, question, nearest }: Lost,
): string | null {
  if ((kind !== 'option' && kind !== 'row') || question === null || nearest !== null) return null;
  const of = partNamed(doc, 'question', question, null);
  if (of === null) return null;
  const parts = kind === 'row' ? childrenOf(of, 'rows') : namedOptions(of, itemIndex(doc));
  const named = tests
    .flatMap((test) => [...namesInTest(test)])
    .filter((one) => one.kind === kind && one.question !== null)
    .filter((one) => partNamed(doc, 'question', one.question ?? '', null)?.key === of.key);
  const isOtherLost = named.some((one) => one.name !== name && partNamed(doc, kind, one.name, of) === null);
  if (isOtherLost) return null;
  const used = new Set(named.map((one) => partNamed(doc, kind, one.name, of)?.key));
  const [only, ...more] = parts.filter(({ key }) => !used.has(key));
  // Of one option alone, no test says that it is new.
  return only === undefined || more.length > 0 || parts.length === 1 ? null : nameForTests(doc, kind, only.key, of);
}
