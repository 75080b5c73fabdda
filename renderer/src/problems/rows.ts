import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { codeOfFinding, kindOfFinding, type OffShown, type ShownFinding, type Severity } from '../session/index.ts';

/** The findings to show: all that are not switched off, those of one severity, or those that are switched off. */
export type ProblemFilter = 'all' | Severity | 'off';

/** One row of the list: a finding, or the heading of a block's findings of one severity. */
export type ProblemRow =
  | {
      readonly kind: 'heading';
      readonly id: string;
      readonly severity: Severity;
      readonly block: Key;
      readonly count: number;
    }
  | { readonly kind: 'finding'; readonly id: string; readonly finding: ShownFinding; readonly alike: number }
  | { readonly kind: 'off'; readonly id: string; readonly off: OffShown };

/**
 * Returns the findings by severity, then by block, each group under its heading. `alike`: number of findings of the
 * same kind.
 */
export function rowsOf(doc: GuideDocument, all: readonly ShownFinding[], filter: ProblemFilter): readonly ProblemRow[] {
  const shown = all.filter(({ severity }) => filter === 'all' || severity === filter);
  const alike = new Map<string, number>();
  for (const one of all) alike.set(kindOfFinding(one), (alike.get(kindOfFinding(one)) ?? 0) + 1);
  const groups = new Map<string, { severity: Severity; block: Key; findings: ShownFinding[] }>();
  for (const finding of shown) {
    const { severity } = finding;
    const block = blockOf(doc, finding.key);
    const id = `${severity} ${block}`;
    const group = groups.get(id) ?? { severity, block, findings: [] };
    group.findings.push(finding);
    groups.set(id, group);
  }
  return [...groups].flatMap(([id, { severity, block, findings }]): readonly ProblemRow[] => [
    { kind: 'heading', id, severity, block, count: findings.length },
    ...findings.map(
      (finding, index): ProblemRow => ({
        kind: 'finding',
        id: `${id} ${finding.key} ${finding.property} ${codeOfFinding(finding)} ${index}`,
        finding,
        alike: alike.get(kindOfFinding(finding)) ?? 1,
      }),
    ),
  ]);
}

/** Returns what is switched off, in its order. */
export function offRows(off: readonly OffShown[]): readonly ProblemRow[] {
  return off.map((one, index): ProblemRow => ({ kind: 'off', id: `off ${one.finding.key} ${index}`, off: one }));
}

function blockOf(doc: GuideDocument, key: Key): Key {
  const located = locate(doc, key);
  const block = located && [...located.ancestors, located.node].find((node) => node.kind === 'block');
  return block?.key ?? doc.root.key;
}
