import {
  advise,
  type GuideFinding,
  type JsonObject,
  type MessageLanguage,
  messageOf,
  validate,
  verdict,
} from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { canonicalText, positionsOf } from '@guide-studio/guide-core/files';
import { withoutSchemaLine } from '@guide-studio/guide-core/internal';
import { type Budget, explore } from '../logic/index.ts';
import type { Guide } from '../plan/plan.ts';
import { type AdviceAt, findingsOf } from './findings/index.ts';
import { type ListedFinding, listedFindings } from './listedFindings.ts';
import { goalsToCover } from './personas.ts';

/** Decides nearly every guide in some milliseconds. */
const quickBudget: Budget = { total: 20_000, each: 2_000 };

/**
 * What the paths of a guide say against it, and of how many questions and concepts it takes longer to know who sees
 * them.
 */
export interface QuickFindings {
  /** In the order of {@link findingsOf}, without hints and without what the advice says. */
  readonly found: readonly ListedFinding[];
  /** How many questions and concepts need more steps than were granted; 0: `found` is complete. */
  readonly undecided: number;
}

/**
 * Returns the path findings that belong in one list with this advice, as far as few steps decide them: 20,000 by default,
 * which takes milliseconds. The guide must be valid.
 */
export function quickFindings(
  guide: Guide,
  advice: readonly AdviceAt[],
  { language = 'en', budget = quickBudget }: { readonly language?: MessageLanguage; readonly budget?: Budget } = {},
): QuickFindings {
  const exploration = explore(guide, { given: [], budget });
  const parts = goalsToCover(exploration).filter(({ kind }) => kind === 'item' || kind === 'concept');
  const undecided = parts.filter((goal) => !exploration.canReach(goal).isKnown).length;
  const findings = findingsOf(exploration);
  const found = findings.length === 0 ? [] : listedFindings(exploration, findings, fromWire(guide), advice, language);
  return { found, undecided };
}

/**
 * Returns what is known about a guide within few steps, in its order: the errors and warnings of guide-core, and path
 * findings that no warning says. A guide with errors has no paths. Takes milliseconds.
 *
 * @param file What a guide file contains, valid or not.
 * @param language Of the messages; default: English.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { guideFindings } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * console.log(guideFindings(cooking).map(({ severity, code }) => `${severity} ${code}`)); // [ 'warning singleAnswerContradiction' ]
 * ```
 */
export function guideFindings(file: JsonObject, language: MessageLanguage = 'en'): readonly GuideFinding[] {
  const guide = withoutSchemaLine(file);
  const judged = verdict(guide);
  const errors = judged.ok ? [] : validate(guide);
  const issues = [...errors, ...advise(guide)];
  const all: readonly GuideFinding[] = [
    ...issues.map((issue) => ({ ...issue, message: messageOf(issue, language) })),
    ...(judged.ok ? quickFindings(judged.guide, issues, { language }).found : []),
  ];
  const places = positionsOf(
    canonicalText(guide),
    all.map(({ path }) => path),
  );
  return all
    .map((finding, at) => ({ finding, line: places[at]?.line ?? 0 }))
    .sort((one, other) => one.line - other.line)
    .map(({ finding: { severity, code, path, message } }) => ({ severity, code, path, message }));
}
