import '../i18n/later.ts';
import { type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { removeName, replaceName } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import {
  type Difference,
  type Outdated,
  describeTest,
  describeUnused,
  type TestResult,
} from '@guide-studio/interview-engine/tests';
import { perform } from '../actions/action.ts';
import { Button } from '../controls/index.ts';
import { editTest, useGuideTests } from '../guideTests/guideTests.ts';
import { jumpTo, select, useGuide } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { unseenPart, useCanBeSeen } from './canBeSeen.ts';
import styles from './TestDifferences.module.css';

interface TestDifferencesProps {
  /** The key of the test. */
  readonly known: string;
  /** With the names that parts have now. */
  readonly test: GuideTest;
  readonly result: TestResult;
  /** The version that the result is of. */
  readonly doc: GuideDocument;
}

/** What came of a test: a sentence for each difference and lost name, and below it what can be done about it. */
export function TestDifferences({ known, test, result, doc }: TestDifferencesProps) {
  const texts = useGuideTests((all) => all.texts);
  const canBeSeen = useCanBeSeen(doc);
  const differences = [
    ...describeTest(doc, result, { language: uiLanguage, texts, canBeSeen }),
    ...describeUnused(doc, result, uiLanguage),
  ];
  if (differences.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {differences.map((sentence, at) => {
        const difference = result.differences[at];
        const lost = result.lost[at];
        return (
          <li key={sentence} className={styles.one}>
            <p dir="auto">{sentence}</p>
            {difference !== undefined && <AtQuestion doc={doc} difference={difference} />}
            {lost !== undefined && <Repairs known={known} test={test} lost={lost} />}
          </li>
        );
      })}
    </ul>
  );
}

interface AtQuestionProps {
  readonly doc: GuideDocument;
  readonly difference: Difference;
}

/** Leads to the question of a difference, and to its paths if nobody is shown it. */
function AtQuestion({ doc, difference }: AtQuestionProps) {
  const entry = 'item' in difference && difference.item !== null ? itemIndex(doc).items[difference.item] : undefined;
  const nobody = useGuide(({ audience }) =>
    difference.code === 'questionMissing' ? unseenPart(doc, audience, difference) : undefined,
  );
  if (entry === undefined) return null;
  const { key } = entry.node;
  return (
    <div className={styles.actions}>
      <Button
        onClick={() => {
          select([key]);
          jumpTo(key, 'text');
        }}
      >
        {words.tests.show}
      </Button>
      {nobody !== undefined && (
        <Button
          onClick={() => {
            select([nobody.key]);
            perform('logic.paths');
          }}
        >
          {words.tests.showPaths}
        </Button>
      )}
    </div>
  );
}

interface RepairsProps extends Pick<TestDifferencesProps, 'known' | 'test'> {
  readonly lost: Outdated;
}

/** Offers to use the name that must be meant, and to remove the lost one: that first if its question was deleted. */
function Repairs({ known, test, lost }: RepairsProps) {
  const wasDeleted = useGuideTests(({ texts }) => lost.kind === 'question' && texts.has(lost.name));
  const { nearest } = lost;
  const repaired = nearest === null ? null : replaceName(test, lost, nearest);
  const use = repaired !== null && (
    <Button key="use" onClick={() => editTest(known, repaired, 'repaired')}>
      {words.tests.takeName(nearest ?? '')}
    </Button>
  );
  const remove = (
    <Button key="remove" onClick={() => editTest(known, removeName(test, lost), 'cleared')}>
      {words.tests.removeName}
    </Button>
  );
  return <div className={styles.actions}>{wasDeleted ? [remove, use] : [use, remove]}</div>;
}
