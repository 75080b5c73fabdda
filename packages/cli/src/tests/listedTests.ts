import { type CreateStudyRequest, type JsonObject, validate } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { placeTest } from '@guide-studio/guide-core/tests';
import { runGuideTest, describeTest } from '@guide-studio/interview-engine/tests';
import type { ListedTest } from '@guide-studio/sign-off';
import { readTestsBeside } from './testFile.ts';

/**
 * Returns the tests beside a guide for its sign-off pack, with what came of them unless the guide has errors. Throws
 * `CommandFailure` if the tests file cannot be read.
 */
export async function listedTests(
  file: string,
  cwd: string,
  guide: JsonObject,
  language: 'en' | 'de',
): Promise<readonly ListedTest[]> {
  const { tests } = await readTestsBeside(file, cwd);
  const doc = fromWire(guide);
  const canRun = validate(guide).length === 0;
  return tests.map((test) => {
    if (!canRun) return { test, state: null, differences: [] };
    const result = runGuideTest(guide as unknown as CreateStudyRequest, doc, placeTest(doc, test));
    return { test, state: result.state, differences: describeTest(doc, result, { language }) };
  });
}
