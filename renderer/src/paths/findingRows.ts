import '../words/later.ts';
import { type GuideDocument, type GuideNode, itemIndex, type Key, walk } from '@guide-studio/guide-core';
import { type Finding, type Goal, pathsTelling, type PathsTelling } from '@guide-studio/interview-engine/paths';
import { spoken, words } from '../words/index.ts';
import type { GuidePaths } from './exploring.ts';
import { nodeOfFinding, optionsForNobody } from './places.ts';
import { plainName } from './plainName.ts';
import { withoutMarks } from '../sentences/withoutMarks.ts';

export type FindingKind = Finding['code'] | 'optionForNobody';

/** Something about paths that an author should look at. */
export interface FindingRow {
  readonly kind: FindingKind;
  readonly sentence: string;
  /** The part that it is about; null if it is gone. */
  readonly key: Key | null;
  /** What the engine found, if it may have a fix. */
  readonly finding: Finding | null;
  /** What nobody gets to; null if it is about something else. */
  readonly goal: Goal | null;
}

/** How much a finding matters, the most first: what shuts participants out, likely mistakes, what is needless, hints. */
const weights: Readonly<Record<FindingKind, number>> = {
  nobodyCompletes: 0,
  shownToNobody: 1,
  conceptForNobody: 1,
  optionForNobody: 1,
  repeatedParameter: 1,
  neverMet: 2,
  mentionsOther: 2,
  fewCarried: 2,
  alwaysMet: 3,
  changesNothing: 3,
  idleCondition: 3,
  missingRoute: 4,
  forgottenOption: 4,
  differentRoute: 4,
  oneCarried: 5,
};

/** Returns what to look at, by weight, then in the order of the guide. Empty if something is fixed by hand. */
export function findingRows(known: GuidePaths): readonly FindingRow[] {
  const { doc, explored, fixed } = known;
  if (fixed.length > 0) return [];
  const telling = pathsTelling(doc, spoken);
  const rows: FindingRow[] = explored.findings.map((finding) => ({
    kind: finding.code,
    sentence: withoutMarks(nameIfUnseen(doc, finding, telling) ?? telling.finding(finding)),
    key: nodeOfFinding(doc, finding)?.key ?? null,
    finding,
    goal: goalOf(finding),
  }));
  for (const { item, option, node } of optionsForNobody(known)) {
    const question = itemIndex(doc).items[item]?.node as GuideNode;
    const sentence = words.paths.findings.optionForNobody(plainName(question), plainName(node));
    const goal = { kind: 'option', item, option } as const;
    rows.push({ kind: 'optionForNobody', sentence, key: question.key, finding: null, goal });
  }
  const places = new Map(walk(doc.root).map(({ key }, at) => [key, at]));
  const placeOf = ({ key }: FindingRow): number => places.get(key ?? '') ?? places.size;
  return rows.sort((one, other) => weights[one.kind] - weights[other.kind] || placeOf(one) - placeOf(other));
}

function goalOf(finding: Finding): Goal | null {
  if (finding.code === 'nobodyCompletes') return { kind: 'outcome', outcome: 'complete' };
  if (finding.code === 'shownToNobody') return { kind: 'item', item: finding.item };
  if (finding.code !== 'conceptForNobody') return null;
  return { kind: 'concept', block: finding.block, concept: finding.concept };
}

/** Returns the name of what nobody is shown, and what depends on it: its kind says that already. */
function nameIfUnseen(doc: GuideDocument, finding: Finding, telling: PathsTelling): string | null {
  if (finding.code !== 'shownToNobody' && finding.code !== 'conceptForNobody') return null;
  const node = nodeOfFinding(doc, finding);
  if (node === undefined) return null;
  if (!('item' in finding)) return words.paths.concept(plainName(node));
  const name = `${finding.item + 1}. ${plainName(node)}`;
  return finding.also.length === 0 ? name : `${name} ${telling.dependants(finding.also)}`;
}
