import type { Issue, JsonObject } from '@guide-studio/guide-core';
import { diffGuides } from '@guide-studio/guide-core/diff';
import { type Conflict, type Decision, merge, type Merged } from '@guide-studio/guide-core/merge';
import { useMemo, useRef } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { describeChange } from '../explanations/changeWords.ts';
import { sentenceOf, shortName, words } from '../i18n/index.ts';
import {
  afterUnsaved,
  closeGuide,
  decideConflict,
  decideConflicts,
  type Merging,
  postponeMerge,
  useGuide,
} from '../session/index.ts';
import { conditionsOf } from './conditionsOf.ts';
import { ConflictCard } from './ConflictCard.tsx';
import styles from './MergeView.module.css';
import { keepMine, finishMerge, takeTheirs } from './finishMerge.ts';
import { focusConflict, useDecisionKeys } from './useDecisionKeys.ts';

/** The merge of two versions of the guide: one decision for each conflict; everything else is merged automatically. */
export function MergeView({ merging }: { readonly merging: Merging }) {
  const { base, ours, theirs, decisions } = merging;
  const merged = useMemo(() => merge({ base, ours, theirs }, decisions), [base, ours, theirs, decisions]);
  const conditions = useMemo(() => conditionsOf({ base, ours, theirs }), [base, ours, theirs]);
  const questions = merged.conflicts.filter((conflict) => !isRule(conflict));
  const open = questions.filter(({ id }) => !(id in decisions));
  const list = useRef<HTMLOListElement>(null);
  const texts = words.merging;
  useDecisionKeys(list);

  const decideAll = (side: Decision) => decideConflicts(Object.fromEntries(questions.map(({ id }) => [id, side])));

  /** Goes to the first open decision. */
  function goOn(): void {
    const next = open[0];
    focusConflict(next && list.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(next.id)}"]`));
  }

  return (
    <section className={`column ${styles.view}`} aria-label={texts.view}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h2>{texts.title}</h2>
          <p>{introduction(merging)}</p>
          {base === null && <p>{texts.noBase}</p>}
          <p>{texts.waits}</p>
        </header>
        <h3 className={styles.title}>{headingOf(merged, questions.length)}</h3>
        {questions.length > 1 && (
          <div className={styles.all}>
            <Button onClick={() => decideAll('ours')}>{texts.allMine}</Button>
            <Button onClick={() => decideAll('theirs')}>{texts.allTheirs}</Button>
          </div>
        )}
        {questions.length > 0 && <p className={styles.keys}>{texts.keys}</p>}
        <ol className={styles.list} ref={list}>
          {questions.map((conflict) => (
            <ConflictCard
              key={conflict.id}
              conflict={conflict}
              conditions={conditions}
              decision={decisions[conflict.id]}
              onDecide={decideConflict}
            />
          ))}
        </ol>
        <Problems merged={merged} />
        {base && <Taken base={base} side={theirs} title={texts.fromThem} open={questions.length} />}
        {base && <Taken base={base} side={ours} title={texts.fromYou} open={questions.length} />}
      </div>
      <footer className={`wrap ${styles.foot}`}>
        <Leave merging={merging} />
        <span className={styles.space} />
        <Button onClick={() => void keepMine(merging)}>{texts.keepMine}</Button>
        <Button onClick={() => void takeTheirs(merging)}>{texts.takeTheirs}</Button>
        {open.length > 0 ? (
          <Button variant="primary" onClick={goOn}>
            {`${texts.nextOpen} (${texts.left(open.length)})`}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void finishMerge(merging, merged.guide, texts.done)}>
            {texts.finish}
          </Button>
        )}
      </footer>
    </section>
  );
}

function headingOf(merged: Merged, questions: number): string {
  const { noConflicts, onlyProblems, conflicts } = words.merging;
  if (questions > 0) return conflicts(questions);
  return problemsOf(merged).length > 0 ? onlyProblems : noConflicts;
}

function introduction({ source, name }: Merging): string {
  const { disk, copy, git } = words.merging;
  if (source === 'git') return git(name);
  return (source === 'disk' ? disk : copy)(shortName(name));
}

/** Leaves without a decision. A file opened with conflict markers has no guide to return to. */
function Leave({ merging }: { readonly merging: Merging }) {
  const isOpen = useGuide(({ externalChange }) => merging.source !== 'git' || externalChange?.kind === 'unfinished');
  if (isOpen) return <Button onClick={() => postponeMerge(merging)}>{words.merging.later}</Button>;
  return <Button onClick={() => afterUnsaved(closeGuide)}>{words.merging.close}</Button>;
}

const isRule = ({ code }: Conflict): boolean => code === 'rule';

/** Returns what only both versions together break, which may be advice, then all other errors of the merged guide. */
function problemsOf({ conflicts, issues }: Merged): readonly Issue[] {
  const broken = conflicts.filter(isRule).flatMap(({ issue }) => issue ?? []);
  return [...new Set([...broken, ...issues])];
}

/** What is wrong with the merged guide. It can be fixed later, but is always shown. */
function Problems({ merged }: { readonly merged: Merged }) {
  const problems = problemsOf(merged);
  if (problems.length === 0) return null;
  return (
    <Notice
      kind="warning"
      text={words.merging.problems(problems.length)}
      next={
        <>
          <ul className={styles.sentences}>
            {problems.slice(0, 20).map((issue) => (
              <li key={JSON.stringify(issue)} dir="auto">
                {sentenceOf(issue)}
              </li>
            ))}
          </ul>
          {merged.conflicts.some(isRule) && words.merging.byRule}
        </>
      }
    />
  );
}

interface TakenProps {
  readonly base: JsonObject;
  readonly side: JsonObject;
  readonly title: (count: number, isAll: boolean) => string;
  /** How many of its changes still need a decision above. */
  readonly open: number;
}

/** The changes of one side, in sentences, collapsed. */
function Taken({ base, side, title, open }: TakenProps) {
  const { changes } = useMemo(() => diffGuides(base, side), [base, side]);
  if (changes.length === 0) return null;
  return (
    <details className={`card ${styles.taken}`}>
      <summary>{title(changes.length, open === 0)}</summary>
      <ul className={styles.sentences}>
        {changes.map((change) => (
          <li
            key={`${change.code} ${change.a?.key ?? ''} ${change.b?.key ?? ''} ${change.params.field ?? ''}`}
            dir="auto"
          >
            {describeChange(change)}
          </li>
        ))}
      </ul>
    </details>
  );
}
