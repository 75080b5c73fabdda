import { childrenOf } from '@guide-studio/guide-core/edit';
import { countItems } from '@guide-studio/guide-core/internal';
import type { Estimate } from '@guide-studio/guide-core/estimate';
import type { NotedAssumptions } from '@guide-studio/guide-core/notes';
import { CircleAlert, PanelLeft, PanelRight } from '../../theme/icons.tsx';
import { severityLook } from '../../theme/severityLook.ts';
import { memo, useDeferredValue } from 'react';
import { IconButton, Tooltip } from '../../controls/index.ts';
import { foldProblems, hasProblemList, openProblems } from '../../problems/index.ts';
import {
  askFor,
  findings,
  hasBrokenTests,
  isDirty,
  type OpenGuide,
  useGuide,
  useSession,
  worstIn,
} from '../../session/index.ts';
import { clockText, numberText, words } from '../../i18n/index.ts';
import { perform } from '../../actions/action.ts';
import { estimateOf, minutesText, useAssumptions } from '../../estimate/index.ts';
import { shortcutOf } from '../../actions/keymap.ts';
import { isShown } from '../../panes/panes.ts';
import { useNarrow, useSlim } from '../../panes/useNarrow.ts';
import styles from './StatusBar.module.css';

/** One line: problems, size and length of the guide, and whether it is saved. */
export function StatusBar() {
  return (
    <footer className={`row gap3 quiet ${styles.bar}`} aria-label={words.frame.status.label}>
      <PaneButton pane="outline" />
      <div className={`row gap3 grow ${styles.facts}`}>
        <ProblemCount />
        <BrokenTests />
        <Words of={itemWords} quiet="slim" />
        <Words of={blockWords} quiet />
        <Estimates />
        <span className={styles.end}>
          <Saved />
        </span>
      </div>
      <PaneButton pane="properties" />
    </footer>
  );
}

/** A part of the line, which renders only when its text changes. `quiet` ones are hidden first if room is short. */
function Words({ of, quiet }: { readonly of: (guide: OpenGuide) => string; readonly quiet?: boolean | 'slim' }) {
  const text = useGuide(of);
  return (
    <Tooltip text={text}>
      <span data-quiet={quiet || undefined}>{text}</span>
    </Tooltip>
  );
}

/** Whether the guide is saved. */
function Saved() {
  const dirty = useSession(isDirty);
  const text = useGuide((guide) => savedWords(guide, dirty));
  return (
    <Tooltip text={text}>
      <span>{text}</span>
    </Tooltip>
  );
}

function ProblemCount() {
  const counts = useGuide((guide) => findings(guide).counts);
  const isChecked = useGuide((guide) => guide.checked !== null);
  const isOpen = useGuide((guide) => guide.problemsOpen);
  const isBroken = useGuide(hasBrokenTests);
  const isUntouched = useGuide((guide) => findings(guide).isUntouched);
  const isListed = useGuide(hasProblemList);
  const hasFault = useGuide((guide) => guide.settingsProblem !== null);
  const { noProblems, nothingWritten, checking } = words.frame.status;
  const worst = worstIn(counts);
  const { icon: Icon, className: tone } = severityLook(worst === null && hasFault ? 'serious' : worst);
  const none = hasFault ? words.problems.checkSettings : noProblems;
  const text = worst === null ? none : words.problems.counted[worst](counts[worst]);
  if (!isChecked) return <span>{checking}</span>;
  if (worst === null && !isListed && isUntouched) return <span>{nothingWritten}</span>;
  // What is beside it is to be looked at.
  if (worst === null && !isListed && isBroken) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-controls="problems"
      aria-expanded={isOpen && isListed}
      disabled={!isListed}
      onClick={isOpen ? foldProblems : openProblems}
    >
      <Icon size={13} aria-hidden="true" className={tone} />
      {text}
    </button>
  );
}

/** Tests that fail or are outdated, if any; leads to them. */
function BrokenTests() {
  const { failed, outdated } = useGuide((guide) => guide.testsBroken);
  if (failed + outdated === 0) return null;
  return (
    <button type="button" className={`${styles.button} ${styles.warning}`} onClick={() => perform('logic.tests')}>
      <CircleAlert size={13} aria-hidden="true" className="isError" />
      {words.frame.status.tests(failed, outdated)}
    </button>
  );
}

/** Word count and length. They update with a delay, so that typing and opening do not wait for them. */
function Estimates() {
  const editor = useGuide((guide) => guide.editor);
  const assumptions = useAssumptions();
  const shown = useDeferredValue(editor, null);
  return shown && <EstimatesOf editor={shown} assumptions={assumptions} />;
}

interface EstimatesOfProps extends Pick<OpenGuide, 'editor'> {
  readonly assumptions: NotedAssumptions;
}

const EstimatesOf = memo(function EstimatesOf({ editor, assumptions }: EstimatesOfProps) {
  const estimate = estimateOf({ editor }, assumptions);
  return (
    <>
      <span data-quiet>{words.frame.status.words(numberText(estimate.words), estimate.words === 1)}</span>
      <button type="button" className={styles.button} onClick={() => askFor({ kind: 'estimate' })}>
        <Length of={estimate} />
      </button>
    </>
  );
});

/** The range is hidden first if room is short. */
function Length({ of: { whole } }: { readonly of: Estimate }) {
  const { about, range, none } = words.frame.estimate;
  if (whole.most === 0) return none;
  const [least, usual, most] = [whole.least, whole.usual, whole.most].map(minutesText) as [string, string, string];
  return (
    <span>
      {about(usual)}
      {least !== most && <span data-quiet="slim"> ({range(least, most)})</span>}
    </span>
  );
}

const paneIcons = { outline: PanelLeft, properties: PanelRight } as const;

function PaneButton({ pane }: { readonly pane: keyof typeof paneIcons }) {
  // What is shown also depends on the width of the window.
  useNarrow();
  useSlim();
  const shown = useSession((session) => isShown(session, pane));
  return (
    <IconButton
      size="small"
      icon={paneIcons[pane]}
      label={words.frame.status[pane]}
      shortcut={shortcutOf(`view.${pane}`)}
      aria-pressed={shown}
      onClick={() => perform(`view.${pane}`)}
    />
  );
}

function itemWords({ editor }: OpenGuide): string {
  return words.frame.status.items(countItems(editor.doc.root));
}

function blockWords({ editor }: OpenGuide): string {
  return words.frame.status.blocks(childrenOf(editor.doc.root, 'blocks').length);
}

function savedWords({ onDisk, saving, savedAt: { time } }: OpenGuide, dirty: boolean): string {
  if (onDisk.losses) return words.frame.status.readOnly;
  if (saving) return words.frame.status.saving;
  if (onDisk.file === null) return words.frame.status.notSaved;
  if (dirty) return words.frame.status.unsaved;
  return time ? words.frame.status.savedAt(clockText(time)) : words.frame.status.saved;
}
