import '../i18n/later.ts';
import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import { checksNothing, renamed, testKey, testLines } from '@guide-studio/guide-core/internal';
import type { GuideTest, GuideTestProblem, PlacedTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '@guide-studio/interview-engine';
import { interviewOfTest } from '@guide-studio/interview-engine/internal';
import { acceptedTest, type TestResult } from '@guide-studio/interview-engine/tests';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { answerOnce } from '../browser/answerOnce.ts';
import { Button, Field, IconButton, TextArea, TextField, Tooltip } from '../controls/index.ts';
import { freeName } from '../guideTests/addTest.ts';
import { changeGuideTests, editTest, type KnownTest, useGuideTests } from '../guideTests/guideTests.ts';
import { paragraphOfTest } from '../guideTests/paragraphOfTest.ts';
import { Trash2 } from '../theme/icons.tsx';
import { WhatIsThis } from '../manual/index.ts';
import { previewInterview } from '../preview/index.ts';
import { useGuide } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { chooseTest, useChosenTest } from './chosen.ts';
import type { Editing } from './editing.ts';
import { withNote } from './edits.ts';
import type { Opened } from './Entries.tsx';
import { Expected } from './Expected.tsx';
import { Participant } from './Participant.tsx';
import { TestDifferences } from './TestDifferences.tsx';
import { shownState } from './shownState.ts';
import styles from './TestOf.module.css';

/** The selected test: what it says, what came of it, and what can be done. */
export function TestOf() {
  const chosen = useChosenTest(({ key }) => key);
  const { tests, results, of } = useGuideTests();
  const test = tests.find(({ key }) => key === chosen);
  if (test === undefined) return tests.length === 0 ? null : <p className={styles.hint}>{words.tests.choose}</p>;
  return <Test key={test.key} known={test} result={results.get(test.key)} of={of} />;
}

const isFirst = answerOnce();

interface TestProps {
  readonly known: KnownTest;
  readonly result: TestResult | undefined;
  /** The version that the result is of. */
  readonly of: GuideDocument | null;
}

function Test({ known: { key, placed }, result, of }: TestProps) {
  const coverage = useGuideTests((all) => all.coverage);
  const texts = useGuideTests((all) => all.texts);
  const isNow = useGuide((guide) => guide.editor.doc.root === of?.root);
  const doc = useGuide((guide) => guide.editor.doc);
  const calm = useDeferredValue(doc);
  const now = useMemo(() => renamed(calm, placed), [calm, placed]);
  const { test } = now;
  const [opened, open] = useState<Opened | null>(null);
  const title = useRef<HTMLInputElement>(null);
  const chosen = useChosenTest();
  useEffect(() => {
    if (chosen.isNew && isFirst(chosen)) title.current?.select();
  }, [chosen]);
  const set = (after: GuideTest): void => editTest(key, after);
  const rename = (name: string): void => {
    const wanted = name.trim();
    if (wanted === '' || wanted === test.name) return;
    const after = { ...test, name: freeName(wanted) };
    set(after);
    chooseTest(testKey(after));
  };
  const accept = (doc: GuideDocument): void => {
    const accepted = acceptedTest(guideOf(doc), doc, placed);
    const isNamed = accepted.name !== test.name;
    const after = isNamed ? { ...accepted, name: freeName(accepted.name) } : accepted;
    editTest(key, after, 'accepted');
    chooseTest(testKey(after));
  };
  const shownNow: Editing['shownNow'] = (part, question = '') => {
    if (of === null || !isNow || result === undefined || result.state === 'outdated') return {};
    const first = { outcome: 'complete', closing: '', options: { [question]: [] } } as const;
    const expect = { [part]: part in first ? first[part as keyof typeof first] : [] };
    return acceptedTest(guideOf(of), of, { ...now, test: { ...test, expect } }).expect;
  };
  const editing: Editing = { doc: calm, test, set, opened, open, shownNow };
  const lines = useMemo(() => testLines(calm, placed, uiLanguage, texts), [calm, placed, texts]);
  const state = shownState(test, result);
  return (
    <section className={styles.test} aria-label={test.name}>
      <Field label={words.tests.title}>
        <TextField ref={title} value={test.name} commitOn="blur" onCommit={rename} maxLength={200} />
      </Field>
      <div className={styles.head}>
        {result !== undefined && (
          <p className={styles.state} data-state={state}>
            {words.tests.states[state]}
          </p>
        )}
        {state in paragraphOfTest && <WhatIsThis id={paragraphOfTest[state as keyof typeof paragraphOfTest]} />}
        <IconButton
          icon={Trash2}
          className={styles.remove}
          label={words.tests.remove}
          onClick={({ detail }) => {
            // The second click of a double click would be on the test that is then selected.
            if (detail < 2) remove(key, placed);
          }}
        />
      </div>
      {result !== undefined && of !== null && <TestDifferences known={key} test={test} result={result} doc={of} />}
      <div className={styles.actions}>
        {result !== undefined && (
          <Button
            disabled={!isNow}
            onClick={() => {
              if (of === null) return;
              void previewInterview(interviewOfTest(guideOf(of), of, placed), words.tests.previewed(test.name));
            }}
          >
            {words.tests.preview}
          </Button>
        )}
        {result?.state === 'failed' && of !== null && (
          <Tooltip text={words.tests.acceptHint} describes>
            <Button
              disabled={!isNow || result.differences.some(({ code }) => code === 'answerRefused')}
              onClick={() => accept(of)}
            >
              {words.tests.accept}
            </Button>
          </Tooltip>
        )}
      </div>
      <Participant editing={editing} lines={lines.participant} otherAnswers={lines.otherAnswers} />
      <Expected editing={editing} lines={lines.expected} />
      <Field label={words.tests.note} optional>
        <TextArea value={test.note ?? ''} commitOn="blur" onCommit={(note) => set(withNote(test, note))} />
      </Field>
      {/* Last, because it arrives later and must not move what is being clicked. */}
      {coverage !== null && (
        <Tooltip text={words.tests.reachesHint} describes>
          <p className={styles.hint}>
            {checksNothing(test)
              ? words.tests.reachesNothing
              : state === 'outdated'
                ? words.tests.reachesOutdated
                : words.tests.reaches(coverage.byTest.get(key) ?? 0, coverage.goals)}
          </p>
        </Tooltip>
      )}
    </section>
  );
}

/** Only guides with which interviews can run have results. */
const guideOf = (doc: GuideDocument): Guide => toWire(doc) as unknown as Guide;

/** Deletes a test, and selects the one at its place, so that its keys go on from there. */
function remove(key: string, placed: PlacedTest): void {
  const { tests, problems } = useGuideTests.getState();
  const index = tests.findIndex((one) => one.key === key);
  const at = placeInFile(index, problems);
  const next = tests[index + 1] ?? tests[index - 1];
  chooseTest(next === undefined || next.key === key ? null : next.key);
  void changeGuideTests([{ kind: 'test.remove', key }], {
    done: 'removed',
    left: [{ key, placed, isThere: false }],
    undo: (doc) => [{ kind: 'test.restore', test: renamed(doc, placed).test, at }],
  });
}

/** Returns the place in the file of a test with this place among those that are understood. */
function placeInFile(index: number, problems: readonly GuideTestProblem[]): number {
  const others = new Set(problems.map((problem) => problem.index));
  let at = 0;
  for (let before = index; others.has(at) || before > 0; at += 1) if (!others.has(at)) before -= 1;
  return at;
}
