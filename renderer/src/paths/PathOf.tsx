import '../i18n/later.ts';
import type { GuideNode, Key } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { type Finding, pathsDescriber, weightOf } from '@guide-studio/interview-engine/paths';
import { type ReactNode, useMemo } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { select, useGuide } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import type { Seen } from '../worker/messages.ts';
import { type GuidePaths, usePaths } from './exploring.ts';
import { Fix } from './Fix.tsx';
import { FixControls } from './FixControls.tsx';
import styles from './PathOf.module.css';
import { rangesOf } from './journeyRows.ts';
import { type NoteRow, noteRows } from './noteRows.ts';
import { goalAt, nodesOfFinding, optionsForNobody, type SeenGoal } from './places.ts';
import { excludesItself, onlyScreenedOut } from './pathRows.ts';
import { plainName } from './plainName.ts';
import { Way } from './Way.tsx';

/**
 * Who is shown a question or concept, the shortest way to it or why nobody is, and what to look at. If an option of it is
 * selected that ends the interview, also who can select that.
 */
export function PathOf({ node }: { readonly node: GuideNode }) {
  const known = usePaths((paths) => paths.known);
  const chosen = useGuide((guide) => guide.editor.selection[0]);
  const own = useMemo(() => (known === null ? null : goalAt(known, node.key)), [known, node.key]);
  const ending = useMemo(
    () => (known === null || chosen === undefined || chosen === node.key ? null : goalAt(known, chosen)),
    [known, chosen, node.key],
  );
  if (known === null || own === null) return null;
  return ending?.goal.kind === 'option' ? (
    <EndingOf known={known} ending={ending} node={node} />
  ) : (
    <PartOf known={known} own={own} node={node} />
  );
}

interface PartProps {
  readonly known: GuidePaths;
  readonly node: GuideNode;
  readonly own: SeenGoal;
}

function PartOf({ known, own: { goal, seen }, node }: PartProps) {
  const describer = useMemo(() => pathsDescriber(known.doc, uiLanguage), [known]);
  const required = known.explored.requirements.find(({ item }) => goal.kind === 'item' && item === goal.item);
  const beyond = describer.beyond(required?.beyond ?? []);
  const unasked = describer.unasked(required?.unasked ?? []);
  const isFixed = known.fixed.length > 0;
  const others = goal.kind === 'item' ? othersOf(known, goal.item) : [];
  const dead = isFixed || goal.kind !== 'item' ? [] : optionsForNobody(known, goal.item);
  const left = onlyScreenedOut(known.explored) ? seen.reachOfAll : seen.reach;
  const all = known.explored.findings.filter((finding) =>
    nodesOfFinding(known.doc, finding).some(({ key }) => key === node.key),
  );
  // That nobody is shown it, or an option of it, is said above.
  const findings = all.filter((finding) => (goalOf(finding)?.kind ?? 'outcome') === 'outcome');
  const allNotes = useMemo(() => noteRows(known), [known]);
  const notes = allNotes.filter(({ keys }) => keys.includes(node.key));
  return (
    <section className={styles.path} aria-label={words.paths.of}>
      <p className={styles.shown} data-never={seen.isNever}>
        {isFixed && seen.isNever !== true
          ? excludesItself(known.explored)
            ? words.paths.nothingFollows
            : words.paths.withFixed[goal.kind === 'concept' ? 'concept' : 'item'][left]
          : describer.shownTo(seen.reach, seen.reachOfAll, seen.isBeforeEnding)}
      </p>
      {unasked !== '' && <p dir="auto">{withoutMarks(unasked)}</p>}
      {beyond !== '' && <p dir="auto">{withoutMarks(beyond)}</p>}
      {others.length > 0 && <p>{words.paths.notWith(rangesOf(others), others.length === 1)}</p>}
      {dead.length > 0 && <p className={styles.dead}>{words.paths.optionsForNobody(dead)}</p>}
      <FixControls doc={known.doc} node={node} />
      <Way known={known} describer={describer} goal={goal} own={node.key} />
      {all.filter(isUnseen).map((finding) => (
        <div key={finding.code} className={styles.actions}>
          <Fix known={known} finding={finding} />
        </div>
      ))}
      {findings.map((finding) => (
        <Notice
          key={JSON.stringify(finding)}
          kind={weightOf(finding) === 'end' ? 'error' : 'info'}
          text={withoutMarks(describer.finding(finding))}
          actions={<Fix known={known} finding={finding} />}
        />
      ))}
      {notes.length > 0 && <NotesOf own={node.key} notes={notes} />}
    </section>
  );
}

