import { childrenOf, type GuideNode, type Key, textField } from '@guide-studio/guide-core/edit';
import { isMultiSelect, labelOf } from '@guide-studio/guide-core/internal';
import { ChevronDown, ChevronRight, Rows3, Shapes } from '../theme/icons.tsx';
import { type KeyboardEvent, memo, type ReactNode, useId, useMemo } from 'react';
import { CommentMark } from '../comments/index.ts';
import { useOpenComments } from '../notes/notes.ts';
import { blockLookOf, lookOf, severalAnswersIcon } from '../theme/itemTypes.ts';
import { severityLook } from '../theme/severityLook.ts';
import { type Audience, pick, type Severity, useGuide } from '../session/index.ts';
import { AudienceSign, audienceWords } from '../explanations/AudienceMark.tsx';
import { conditionWords } from '../explanations/conditionWords.ts';
import { Tooltip } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './OutlineRow.module.css';
import type { Run } from './rows.ts';
import { toggle } from './toggle.ts';

export interface OutlineRowProps {
  readonly node: GuideNode;
  readonly top: number;
  readonly level: number;
  readonly number: number | null;
  readonly position: number;
  readonly size: number;
  readonly expandable: boolean;
  readonly expanded: boolean;
  /** Its place in a run of parts with the same condition. */
  readonly run: Run | null;
  readonly selected: boolean;
  /** True if the selection is inside this closed row. */
  readonly around: boolean;
  readonly focusable: boolean;
  readonly grabbed: boolean;
  readonly mark: Severity | null;
  /** The mark only says that nobody sees the part. */
  readonly isUnseenOnly: boolean;
  readonly onKeyDown: (event: KeyboardEvent, key: Key) => void;
}

/** Indent of a row from its parent row, in pixels. */
export const indent = 12;

/** One row of the outline. The whole row is the drag handle. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { node, level, number, expandable, expanded, selected, around, grabbed, mark } = props;
  const comments = useOpenComments(node.key);
  const audience = useAudience(node);
  const isSome = audience?.who === 'some';
  // One sign is enough for both.
  const isShownOnly = audience?.who === 'nobody' && props.isUnseenOnly;
  const sign = useId();
  const label = labelOf(node);
  return (
    <div
      role="treeitem"
      data-key={node.key}
      data-kind={node.kind}
      data-block={node.kind === 'block' ? textField(node, 'type') : undefined}
      className={[styles.row, selected && styles.selected, around && styles.around, grabbed && styles.grabbed]
        .filter(Boolean)
        .join(' ')}
      style={{ top: props.top, paddingInlineStart: 4 + (level - 1) * indent }}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.size}
      aria-selected={selected}
      aria-expanded={expandable ? expanded : undefined}
      aria-label={[
        spoken(node, number, label, mark, around),
        audience === undefined || isSome ? '' : `, ${audienceWords(audience)}`,
        props.run === null || level !== 2 ? '' : spokenRun(props.run),
        comments > 0 ? words.comments.inRow(comments) : '',
      ].join('')}
      aria-describedby={isSome ? sign : undefined}
      tabIndex={props.focusable ? 0 : -1}
      onClick={(event) => pick(node.key, event)}
      onKeyDown={(event) => props.onKeyDown(event, node.key)}
    >
      {props.run && <Bracket node={node} run={props.run} />}
      <Twisty node={node} expandable={expandable} expanded={expanded} />
      {number !== null && <span className={`faint ${styles.number}`}>{`${number} `}</span>}
      <Glyph node={node} />
      <span dir="auto" className={label === '' ? styles.empty : styles.label}>
        {label === '' ? emptyName(node) : label}
      </span>
      <CommentMark count={comments} />
      {audience !== undefined && <AudienceSign id={sign} audience={audience} />}
      <Mark severity={isShownOnly && mark === 'warning' ? null : mark} />
    </div>
  );
});

/**
 * Returns who is shown a part: as far as the paths are known, else what its own condition says, so that its sign is there at
 * once and stays while the guide has problems.
 */
function useAudience(node: GuideNode): Audience | undefined {
  const found = useGuide((guide) => guide.audience.get(node.key));
  const when = useGuide(({ audience, editor }) =>
    audience.has(node.key) || childrenOf(node, 'criteria').length === 0 ? '' : conditionWords(editor.doc, node),
  );
  return useMemo(() => found ?? (when === '' ? undefined : { who: 'some', when, beyond: '' }), [found, when]);
}

/** The part of a bracket that is in one row. Its tooltip is the condition, in the words that the row has as its description. */
function Bracket({ node, run }: { node: GuideNode; run: Run }) {
  const text = useGuide(({ editor }) => conditionWords(editor.doc, node));
  return (
    <Tooltip text={[words.outline.run(run.count), text].filter((each) => each !== '').join(': ')}>
      <span className={styles.bracket} data-run={run.place} aria-hidden="true" />
    </Tooltip>
  );
}

function spokenRun({ count, from, place }: Run): string {
  const { inRun, sameAsInRun, sameAsBefore } = words.outline;
  if (place === 'first') return inRun(count);
  return from === null ? sameAsBefore : sameAsInRun(from);
}

function Twisty({ node, expandable, expanded }: { node: GuideNode; expandable: boolean; expanded: boolean }) {
  if (!expandable) return <span className={styles.twisty} />;
  const Icon = expanded ? ChevronDown : ChevronRight;
  return (
    <span
      className={styles.twisty}
      data-twisty=""
      aria-hidden="true"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        toggle(node.key);
      }}
    >
      <Icon size={14} />
    </span>
  );
}

function Glyph({ node }: { node: GuideNode }): ReactNode {
  if (node.kind === 'item') {
    const Icon = isMultiSelect(node) ? severalAnswersIcon : lookOf(textField(node, 'type')).icon;
    return <Icon size={14} className={styles.glyph} aria-hidden="true" />;
  }
  if (node.kind === 'concept') return <Shapes size={14} className={styles.glyph} aria-hidden="true" />;
  if (node.kind === 'row') return <Rows3 size={12} className={styles.glyph} aria-hidden="true" />;
  if (node.kind === 'option') return <span className={styles.dot} aria-hidden="true" />;
  return null;
}

function Mark({ severity }: { severity: Severity | null }): ReactNode {
  if (severity === null) return null;
  const { icon: Icon } = severityLook(severity);
  return <Icon size={14} className={severity === 'warning' ? styles.warning : styles.error} aria-hidden="true" />;
}

const emptyName = ({ kind }: GuideNode): string =>
  kind === 'concept' ? words.properties.unnamedConcept : words.outline.empty;

function spoken(node: GuideNode, number: number | null, label: string, mark: Severity | null, around: boolean): string {
  const kind =
    node.kind === 'item'
      ? lookOf(textField(node, 'type')).label
      : node.kind === 'block'
        ? (blockLookOf(textField(node, 'type'))?.label ?? words.outline.block)
        : (words.outline.kinds[node.kind] ?? node.kind);
  const problem = mark === null ? '' : words.outline.marks[mark];
  return `${number === null ? '' : `${number}. `}${label || emptyName(node)}, ${kind}${problem}${around ? words.outline.holdsSelection : ''}`;
}
