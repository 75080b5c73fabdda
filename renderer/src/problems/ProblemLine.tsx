import { locate } from '@guide-studio/guide-core/edit';
import { Ellipsis, Wrench } from '../theme/icons.tsx';
import { memo } from 'react';
import { perform } from '../actions/action.ts';
import { Button, Menu, Tooltip } from '../controls/index.ts';
import { entryName, words } from '../i18n/index.ts';
import { placeInGuide } from './placeInGuide.ts';
import { type ShownFinding, jumpTo, read, readGuide, select, useGuide } from '../session/index.ts';
import styles from './Problems.module.css';
import { reveal } from './reveal.ts';
import { findingSentence, findingWhy } from '../explanations/findingSentence.ts';
import { applyFix, applyFixToAll, useFixes } from './useFixes.ts';

interface ProblemLineProps {
  readonly finding: ShownFinding;
  /** Number of findings of the same kind, including this one. */
  readonly alike: number;
  readonly current: boolean;
}

/** One finding: what is wrong, where, why it matters, and how to fix it. */
export const ProblemLine = memo(function ProblemLine({ finding, alike, current }: ProblemLineProps) {
  const message = findingSentence(finding);
  const why = findingWhy(finding);
  const place = useGuide(({ checked, editor }) => placeInGuide(checked ?? editor.doc, finding.key));
  const isOlder = useGuide(({ pathFindings }) => 'found' in finding && pathFindings.isOlder);
  return (
    <div className={`row ${styles.line}`} data-current={current || undefined} data-older={isOlder || undefined}>
      <Tooltip text={`${message}\n${why}`}>
        <button type="button" data-problem="" className={`bare grow ${styles.problem}`} onClick={() => goTo(finding)}>
          <span className={styles.message}>{message}</span>
          <span className={`quiet ${styles.more}`}>
            <span className={styles.place} dir="auto">
              {place}
            </span>
            <span className={styles.why}>{isOlder ? words.problems.older : why}</span>
          </span>
        </button>
      </Tooltip>
      <Fixes finding={finding} alike={alike} />
    </div>
  );
});

function Fixes({ finding, alike }: Pick<ProblemLineProps, 'finding' | 'alike'>) {
  const [best, ...others] = useFixes(finding);
  const isUnreached = 'found' in finding && (finding.found.weight === 'end' || finding.found.weight === 'unreachable');
  // Of an earlier version, a fix might change something else.
  const isStale = useGuide(({ pathFindings, editor }) => 'found' in finding && pathFindings.root !== editor.doc.root);
  if (!best && !isUnreached) return null;
  const items = others.map(({ name }) => ({ label: entryName(name), onSelect: () => applyFix(finding, name.command) }));
  return (
    <div className={`row gap1 ${styles.fixes}`}>
      {isUnreached && <Button onClick={() => showPaths(finding)}>{words.problems.seeWhy}</Button>}
      {best && (
        <Tooltip text={entryName(best.name)}>
          <Button
            icon={Wrench}
            className={styles.fix}
            disabled={isStale}
            onClick={() => applyFix(finding, best.name.command)}
          >
            {entryName(best.name)}
          </Button>
        </Tooltip>
      )}
      {best && alike > 1 && 'issue' in finding && (
        <Button className={styles.all} onClick={() => applyFixToAll(finding, best)}>
          {best.name.command === 'fix.removePart'
            ? words.problems.removeAll(String(best.name.params?.['kind']))
            : words.problems.fixAll(alike)}
        </Button>
      )}
      {items.length > 0 && (
        <Menu label={words.problems.otherFixes} icon={Ellipsis} iconOnly align="end" disabled={isStale} items={items} />
      )}
    </div>
  );
}

/** Selects the part of a finding and focuses its field; in the JSON tab, goes to its place in the text. */
function goTo(finding: ShownFinding): void {
  const { guide } = read();
  if (guide?.view !== 'json') return jumpTo(finding.key, finding.property);
  if ('issue' in finding) return reveal(finding.issue.path);
  const { path } = finding.found;
  const rest = finding.property === '' ? 0 : finding.property.split('.').length;
  // The part may have moved since its paths were explored.
  reveal([...(locate(guide.editor.doc, finding.key)?.path ?? []), ...path.slice(path.length - rest)]);
}

/** Shows why: of a part that nobody sees, beside it; of an end or an option, in the list of findings. */
function showPaths({ key, found: { weight, code } }: Extract<ShownFinding, { found: object }>): void {
  if (weight === 'end' || code === 'optionForNobody') {
    perform('logic.findings');
    return;
  }
  const located = locate(readGuide().editor.doc, key);
  // The finding may be at a criterion of the part.
  const parts = located === null ? [] : [...located.ancestors, located.node];
  const part = parts.findLast(({ kind }) => kind === 'item' || kind === 'concept');
  if (part !== undefined) select([part.key]);
  perform('logic.paths');
}
