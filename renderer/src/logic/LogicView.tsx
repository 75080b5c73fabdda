import '../i18n/later.ts';
import { type GuideDocument, type GuideNode, type Key, locate } from '@guide-studio/guide-core/edit';
import { ChartColumn, Map as MapIcon, Split, SquareCheck, Table2 } from '../theme/icons.tsx';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Button, EmptyState, Segmented, Select, Tooltip } from '../controls/index.ts';
import input from '../controls/input.module.css';
import { ForecastView, SharesPane } from '../forecast/index.ts';
import { Drawer } from '../panes/Drawer.tsx';
import { openDrawer } from '../panes/panes.ts';
import { useSlim } from '../panes/useNarrow.ts';
import { FixLink, MissingTexts, OutcomeOf, PathOf, PathsView, usePaths } from '../paths/index.ts';
import { useGuideTests } from '../guideTests/guideTests.ts';
import { TestOf, TestsView } from '../testEditor/index.ts';
import { Condition } from '../properties/index.ts';
import { showView, useFindings, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { LogicMap } from './LogicMap.tsx';
import { filterRows, type LogicFilter, logicRows } from './logicRows.ts';
import { LogicTable } from './LogicTable.tsx';
import styles from './LogicView.module.css';
import { plainNumberedName } from '../explanations/numberedName.ts';
import { SavedTest } from './SavedTest.tsx';
import { type LogicShown, showLogic, useShown } from './shown.ts';
import { UsedBy } from '../explanations/UsedBy.tsx';
import { conditionReadings } from '../explanations/conditionWords.ts';

/**
 * Every condition of the guide, as a table or a map, every path through it, its tests and its forecast. The selected
 * one is beside it.
 */
export function LogicView() {
  const as = useShown((shown) => shown.as);
  const doc = useGuide((guide) => guide.editor.doc);
  // The lists update with a delay, so that typing does not wait for them.
  const calm = useDeferredValue(doc);
  const findings = useFindings();
  const calmFindings = useDeferredValue(findings);
  const rows = useMemo(() => logicRows(calm, calmFindings), [calm, calmFindings]);
  const filter = useShown();
  const fitting = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const selected = useGuide((guide) => ownerOf(doc, guide.editor.selection[0]));
  const isSlim = useSlim();
  return (
    <div className={styles.view} data-manual={as} data-fills="">
      <div className={`column ${styles.main}`}>
        <Head shown={fitting.length} all={rows.length} selected={selected} />
        {(as === 'paths' || as === 'tests' || as === 'forecast') && <MissingTexts />}
        {as === 'paths' && <SavedTest />}
        {as === 'tests' ? (
          <TestsView />
        ) : as === 'forecast' ? (
          <Suspense fallback={<EmptyState text={words.forecast.working} />}>
            <ForecastView />
          </Suspense>
        ) : as === 'paths' ? (
          <PathsView selected={selected?.key ?? null} shown={filter.paths} onShown={(paths) => showLogic({ paths })} />
        ) : rows.length === 0 ? (
          <Nothing />
        ) : as === 'map' ? (
          <LogicMap doc={calm} selected={selected?.key ?? null} />
        ) : fitting.length === 0 ? (
          <EmptyState
            text={words.logic.nothingMatches}
            action={<Button onClick={() => showLogic({ text: '', kind: 'all' })}>{words.logic.showAll}</Button>}
          />
        ) : (
          <LogicTable rows={fitting} selected={selected?.key ?? null} filter={filter} />
        )}
      </div>
      {isSlim ? (
        <Drawer pane="properties" title={as === 'forecast' ? words.forecast.shares : words.logic.conditionsOf}>
          <Beside node={selected} />
        </Drawer>
      ) : (
        <Beside node={selected} />
      )}
    </div>
  );
}

function Head({ shown, all, selected }: { shown: number; all: number; selected: GuideNode | null }) {
  const { as, text, kind } = useShown();
  const { logic } = words;
  const kinds: readonly LogicFilter['kind'][] = ['all', 'answers', 'link', 'carried', 'problems'];
  return (
    <header className={`cluster ${styles.head}`}>
      <Segmented
        label={logic.how}
        value={as}
        options={[
          { value: 'table', label: logic.table, icon: Table2 },
          { value: 'map', label: logic.map, icon: MapIcon },
          { value: 'paths', label: logic.paths, icon: Split },
          { value: 'tests', label: logic.tests, icon: SquareCheck },
          { value: 'forecast', label: logic.forecast, icon: ChartColumn },
        ]}
        onValue={(value) => showLogic({ as: value })}
      />
      {as === 'table' && all > 0 && (
        <>
          <input
            type="search"
            className={`${input.input} ${styles.find}`}
            aria-label={logic.find}
            placeholder={logic.find}
            value={text}
            onChange={(event) => showLogic({ text: event.currentTarget.value })}
          />
          <Select
            className={styles.kind}
            aria-label={logic.which}
            value={kind}
            options={kinds.map((value) => ({ value, label: logic.kinds[value] }))}
            onValue={(value) => showLogic({ kind: value })}
          />
          <output className={styles.count}>{logic.shownOf(shown, all)}</output>
        </>
      )}
      <ShowDetails selected={selected} />
    </header>
  );
}

/** Opens what is beside the list in a wider window: about the selected row. The forecast has a button of its own. */
function ShowDetails({ selected }: { selected: GuideNode | null }) {
  const as = useShown((shown) => shown.as);
  const isSlim = useSlim();
  const isOutcome = usePaths((paths) => paths.outcome !== null);
  const isTest = useGuideTests(({ tests }) => tests.length > 0);
  const isSelected = as === 'tests' ? isTest : selected !== null || (as === 'paths' && isOutcome);
  const isWhole = useShown(isWholeGuide);
  if (!isSlim || !isSelected || isWhole || as === 'forecast') return null;
  return <Button onClick={() => openDrawer('properties')}>{words.logic.showDetails}</Button>;
}

function Nothing() {
  return (
    <EmptyState
      icon={Split}
      text={words.logic.noConditions}
      action={<Button onClick={() => showView('guide')}>{words.logic.toGuide}</Button>}
    />
  );
}

/** Returns true for a list about the whole guide, which has nothing to do with the selected part. */
const isWholeGuide = ({ as, paths }: LogicShown): boolean => as === 'paths' && paths !== 'flow';

function Beside({ node }: { readonly node: GuideNode | null }) {
  const as = useShown((shown) => shown.as);
  const isWhole = useShown(isWholeGuide);
  if (as === 'tests') {
    return (
      <aside className={styles.aside} aria-label={words.tests.name}>
        <TestOf />
      </aside>
    );
  }
  if (as === 'forecast') {
    return (
      <aside className={styles.aside} aria-label={words.forecast.shares}>
        <Suspense fallback={null}>
          <SharesPane />
        </Suspense>
      </aside>
    );
  }
  return (
    <aside className={styles.aside} aria-label={words.logic.conditionsOf}>
      {isWhole ? (
        <p className={styles.note}>{words.paths.wholeGuide}</p>
      ) : node ? (
        <Builder node={node} />
      ) : as === 'paths' ? (
        <OutcomeOf />
      ) : (
        <p className={styles.note}>{words.logic.chooseRow}</p>
      )}
      {as === 'paths' && <FixLink />}
      <Readings />
    </aside>
  );
}

/** A longer name may be cut. */
const longest = 120;

/** The condition of the selected question, as in its properties. */
function Builder({ node }: { node: GuideNode }) {
  const as = useShown((shown) => shown.as);
  const name = useGuide((guide) => plainNumberedName(guide.editor.doc, node));
  return (
    <>
      <Tooltip text={name.length > longest ? name : undefined}>
        <h2 className={styles.name} data-shown={node.key} dir="auto">
          {name}
        </h2>
      </Tooltip>
      {as === 'paths' && <PathOf node={node} />}
      <UsedBy node={node} />
      <Condition key={node.key} node={node} />
    </>
  );
}

/** Returns the question or concept that a selected part is or belongs to; null for blocks and the study. */
function ownerOf(doc: GuideDocument, key: Key | undefined): GuideNode | null {
  const located = key === undefined ? null : locate(doc, key);
  if (!located) return null;
  return [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'concept') ?? null;
}

/** How conditions are interpreted, collapsed below the condition being edited. */
function Readings() {
  const { title, sentences } = conditionReadings();
  return (
    <details className={styles.readings}>
      <summary>{title}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