/** What is worth knowing about a part, closed at first. Each leads to the next part that it is about. */
function NotesOf({ own, notes }: { readonly own: Key; readonly notes: readonly NoteRow[] }) {
  return (
    <details className={styles.notes}>
      <summary>{words.paths.notes.title(notes.length)}</summary>
      <ul className={styles.list}>
        {notes.map(({ sentence, keys }) => {
          const next = keys[(keys.indexOf(own) + 1) % keys.length];
          return (
            <li key={sentence} dir="auto">
              {sentence}{' '}
              {next !== undefined && next !== own && (
                <Button onClick={() => select([next])}>{words.paths.notes.other(keys.length)}</Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const isUnseen = (finding: Finding): boolean => {
  const kind = goalOf(finding)?.kind;
  return kind === 'item' || kind === 'concept';
};

/** Returns the questions of the other alternatives, if a question belongs to one. */
function othersOf({ explored: { forks } }: GuidePaths, item: number): readonly number[] {
  const fork = forks.find((alternatives) => alternatives.some((items) => items.includes(item))) ?? [];
  return fork.filter((items) => !items.includes(item)).flat();
}

interface EndingProps {
  readonly known: GuidePaths;
  readonly ending: SeenGoal;
  /** The screening question. */
  readonly node: GuideNode;
}

/** Who can select an option that ends the interview. */
function EndingOf({ known, ending: { goal, seen }, node }: EndingProps) {
  const chosen = useGuide((guide) => guide.editor.selection[0]);
  const option = node.children['options']?.find(({ key }) => key === chosen);
  return (
    <section className={styles.path} aria-label={words.paths.of}>
      {option !== undefined && (
        <h3 className={styles.heading} dir="auto">
          {words.paths.option(plainName(option))}
        </h3>
      )}
      <Reaching known={known} goal={goal} seen={seen} sentences={words.paths.reaching.ending}>
        <FixControls doc={known.doc} node={node} />
      </Reaching>
    </section>
  );
}

/** Who gets to an outcome, and the shortest way to it or why nobody does. What to select if none is selected. */
export function OutcomeOf() {
  const { known, outcome } = usePaths();
  const isFree = useGuide((guide) => guide.editor.selection.length === 0);
  if (known === null) return null;
  if (outcome === null || !isFree) return <p className={styles.note}>{words.paths.choose}</p>;
  return (
    <>
      <h2 className={styles.title}>{words.paths.outcomes[outcome]}</h2>
      <section className={styles.path} aria-label={words.paths.of}>
        <Reaching
          known={known}
          goal={{ kind: 'outcome', outcome }}
          seen={known.explored.outcomes[outcome]}
          sentences={words.paths.reaching[outcome]}
        />
      </section>
    </>
  );
}

interface ReachingProps extends SeenGoal {
  readonly known: GuidePaths;
  readonly sentences: Readonly<Record<Seen['reachOfAll'], string>>;
  readonly children?: ReactNode;
}

function Reaching({ known, goal, seen, sentences, children }: ReachingProps) {
  const describer = useMemo(() => pathsDescriber(known.doc, uiLanguage), [known]);
  const sentence = sentences[seen.reachOfAll];
  return (
    <>
      <p className={styles.shown} data-never={seen.isNever}>
        {known.fixed.length === 0 || seen.isNever === true
          ? sentence
          : excludesItself(known.explored)
            ? words.paths.nothingFollows
            : words.paths.withThis(sentence)}
      </p>
      {children}
      <Way known={known} describer={describer} goal={goal} own={null} />
    </>
  );
}
