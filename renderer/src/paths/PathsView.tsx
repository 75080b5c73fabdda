import '../i18n/later.ts';
import type { Key } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { describeBasis } from '@guide-studio/interview-engine/forecast';
import { pathsDescriber } from '@guide-studio/interview-engine/paths';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState, Segmented, Select } from '../controls/index.ts';
import input from '../controls/input.module.css';
import { type KnownForecast, useForecast } from '../forecast/index.ts';
import { CircleAlert } from '../theme/icons.tsx';
import { FirstProblem } from '../problems/index.ts';
import { useGuide } from '../session/index.ts';
import { percentText, uiLanguage, words } from '../i18n/index.ts';
import { unseenParts } from './audience.ts';
import { countText } from './countText.ts';
import { type GuidePaths, usePaths } from './exploring.ts';
import { FindingsList } from './FindingsList.tsx';
import { findingRows } from './findingRows.ts';
import { noteRows } from './noteRows.ts';
import { type Filter, filters, findRows } from './findRows.ts';
import { Flow } from './Flow.tsx';
import { JourneysList } from './JourneysList.tsx';
import { excludesItself, pathRows } from './pathRows.ts';
import styles from './PathsView.module.css';
import { WhatIf } from './WhatIf.tsx';

/** The lists of the view. */
export type PathsList = 'flow' | 'findings' | 'journeys';

interface PathsViewProps {
  readonly selected: Key | null;
  readonly shown: PathsList;
  readonly onShown: (shown: PathsList) => void;
}

/** Every path through the guide: as a flow, with what to look at, and as journeys. */
export function PathsView({ selected, ...lists }: PathsViewProps) {
  const { known, progress, hasProblems, failed } = usePaths();
  if (failed) return <EmptyState icon={CircleAlert} text={words.paths.failed} />;
  if (known === null) {
    return hasProblems ? (
      <EmptyState text={words.paths.hasProblems} action={<FirstProblem variant="primary" />} />
    ) : (
      <EmptyState text={words.paths.working} />
    );
  }
  return (
    <section className={`column ${styles.view}`} aria-label={words.paths.name}>
      <div className={`spread ${styles.summary}`}>
        <output>
          {progress !== null
            ? `${words.paths.working} ${percentText(progress)}`
            : hasProblems
              ? words.paths.outdated
              : summaryOf(known)}
        </output>
        {hasProblems && <FirstProblem />}
      </div>
      <WhatIf known={known} />
      <Open known={known} />
      <Lists {...lists} known={known} selected={selected} isStale={progress !== null || hasProblems} />
    </section>
  );
}

/** What stays undecided because the analysis limit was reached. */
function Open({ known: { doc, explored } }: { readonly known: GuidePaths }) {
  if (explored.leftOpen === null) return null;
  const { heading, lines } = pathsDescriber(doc, uiLanguage).leftOpen(explored.leftOpen);
  return (
    <p className={styles.note} dir="auto">
      {withoutMarks(`${heading} ${lines.join('; ')}.`)}
    </p>
  );
}

function summaryOf({ doc, explored, fixed }: GuidePaths): string {
  const { journeys, isExact, estimate } = explored;
  // What excludes each other is reported below.
  if (excludesItself(explored) && fixed.length > 0) return '';
  const count = countText(journeys, isExact, estimate);
  const { items, concepts } = unseenParts(doc, explored);
  const summary =
    fixed.length > 0
      ? words.paths.left(count, journeys === 1n)
      : words.paths.summary(count, journeys === 1n, items, concepts);
  return explored.repeatsParameters ? `${summary} · ${words.paths.oneValue}` : summary;
}

interface ListsProps extends PathsViewProps {
  readonly known: GuidePaths;
  readonly isStale: boolean;
}

function Lists({ known, selected, isStale, shown, onShown }: ListsProps) {
  const root = useGuide((guide) => guide.editor.doc.root);
  const forecast = useForecast((now) => (now.known?.doc.root === root ? now.known.forecast : null));
  const percentNote = forecast === null ? '' : percentNoteOf(forecast);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const all = useMemo(() => pathRows(known.doc, known.explored, known.fixed.length > 0), [known]);
  // A long guide is searched with a delay, so that typing does not wait for it.
  const calm = useDeferredValue(text);
  const found = useMemo(() => findRows(all, calm, filter), [all, calm, filter]);
  const findings = useMemo(() => findingRows(known), [known]);
  const notes = useMemo(() => noteRows(known), [known]);
  const { views } = words.paths;
  const showFlow = (): void => {
    setText('');
    setFilter('all');
    onShown('flow');
  };
  return (
    <>
      <div className={`cluster ${styles.head}`}>
        <Segmented
          label={words.paths.show}
          value={shown}
          options={[
            { value: 'flow', label: views.flow },
            { value: 'findings', label: views.findings(known.fixed.length > 0 ? null : findings.length) },
            { value: 'journeys', label: views.journeys },
          ]}
          onValue={onShown}
        />
        {shown === 'flow' && (
          <>
            <input
              type="search"
              className={`${input.input} ${styles.find}`}
              aria-label={words.paths.find}
              placeholder={words.paths.find}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Select
              className={styles.filter}
              aria-label={words.logic.which}
              value={filter}
              options={filters.map((value) => ({ value, label: words.paths.filters[value] }))}
              onValue={setFilter}
            />
          </>
        )}
      </div>
      {shown === 'findings' ? (
        <FindingsList known={known} rows={findings} notes={notes} onShow={showFlow} />
      ) : shown === 'journeys' ? (
        <JourneysList known={known} onShow={showFlow} />
      ) : found.rows.length === 0 ? (
        <EmptyState
          text={
            calm.trim() !== '' && filter === 'all' ? words.paths.noneFound(calm.trim()) : words.logic.nothingMatches
          }
        />
      ) : (
        <>
          {percentNote !== '' && <p className={styles.note}>{percentNote}</p>}
          <Flow all={all} found={found} selected={selected} isStale={isStale} forecast={forecast} />
        </>
      )}
    </>
  );
}

/** Returns what the percentages rest on apart from entered shares; empty if they rest on nothing else. */
function percentNoteOf(forecast: KnownForecast['forecast']): string {
  if (!forecast.sharesGiven) return words.forecast.uniformInPaths;
  const basis = describeBasis(forecast, 'seen', uiLanguage);
  return basis === '' ? '' : words.forecast.basisInPaths(basis);
}
