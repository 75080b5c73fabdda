import type { JsonObject } from '@guide-studio/guide-core';
import {
  byBlock,
  type Change,
  type ChangeGroup,
  countByImpact,
  type Diff,
  diff,
  type Impact,
  impacts,
  withoutChange,
} from '@guide-studio/guide-core/diff';
import { fromWire } from '@guide-studio/guide-core/edit';
import { Equal, History, Save, Undo2 } from '../theme/icons.tsx';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button, EmptyState, Field, Notice, Select, Tooltip, usePaged } from '../controls/index.ts';
import {
  dispatch,
  readGuide,
  replaceKept,
  save,
  announce,
  select,
  shownGuide,
  showView,
  useEditable,
  useGuide,
} from '../session/index.ts';
import { impactName, describeChange } from '../explanations/changeWords.ts';
import { sentenceOf, words } from '../i18n/index.ts';
import styles from './ChangesView.module.css';
import { useFocusAfterUndo } from './focusAfterUndo.ts';
import { RevisionField } from './RevisionField.tsx';
import { WordMarks } from './WordMarks.tsx';
import { type ComparedVersion, sourceOptions, type SourceId, useCompared, useDiffSources } from './sources.ts';

/** The changes since another version of the guide, in sentences by block, with their effect on the study. */
export function ChangesView() {
  const [source, setSource] = useState<SourceId>('disk');
  const [impact, setImpact] = useState<Impact | 'all'>('all');
  const compared = useCompared(source);
  const unsaved = useGuide((guide) => source === 'disk' && !guide.onDisk.base);
  const sources = useDiffSources();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const hasGit = sources.revisions.length > 0 || sources.named.length > 0;
  const difference = useDiff(compared);
  const found = unsaved ? null : difference;
  const { view, remember } = useFocusAfterUndo(found);

  function compareWith(revision: string): void {
    if (!typed.includes(revision)) setTyped([revision, ...typed]);
    setSource(`revision ${revision}`);
  }

  return (
    <div className={styles.view}>
      <div ref={view} className={styles.column} tabIndex={-1}>
        <header className={styles.head}>
          <div className={styles.source}>
            <Field label={words.changes.comparedWith}>
              <Select value={source} options={sourceOptions(sources, typed)} onValue={setSource} />
            </Field>
          </div>
          {compared.state === 'read' && compared.isWhole && (source !== 'disk' || hasChanges(found)) && (
            <Restore compared={compared} source={source} />
          )}
        </header>
        {hasGit && <RevisionField onRevision={compareWith} />}
        {compared.state === 'failed' && <Notice kind="error" text={compared.why} next={words.changes.chooseOther} />}
        {unsaved && (
          <EmptyState
            icon={Save}
            text={words.changes.neverSaved}
            action={
              <Button variant="primary" icon={Save} onClick={() => void save()}>
                {words.frame.actions.save}
              </Button>
            }
          />
        )}
        {found && <Summary found={found} chosen={impact} onChoose={setImpact} />}
        {found && compared.state === 'read' && (
          <Groups
            found={found}
            impact={impact}
            source={source}
            onUndo={(change) => {
              remember();
              undoChange(compared.guide, found, change);
            }}
          />
        )}
      </div>
    </div>
  );
}

function useDiff(compared: ComparedVersion): Diff | null {
  const doc = useDeferredValue(useGuide((guide) => guide.editor.doc));
  const guide = compared.state === 'read' ? compared.guide : null;
  const before = useMemo(() => guide && fromWire(guide), [guide]);
  return useMemo(() => before && diff(before, doc), [before, doc]);
}

const hasChanges = (found: Diff | null): boolean => found !== null && found.changes.length > 0;

interface RestoreProps {
  readonly compared: Extract<ComparedVersion, { state: 'read' }>;
  readonly source: SourceId;
}

/** Restores the version compared with. */
function Restore({ compared, source }: RestoreProps) {
  const editable = useEditable();
  async function restore(): Promise<void> {
    if (await replaceKept(compared.guide, 'restore')) announce(words.changes.restored);
  }
  return (
    <Button icon={History} disabled={!editable} onClick={() => void restore()}>
      {restoreWords(source)}
    </Button>
  );
}

function restoreWords(source: SourceId): string {
  const { restore, restoreDisk, restoreFile } = words.changes;
  if (source === 'disk') return restoreDisk;
  return source.startsWith('file ') ? restoreFile : restore;
}

interface SummaryProps {
  readonly found: Diff;
  readonly chosen: Impact | 'all';
  readonly onChoose: (impact: Impact | 'all') => void;
}

