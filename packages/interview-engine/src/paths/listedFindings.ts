import type { GuideDocument, MessageLanguage } from '@guide-studio/guide-core';
import type { Exploration } from '../logic/index.ts';
import type { FilePath } from './filePaths.ts';
import {
  type AdviceAt,
  besideAdvice,
  type FindingCode,
  findingPath,
  findingsOf,
  findingWhy,
  fixesOf,
  type PathFix,
  type Weight,
  weightOf,
} from './findings/index.ts';
import { pathsTelling } from './tellPaths.ts';

/** A path finding as lists of problems show it, beside what a check of the guide finds. */
export interface ListedFinding {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** `serious`: an author should look at it before publishing. */
  readonly severity: 'serious' | 'warning';
  readonly path: FilePath;
  /** What is wrong, as sentences. */
  readonly message: string;
  /** Why it matters, in one short sentence. */
  readonly why: string;
  /** The best first. */
  readonly fixes: readonly PathFix[];
}

/**
 * Returns the path findings, without hints, that belong in one list with this advice. The weightiest come first. `docOf`
 * returns the explored guide as a document; it is called only if something is found.
 */
export function listedFindings(
  exploration: Exploration,
  docOf: () => GuideDocument,
  advice: readonly AdviceAt[],
  language: MessageLanguage = 'en',
): readonly ListedFinding[] {
  const { plan } = exploration;
  const found = besideAdvice(plan, findingsOf(exploration), advice).filter((one) => weightOf(one) !== 'thin');
  if (found.length === 0) return [];
  const doc = docOf();
  const telling = pathsTelling(doc, language);
  return found.map((finding) => {
    const weight = weightOf(finding);
    return {
      code: finding.code,
      weight,
      severity: weight === 'end' ? 'serious' : 'warning',
      path: findingPath(finding, plan),
      message: telling.finding(finding),
      why: findingWhy(weight, language),
      fixes: fixesOf(finding, doc),
    };
  });
}
