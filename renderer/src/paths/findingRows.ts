import '../i18n/later.ts';
import type { GuideDocument, Key } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { type Finding, pathsDescriber, type PathsDescriber } from '@guide-studio/interview-engine/paths';
import { uiLanguage, words } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';
import { nodeOfFinding } from './places.ts';
import { plainName } from './plainName.ts';

/** Something about paths that an author should look at. */
export interface FindingRow {
  readonly finding: Finding;
  readonly sentence: string;
  /** The part that it is about; null if it is gone. */
  readonly key: Key | null;
}

/** Returns what to look at, by weight, then in the order of the guide. Empty if something is fixed by hand. */
export function findingRows({ doc, explored, fixed }: GuidePaths): readonly FindingRow[] {
  if (fixed.length > 0) return [];
  const describer = pathsDescriber(doc, uiLanguage);
  return explored.findings.map((finding) => ({
    finding,
    sentence: withoutMarks(nameIfUnseen(doc, finding, describer) ?? describer.finding(finding)),
    key: nodeOfFinding(doc, finding)?.key ?? null,
  }));
}

/** Returns the name of what nobody is shown, and what depends on it: its kind says that already. */
function nameIfUnseen(doc: GuideDocument, finding: Finding, describer: PathsDescriber): string | null {
  const goal = goalOf(finding);
  const node = nodeOfFinding(doc, finding);
  if (node === undefined) return null;
  if (goal?.kind === 'concept') return words.paths.concept(plainName(node));
  if (goal?.kind !== 'item') return null;
  const also = 'also' in finding ? finding.also : [];
  const name = `${goal.item + 1}. ${plainName(node)}`;
  return also.length === 0 ? name : `${name} ${describer.dependants(also)}`;
}
