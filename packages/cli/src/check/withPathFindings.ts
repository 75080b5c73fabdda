import type { GuideFinding } from '@guide-studio/guide-core';
import { positionsOf } from '@guide-studio/guide-core/files';
import { byPlace } from '@guide-studio/guide-core/internal';
import { quickFindings } from '@guide-studio/interview-engine/paths';
import type { Budget } from '@guide-studio/interview-engine/paths';
import type { CheckedFile, FileVerdict } from './checkFile.ts';

/**
 * Returns a verdict with what the paths of the guide say against it: the findings of `guide paths`, as warnings. Advice
 * that says the same remains. A guide with errors has no paths. `budget`: usually few steps.
 */
export function withPathFindings({ verdict, valid }: CheckedFile, budget?: Budget): FileVerdict {
  if (valid === null) return verdict;
  const { found, undecided } = quickFindings(valid.guide, verdict.issues, { language: 'en', budget });
  const checked = undecided === 0 ? verdict : { ...verdict, undecided };
  if (found.length === 0) return checked;
  const places = positionsOf(
    valid.text,
    found.map(({ path }) => path),
  );
  const issues = found.map(
    ({ severity, code, path, message, why }, at): GuideFinding => ({
      severity,
      code,
      path,
      message,
      why,
      ...places[at],
    }),
  );
  return { ...checked, issues: [...verdict.issues, ...issues].sort(byPlace) };
}
