import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { renamed } from '@guide-studio/guide-core/internal';
import type { HostInput } from '@guide-studio/host/common';
import { useGuideTests } from './guideTests.ts';

/** Returns the tests for the sign-off pack, with what came of them if they ran on this version of the guide. */
export async function listedTests(
  doc: GuideDocument,
  language: MessageLanguage,
): Promise<NonNullable<HostInput<'export.make'>['tests']>> {
  // Loaded on demand: only this export describes results without showing the tests.
  const { describeTest } = await import('@guide-studio/interview-engine/tests');
  const { tests, results, of, texts } = useGuideTests.getState();
  return tests.map(({ key, placed }) => {
    const { test } = renamed(doc, placed);
    const result = of?.root === doc.root ? results.get(key) : undefined;
    if (result === undefined) return { test, state: null, differences: [] };
    return { test, state: result.state, differences: [...describeTest(doc, result, { language, texts })] };
  });
}
