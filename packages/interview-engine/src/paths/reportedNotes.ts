import { type Exploration, isFalse, type Owner } from '../logic/index.ts';
import { leftOutOf } from './conditions.ts';
import { type FilePath, ownerPath, pathOf } from './filePaths.ts';
import { type Finding, isReported } from './findings/index.ts';
import { triedPairs } from './pairs.ts';
import { type Covering, uncoveredCriteria } from './personas.ts';
import type { RelatedConditions } from './relatedConditions.ts';
import type { PathsDescriber } from './pathsDescriber.ts';

/** Something worth knowing that is often intended, so it is no finding. */
export interface ReportedNote {
  /**
   * `undecided`, `criterion`, `pair`: what no persona reaches; `untriedPairs`: pairs that were not tried;
   * `withoutOptions`: a question that some do not see because they bring no options to it; `sameConditions`,
   * `withinCondition`, `uncompared`: how conditions relate.
   */
  readonly kind:
    | 'undecided'
    | 'criterion'
    | 'pair'
    | 'untriedPairs'
    | 'withoutOptions'
    | 'sameConditions'
    | 'withinCondition'
    | 'uncompared';
  /** The place in the file of the part that it is about; of several, the first. */
  readonly path: FilePath;
  /** The note in English, with the names of the parts. */
  readonly sentence: string;
}

/** What the notes are about. */
interface Noted {
  readonly findings: readonly Finding[];
  readonly uncovered: Covering['uncovered'];
  readonly related: RelatedConditions;
  /** Pairs of criteria are wanted. */
  readonly isPaired: boolean;
}

/** Returns what is worth knowing besides the findings: what no persona reaches, by kind, and how conditions relate. */
export function reportedNotes(
  exploration: Exploration,
  { findings, uncovered, related: { same, within, uncomparedFrom }, isPaired }: Noted,
  describer: PathsDescriber,
): readonly ReportedNote[] {
  const { plan } = exploration;
  // Sentences are made when they are read: the text of the command counts many notes only.
  const note = (kind: ReportedNote['kind'], owner: Owner, sentenceOf: () => string): ReportedNote => ({
    kind,
    path: ownerPath(plan, owner),
    get sentence() {
      return sentenceOf();
    },
  });
  // A finding says of some criteria that no persona meets them, or that nobody is shown their part.
  const criteria = uncovered.filter(
    ({ goal, why }) =>
      goal.kind === 'criterion' &&
      (why !== 'never' || !(isFalse(exploration.canReach(goal.owner)) || isReported(findings, goal))),
  );
  const others = uncovered.flatMap(({ goal, why }): readonly ReportedNote[] => {
    if (goal.kind === 'pair') return [note('pair', goal.owner, () => describer.uncoveredPair(goal, why))];
    if (goal.kind === 'criterion' || why === 'never') return [];
    return [{ kind: 'undecided', path: pathOf(plan, goal), sentence: describer.mayHappen(describer.named(goal)) }];
  });
  const untried = isPaired ? triedPairs(plan).untried : [];
  return [
    ...others,
    ...uncoveredCriteria(criteria).map((one) =>
      note('criterion', one.goal.owner, () => describer.uncoveredCriterion(one)),
    ),
    ...untried.map((owned) => note('untriedPairs', owned.owner, () => describer.untriedPairs(owned))),
    ...leftOutOf(exploration).map((item) =>
      note('withoutOptions', { kind: 'item', item }, () => describer.leftOut(item)),
    ),
    ...same.map((group) => note('sameConditions', group[0] as Owner, () => describer.same(group))),
    ...within.map((pair) => note('withinCondition', pair.owner, () => describer.within(pair))),
    ...(uncomparedFrom === null
      ? []
      : [note('uncompared', uncomparedFrom, () => describer.uncompared(uncomparedFrom))]),
  ];
}
