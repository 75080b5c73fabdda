import { locate } from '@guide-studio/guide-core/edit';
import { Ellipsis, MessageCircle, Wrench } from '../theme/icons.tsx';
import { memo } from 'react';
import { perform } from '../actions/action.ts';
import { Button, Menu, type MenuItem, Tooltip } from '../controls/index.ts';
import { entryName, words } from '../i18n/index.ts';
import { WhatIsThis } from '../manual/index.ts';
import { goToFinding } from './goToFinding.ts';
import { placeInGuide } from './placeInGuide.ts';
import { codeOfFinding, type ShownFinding, readGuide, select, useGuide } from '../session/index.ts';
import styles from './Problems.module.css';
import { findingSentence, findingWhy } from '../explanations/findingSentence.ts';
import { showComments, useTurnOff } from './turnOff.ts';
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
        <button
          type="button"
          data-problem=""
          className={`bare grow ${styles.problem}`}
          onClick={() => goToFinding(finding)}
        >
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
      <WhatIsThis id={codeOfFinding(finding)} />
    </div>
  );
});

function Fixes({ finding, alike }: Pick<ProblemLineProps, 'finding' | 'alike'>) {
  const [best, ...others] = useFixes(finding);
  const isUnreached = 'found' in finding && (finding.found.weight === 'end' || finding.found.weight === 'unreachable');
  // Of an earlier version, a fix might change something else.
  const isStale = useGuide(({ pathFindings, editor }) => 'found' in finding && pathFindings.root !== editor.doc.root);
  const turnOff = useTurnOff(finding);
  const isOfComment = aboutComments.has(codeOfFinding(finding));
  if (!best && !isUnreached && !turnOff && !isOfComment) return null;
  const items: readonly MenuItem[] = [
    ...others.map(({ name }) => ({
      label: entryName(name),
      disabled: isStale,
      onSelect: () => applyFix(finding, name.command),
    })),
    ...(turnOff
      ? [{ label: words.problems.turnOff, icon: MessageCircle, separated: others.length > 0, onSelect: turnOff }]
      : []),
  ];
  return (
    <div className={`row gap1 ${styles.fixes}`}>
      {isUnreached && <Button onClick={() => showPaths(finding)}>{words.problems.seeWhy}</Button>}
      {isOfComment && (
        <Button icon={MessageCircle} onClick={() => showComments(finding.key)}>
          {words.problems.showComment}
        </Button>
      )}
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
        <Menu
          label={others.length > 0 ? words.problems.otherFixes : words.problems.more}
          icon={Ellipsis}
          iconOnly
          align="end"
          items={items}
        />
      )}
    </div>
  );
}

const aboutComments: ReadonlySet<string> = new Set(['malformedAdviceOff', 'unknownAdviceOff', 'needlessAdviceOff']);

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
