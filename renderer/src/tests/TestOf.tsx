import '../words/later.ts';
import {
  type GuideDocument,
  type GuideTest,
  type GuideTestProblem,
  itemIndex,
  renamed,
  replaceName,
  testKey,
  testLines,
  toWire,
} from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import {
  acceptedTest,
  type Difference,
  interviewOfTest,
  type Outdated,
  tellTest,
  type TestResult,
} from '@guide-studio/interview-engine/tests';
import { useDeferredValue, useMemo } from 'react';
import { Button, Field, TextArea, TextField } from '../controls/index.ts';
import { freeName } from '../guideTests/addTest.ts';
import { changeGuideTests, type KnownTest, useGuideTests } from '../guideTests/guideTests.ts';
import { ArrowRight, Check, Trash2 } from '../look/icons.tsx';
import { previewInterview } from '../preview/index.ts';
import { jumpTo, select, useGuide } from '../session/index.ts';
import { spoken, words } from '../words/index.ts';
import { chooseTest, useChosenTest } from './chosen.ts';
import styles from './TestOf.module.css';

/** The selected test: what it says, what came of it, and what can be done. */
export function TestOf() {
  const chosen = useChosenTest(({ key }) => key);
  const { tests, results, of } = useGuideTests();
  const test = tests.find(({ key }) => key === chosen);
  if (test === undefined) return tests.length === 0 ? null : <p className={styles.hint}>{words.tests.choose}</p>;
  return <Test key={test.key} known={test} result={results.get(test.key)} of={of} />;
}

interface TestProps {
  readonly known: KnownTest;
  readonly result: TestResult | undefined;
  /** The version that the result is of. */
  readonly of: GuideDocument | null;
}

function Test({ known: { key, placed }, result, of }: TestProps) {
  const coverage = useGuideTests((all) => all.coverage);
  const isNow = useGuide((guide) => guide.editor.doc.root === of?.root);
  const doc = useGuide((guide) => guide.editor.doc);
  const calm = useDeferredValue(doc);
  const { test } = useMemo(() => renamed(calm, placed), [calm, placed]);
  const rename = (name: string): void => {
    const wanted = name.trim();
    if (wanted !== '' && wanted !== test.name) replace(test, { ...test, name: freeName(wanted) });
  };
  const lines = useMemo(() => testLines(calm, placed, spoken), [calm, placed]);
  const said = result === undefined || of === null ? [] : tellTest(of, result, spoken);
  return (
    <section className={styles.test} aria-label={test.name}>
      <Field label={words.tests.title}>
        <TextField value={test.name} commitOn="blur" onCommit={rename} maxLength={200} />
      </Field>
      {result !== undefined && (
        <p className={styles.state} data-state={result.state}>
          {words.tests.states[result.state]}
        </p>
      )}
      {said.length > 0 && of !== null && (
        <ul className={styles.said}>
          {said.map((sentence, at) => (
            <li key={sentence}>
              <span dir="auto">{sentence}</span> <ShowPart doc={of} difference={result?.differences[at]} />
              <Repair test={test} lost={result?.lost[at]} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {result !== undefined && (
          <Button
            icon={ArrowRight}
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
          <Button
            icon={Check}
            disabled={!isNow || result.differences.some(({ code }) => code === 'answerRefused')}
            onClick={() => put('accepted', test, acceptedTest(guideOf(of), of, placed))}
          >
            {words.tests.accept}
          </Button>
        )}
        <Button variant="quiet" icon={Trash2} onClick={() => remove(key, test)}>
          {words.tests.remove}
        </Button>
      </div>
      <Lines title={words.tests.participant} lines={lines.participant} />
      <Lines title={words.tests.expected} lines={lines.expected} />
      <Field label={words.tests.note} optional>
        <TextArea
          value={test.note ?? ''}
          commitOn="blur"
          onCommit={(note) => {
            const { note: _, ...others } = test;
            replace(test, note.trim() === '' ? others : { ...test, note });
          }}
        />
      </Field>
      {/* Last, because it arrives later and must not move what is being clicked. */}
      {coverage !== null && (
        <p className={styles.hint}>{words.tests.reaches(coverage.byTest.get(key) ?? 0, coverage.goals)}</p>
      )}
    </section>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the question of a difference. */
function ShowPart({ doc, difference }: { readonly doc: GuideDocument; readonly difference: Difference | undefined }) {
  const item = difference !== undefined && 'item' in difference ? difference.item : null;
  const node = item === null ? undefined : itemIndex(doc).items[item]?.node;
  if (node === undefined) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        select([node.key]);
        jumpTo(node.key, 'text');
      }}
    >
      {words.tests.show}
    </Button>
  );
}

/** Writes the nearest name in place of one that means nothing. */
function Repair({ test, lost }: { readonly test: GuideTest; readonly lost: Outdated | undefined }) {
  if (lost === undefined || lost.nearest === null) return null;
  const { nearest } = lost;
  const repaired = replaceName(test, lost, nearest);
  if (repaired === null) return null;
  return (
    <Button variant="quiet" icon={Check} onClick={() => put('repaired', test, repaired)}>
      {words.tests.takeName(nearest)}
    </Button>
  );
}

/** A test without an id is known by its name, so another name is another test. */
function replace(before: GuideTest, after: GuideTest): void {
  const id = before.id ?? crypto.randomUUID();
  void (async () => {
    if (!(await changeGuideTests({ kind: 'test.put', test: { ...after, id } }))) return;
    if (before.id === undefined) await changeGuideTests({ kind: 'test.remove', key: testKey(before) });
    chooseTest(id);
  })();
}

/** Only guides with which interviews can run have results. */
const guideOf = (doc: GuideDocument): Guide => toWire(doc) as unknown as Guide;

function put(done: 'accepted' | 'repaired', before: GuideTest, after: GuideTest): void {
  void changeGuideTests({ kind: 'test.put', test: after }, { done, undo: { kind: 'test.put', test: before } });
}

function remove(key: string, test: GuideTest): void {
  const { tests, problems } = useGuideTests.getState();
  const at = placeInFile(
    tests.findIndex((one) => one.key === key),
    problems,
  );
  void changeGuideTests({ kind: 'test.remove', key }, { done: 'removed', undo: { kind: 'test.restore', test, at } });
}

/** Returns the place in the file of a test with this place among those that are understood. */
function placeInFile(index: number, problems: readonly GuideTestProblem[]): number {
  const others = new Set(problems.map((problem) => problem.index));
  let at = 0;
  for (let before = index; others.has(at) || before > 0; at += 1) if (!others.has(at)) before -= 1;
  return at;
}
