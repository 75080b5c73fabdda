import type { GuideDocument } from '@guide-studio/guide-core/edit';
import {
  decide,
  type Exploration,
  type Goal,
  isTrue,
  type Owner,
  ownerKey,
  type Placed,
  placeOf,
  together,
} from '../../logic/index.ts';
import type { Plan } from '../../plan/plan.ts';
import type { FilePath } from '../filePaths.ts';
import { allPathFindings, type Finding, type FindingCode } from './allPathFindings.ts';
import { isAfterEnd, lastAsked } from './nobodyCompletes.ts';
import { type PathFinding, type PathFix, type Weight, weights } from './pathFinding.ts';

type Module = PathFinding<FindingCode, Placed, unknown>;

// A module is given only what it found itself.
const modules = allPathFindings as unknown as readonly Module[];
const byCode = new Map(modules.map((module) => [module.code, module]));

/** Returns the module of a finding. */
export const moduleOf = ({ code }: { readonly code: FindingCode }): Module => byCode.get(code) as Module;

/** Returns the place of a finding in the file. */
export const findingPath = (finding: Finding, plan: Plan): FilePath => moduleOf(finding).path(finding, plan);

/** Returns true if a finding says something of every criterion of a condition. */
export const isAboutCondition = (finding: Finding): boolean => moduleOf(finding).isAboutCondition === true;

/** Returns how much a finding matters; only `end` should be settled before a guide is published. */
export const weightOf = (finding: Finding): Weight => moduleOf(finding).weight;

/** Returns what a finding says that nobody reaches; null if it is about something else. */
export const goalOf = (finding: Finding): Goal | null => moduleOf(finding).goal?.(finding) ?? null;

/**
 * Returns the changes that repair a finding, the best first; none if only its author can. `doc`: the explored guide.
 */
export const fixesOf = (finding: Finding, doc: GuideDocument): readonly PathFix[] =>
  moduleOf(finding).fixes?.(finding, doc) ?? [];

/**
 * Returns what an author should look at: what matters most first ({@link weightOf}), then in the order of the guide.
 * What is undecided is left out.
 *
 * @param exploration Of {@link explore}.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { explore, findingsOf, findingTitle, fixesOf } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const [finding] = findingsOf(explore(cooking));
 * if (finding) console.log(findingTitle(finding.code)); // Condition that no single answer meets
 * if (finding) console.log(fixesOf(finding, fromWire(cooking)).map(({ id }) => id)); // [ 'askForEither', 'removeCriterion' ]
 * ```
 */
export function findingsOf(exploration: Exploration): readonly Finding[] {
  const { plan, comesTo } = exploration;
  const isPassed = isTrue(decide(() => comesTo(plan.items.length)));
  // Where all interviews end earlier, the results of a single component do not apply.
  const inParts = isPassed ? inComponents(exploration) : inComponent(exploration);
  const last = isPassed ? null : lastAsked(exploration);
  const partsOf = new Map(modules.map(({ code }) => [code, [] as Found[]]));
  for (const one of inParts) partsOf.get(one.code)?.push(one);
  const found = modules.flatMap((module) => {
    const own = [
      ...(partsOf.get(module.code) ?? []),
      ...(module.inGuide?.(exploration) ?? []).map((one) => foundBy(module, one)),
    ];
    const isLeft = (one: Found): boolean =>
      module.followsFromEnd !== true || last === null || !isAfterEnd(plan, one, last);
    const left = own.filter(isLeft);
    return module.combine?.(left, exploration).map((one) => foundBy(module, one)) ?? left;
  });
  const heaviness = (one: Found): number => weights.indexOf(moduleOf(one).weight);
  return found.toSorted(
    (one, other) => heaviness(one) - heaviness(other) || placeOf(exploration, one) - placeOf(exploration, other),
  ) as unknown as readonly Finding[];
}

type Found = Placed & { readonly code: FindingCode };

const foundBy = ({ code }: Module, params: Placed): Found => ({ ...params, code });

const inComponents = together(inComponent, (one) => [one]);

function inComponent(component: Exploration): readonly Found[] {
  return modules.flatMap((module) => (module.inComponent?.(component) ?? []).map((one) => foundBy(module, one)));
}

/** Returns whether a finding says of a criterion that it is always met, never met, or needless. */
export function isReported(
  findings: readonly Finding[],
  { owner, index }: { readonly owner: Owner; readonly index: number },
): boolean {
  return findings.some(
    (one) =>
      'owner' in one &&
      ownerKey(one.owner) === ownerKey(owner) &&
      (isAboutCondition(one) || ('index' in one && one.index === index)),
  );
}