/** The number of changes of each impact; each is a filter. */
function Summary({ found, chosen, onChoose }: SummaryProps) {
  if (found.changes.length === 0) return null;
  const counts = countByImpact(found);
  const filters: readonly (Impact | 'all')[] = ['all', ...impacts.filter((impact) => counts[impact] > 0)];
  return (
    <div className="wrap" role="group" aria-label={words.changes.filter}>
      {filters.map((impact) => (
        <Tooltip key={impact} text={words.changes.about[impact]} describes>
          <button
            type="button"
            className={styles.filter}
            data-impact={impact}
            aria-pressed={impact === chosen}
            onClick={() => onChoose(impact)}
          >
            <span>{impact === 'all' ? words.changes.all : impactName(impact)}</span>
            <span className={styles.count}>{impact === 'all' ? found.changes.length : counts[impact]}</span>
          </button>
        </Tooltip>
      ))}
    </div>
  );
}

/** Most sentences shown at once; a button shows more. */
const shownAtOnce = 300;

interface GroupsProps extends Pick<GroupProps, 'onUndo'> {
  readonly found: Diff;
  readonly impact: Impact | 'all';
  readonly source: SourceId;
}

function Groups({ found, impact, source, onUndo }: GroupsProps) {
  const fitting = useMemo(
    () => found.changes.filter((change) => impact === 'all' || change.impact === impact),
    [found, impact],
  );
  const { shown, rest, showMore } = usePaged(fitting, shownAtOnce);
  const groups = useMemo(() => byBlock({ changes: shown }), [shown]);
  if (found.changes.length === 0)
    return <EmptyState icon={Equal} text={source === 'disk' ? words.changes.same : words.changes.equal} />;
  return (
    <>
      {groups.map((group) => (
        <Group
          key={`${group.title} ${group.changes[0]?.a?.key} ${group.changes[0]?.b?.key}`}
          group={group}
          onUndo={onUndo}
        />
      ))}
      {rest > 0 && <Button onClick={showMore}>{words.changes.more(rest)}</Button>}
    </>
  );
}

interface GroupProps {
  readonly group: ChangeGroup;
  readonly onUndo: (change: Change) => void;
}

function Group({ group: { title, isRemoved, changes }, onUndo }: GroupProps) {
  const heading = title === null ? words.changes.study : isRemoved ? words.changes.removedBlock(title) : title;
  return (
    <section className={`card ${styles.group}`}>
      <h3 className={styles.title} dir="auto">
        {heading}
      </h3>
      <ul className={styles.list}>
        {changes.map((change) => (
          <Line
            key={`${change.code} ${change.a?.key} ${change.b?.key} ${change.params.field} ${change.params.texts?.[0]}`}
            change={change}
            onUndo={onUndo}
          />
        ))}
      </ul>
    </section>
  );
}

/** One change. A part that still exists is linked. */
function Line({ change, onUndo }: { readonly change: Change } & Pick<GroupProps, 'onUndo'>) {
  const editable = useEditable();
  const descriptionId = useId();
  const { from, to } = change.params;
  const key = change.b?.key;
  const sentence = describeChange(change);
  function go(): void {
    if (key === undefined) return;
    select([key]);
    showView('guide');
  }
  return (
    <li className={styles.line} data-impact={change.impact}>
      <span className={styles.impact}>{impactName(change.impact)}</span>
      <div>
        {key === undefined ? (
          <span id={descriptionId} dir="auto">
            {sentence}
          </span>
        ) : (
          <button type="button" id={descriptionId} className={`bare ${styles.sentence}`} dir="auto" onClick={go}>
            {sentence}
          </button>
        )}
        {typeof from === 'string' && typeof to === 'string' && change.code !== 'typeChanged' && (
          <WordMarks from={from} to={to} />
        )}
      </div>
      <Button
        icon={Undo2}
        disabled={!editable}
        aria-describedby={descriptionId}
        data-take-back
        onClick={() => onUndo(change)}
      >
        {words.changes.takeBack}
      </Button>
    </li>
  );
}

/** Reverts one of the changes since an older version, as one entry of the history, or says why it cannot. */
function undoChange(before: JsonObject, found: Diff, change: Change): void {
  const result = withoutChange({ before, after: shownGuide(readGuide()), diff: found }, change);
  const { neededByOthers, wouldBreak, takenBack } = words.changes;
  if (!result.ok) return announce(result.issue ? wouldBreak(sentenceOf(result.issue)) : neededByOthers);
  if (dispatch('guide.replace', { guide: result.guide, reason: 'takeBack' })) announce(takenBack);
}
