import '../i18n/later.ts';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { testKey } from '@guide-studio/guide-core/internal';
import { describeGoal } from '@guide-studio/interview-engine/internal';
import { describeTest, describeUnused, type TestResult } from '@guide-studio/interview-engine/tests';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { focusRow, rowAfter } from '../browser/rowKeys.ts';
import { Button, EmptyState, Notice, Tooltip } from '../controls/index.ts';
import { addTest, addTests } from '../guideTests/addTest.ts';
import { type KnownTest, loadGuideTests, undoTests, useGuideTests } from '../guideTests/guideTests.ts';
import { cancelMissing, followCoverage, missingTests } from '../guideTests/running.ts';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  type IconType,
  Plus,
  Save,
  TriangleAlert,
  Undo2,
} from '../theme/icons.tsx';
import { FirstProblem } from '../problems/index.ts';
import { save, announce, useGuide } from '../session/index.ts';
import { hostMessageOf, percentText, uiLanguage, words } from '../i18n/index.ts';
import { chooseTest, useChosenTest } from './chosen.ts';
import { type ShownState, shownState } from './shownState.ts';
import styles from './TestsView.module.css';
import { useCanBeSeen } from './canBeSeen.ts';

/** The tests of the guide, with what came of them, in the order of the file. */
export function TestsView() {
  const file = useGuide((guide) => guide.onDisk.file);
  useEffect(followCoverage, []);
  return (
    <section className={`column ${styles.view}`} aria-label={words.tests.name}>
      {file === null ? (
        <EmptyState
          text={words.tests.unsaved}
          action={
            <Button variant="primary" icon={Save} onClick={() => void save()}>
              {words.comments.saveFirst}
            </Button>
          }
        />
      ) : (
        <Tests file={file} />
      )}
    </section>
  );
}

function Tests({ file }: { readonly file: string }) {
  const { tests, problems, error, state, hasProblems, hasCrashed } = useGuideTests();
  return (
    <>
      <Head />
      {hasCrashed && <Notice kind="error" bar text={words.tests.notRun} next={words.tests.notRunNext} />}
      {error !== null && (
        <Notice
          kind="error"
          bar
          text={hostMessageOf(error).what}
          next={hostMessageOf(error).next}
          actions={<Button onClick={() => void loadGuideTests(file)}>{words.tests.tryAgain}</Button>}
        />
      )}
      {problems.map(({ index, name, message }) => (
        <Notice
          key={`${index} ${message}`}
          kind="warning"
          bar
          text={index === null ? words.tests.noList : words.tests.notUnderstood(index + 1, name)}
          next={<span lang="en">{message}</span>}
        />
      ))}
      <WayBack />
      {tests.length > 0 ? (
        <List tests={tests} />
      ) : (
        state === 'ready' &&
        problems.length === 0 && (
          <EmptyState
            text={hasProblems ? words.tests.hasProblems : words.tests.none}
            action={
              <div className={`cluster ${styles.actions}`}>
                {hasProblems && <FirstProblem variant="primary" />}
                <NewTest />
                {!hasProblems && <AddMissing />}
              </div>
            }
          />
        )
      )}
      {tests.length > 0 && <Missed />}
    </>
  );
}

function Head() {
  const { tests, results, coverage, hasProblems, hasCrashed } = useGuideTests();
  const count = (state: ShownState): number =>
    tests.filter((test) => shownState(test.placed.test, results.get(test.key)) === state).length;
  if (tests.length === 0 || hasCrashed) return null;
  return (
    <div className={`cluster ${styles.head}`}>
      <output className={styles.count}>
        {hasProblems
          ? words.tests[results.size > 0 ? 'outdated' : 'hasProblems']
          : results.size < tests.length
            ? words.tests.running
            : words.tests.summary(count('passed'), count('failed'), count('outdated'), count('checksNothing'))}
      </output>
      {coverage !== null && !hasProblems && (
        <Tooltip text={words.tests.coversHint} describes>
          <span className={styles.count}>
            {words.tests.covers(coverage.reached, coverage.goals, coverage.undecided)}
          </span>
        </Tooltip>
      )}
      <span className="grow" />
      {hasProblems && <FirstProblem />}
      {!hasProblems && coverage !== null && coverage.reached < coverage.goals && <AddMissing />}
      <NewTest />
    </div>
  );
}

/** Adds an empty test, to be written here. */
function NewTest() {
  const add = async (): Promise<void> => {
    const added = await addTest({ expect: {} }, words.tests.newName);
    if (added !== null) chooseTest(testKey(added), true);
  };
  return (
    <Button icon={Plus} onClick={() => void add()}>
      {words.tests.newTest}
    </Button>
  );
}

