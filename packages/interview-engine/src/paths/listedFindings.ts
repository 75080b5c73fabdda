import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { Exploration } from '../logic/index.ts';
import type { FilePath } from './filePaths.ts';
import {
  type AdviceAt,
  besideAdvice,
  type Finding,
  type FindingCode,
  findingPath,
  findingWhy,
  fixesOf,
  type PathFix,
  type Weight,
  weightOf,
} from './findings/index.ts';
import { pathsDescriber } from './pathsDescriber.ts';

/** A path finding as lists of problems show it, beside what a check of the guide finds. */
export interface ListedFinding {
  /** As `guide paths` and `guide validate` print it. */
  readonly code: FindingCode;
  /** How much it matters, in steps finer than `severity`. */
  readonly weight: Weight;
  /** `serious`: an author should look at it before publishing. */
  readonly severity: 'serious' | 'warning';
  /** The place in the file. */
  readonly path: FilePath;
  /** What is wrong, as sentences. */
  readonly message: string;
  /** Why it matters, in one short sentence. */
  readonly why: string;
  /** The best first. */
  readonly fixes: readonly PathFix[];
}

/**
 * Returns those of these path findings that belong in one list with this advice, in their order: no hints, and nothing that
 * the advice says. `doc` is the explored guide.
 */
export function listedFindings(
  { plan }: Exploration,
  findings: readonly Finding[],
  doc: GuideDocument,
  advice: readonly AdviceAt[],
  language: MessageLanguage = 'en',
): readonly ListedFinding[] {
  const listed = besideAdvice(plan, findings, advice).filter((one) => weightOf(one) !== 'thin');
  const describer = pathsDescriber(doc, language);
  return listed.map((finding) => {
    const weight = weightOf(finding);
    return {
      code: finding.code,
      weight,
      severity: weight === 'end' ? 'serious' : 'warning',
      path: findingPath(finding, plan),
      message: describer.finding(finding),
      why: findingWhy(weight, language),
      fixes: fixesOf(finding, doc),
    };
  });
}