/** Adds tests for what participants can reach and no test covers. */
function AddMissing() {
  const of = useGuideTests((tests) => tests.of);
  const isReady = useGuide(({ editor }) => editor.doc.root === of?.root);
  const share = useGuideTests(({ generating }) => generating);
  const [isAdding, setAdding] = useState(false);
  const add = async (): Promise<void> => {
    setAdding(true);
    const missing = await missingTests();
    if (missing === null || missing === 'cancelled') {
      if (missing === null) announce(words.tests.notKnown);
      return setAdding(false);
    }
    const added = await addTests(missing);
    if (added[0] !== undefined) chooseTest(testKey(added[0]));
    if (missing.length === 0) announce(words.tests.nothingToAdd);
    setAdding(false);
  };
  return (
    <>
      <Button icon={Plus} busy={share !== null || isAdding} disabled={!isReady} onClick={() => void add()}>
        {words.tests.add}
      </Button>
      {share !== null && (
        <>
          <output className={styles.count}>{words.tests.finding(percentText(share))}</output>
          <Button onClick={cancelMissing}>{words.controls.cancel}</Button>
        </>
      )}
    </>
  );
}

/** The number of lines that are shown of what is not covered. */
const mostMissed = 50;

/** What no test covers, closed at first. */
function Missed() {
  const { coverage, of, hasProblems } = useGuideTests();
  if (coverage === null || of === null || hasProblems || coverage.missed.length === 0) return null;
  const { length } = coverage.missed;
  return (
    <details className={styles.missed}>
      <summary>{words.tests.missed(length)}</summary>
      <ul>
        {coverage.missed.slice(0, mostMissed).map((goal) => (
          <li key={JSON.stringify(goal)} dir="auto">
            {describeGoal(of, goal, uiLanguage)}
          </li>
        ))}
        {length > mostMissed && <li>{words.tests.more(length - mostMissed)}</li>}
      </ul>
    </details>
  );
}

/** The last change that was made here, with an undo button. */
function WayBack() {
  const last = useGuideTests((tests) => tests.undos.at(-1));
  if (last === undefined) return null;
  return (
    <p className={`row ${styles.back}`} role="status">
      <span>{last.done === 'added' ? words.tests.added(last.count ?? 1) : words.tests.announcements[last.done]}</span>
      <Button variant="quiet" icon={Undo2} onClick={() => void undoTests()}>
        {words.tests.undo}
      </Button>
    </p>
  );
}

function List({ tests }: { readonly tests: readonly KnownTest[] }) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useChosenTest(({ key }) => key);
  const doc = useGuideTests(({ of }) => of);
  const results = useGuideTests((all) => all.results);
  const at = tests.findIndex(({ key }) => key === chosen);
  const walk = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const to = rowAfter(event.key, index, tests.length);
    const test = to === null ? undefined : tests[to];
    if (test === undefined) return;
    event.preventDefault();
    chooseTest(test.key);
    focusRow(list.current, String(to));
  };
  return (
    <div ref={list} className={styles.list} role="listbox" aria-label={words.tests.name}>
      {tests.map((test, index) => (
        <Row
          key={test.key}
          test={test}
          index={index}
          doc={doc}
          result={results.get(test.key)}
          isChosen={index === at}
          isFocusable={index === Math.max(0, at)}
          onKeyDown={(event) => walk(event, index)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly test: KnownTest;
  /** Its place in the list. */
  readonly index: number;
  readonly doc: GuideDocument | null;
  readonly result: TestResult | undefined;
  readonly isChosen: boolean;
  readonly isFocusable: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const icons: Readonly<Record<ShownState, IconType>> = {
  unknown: CircleDashed,
  checksNothing: CircleDashed,
  passed: CircleCheck,
  failed: CircleAlert,
  outdated: TriangleAlert,
};

function Row({ test: { key, placed }, index, doc, result, isChosen, isFocusable, onKeyDown }: RowProps) {
  const state = shownState(placed.test, result);
  const Icon = icons[state];
  const texts = useGuideTests((all) => all.texts);
  const canBeSeen = useCanBeSeen(doc);
  const first = useMemo(
    () =>
      doc === null || result === undefined
        ? ''
        : ([
            ...describeTest(doc, result, { language: uiLanguage, texts, canBeSeen }),
            ...describeUnused(doc, result, uiLanguage),
          ][0] ?? ''),
    [doc, result, texts, canBeSeen],
  );
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isFocusable ? 0 : -1}
      className={styles.row}
      data-key={index}
      data-state={state}
      onClick={() => chooseTest(key)}
      onKeyDown={onKeyDown}
    >
      <Icon size={16} className={styles.icon} />
      <span className={styles.words}>
        <span dir="auto">{placed.test.name}</span>
        {first !== '' && (
          <span className={styles.first} dir="auto">
            {first}
          </span>
        )}
      </span>
      <span className={styles.state}>{words.tests.states[state]}</span>
    </div>
  );
}
