import { ChartColumn, Download, Mic } from '../theme/icons.tsx';
import type { Hit } from '@guide-studio/analysis';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button, EmptyState, Notice, Segmented } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import styles from './AnswersOverview.module.css';
import { FilterBar } from './FilterBar.tsx';
import { filtered } from './filters.ts';
import { InterviewList } from './InterviewList.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { MarkBar } from './marks/MarkBar.tsx';
import { MarkingProvider } from './marks/marking.tsx';
import { usePassages } from './marks/passages.ts';
import { Quotes } from './marks/Quotes.tsx';
import { loadReading } from './marks/reading.ts';
import { ReadingFailure } from './marks/ReadingProblems.tsx';
import { Hits } from './search/Hits.tsx';
import { SearchBar } from './search/SearchBar.tsx';
import { foundIn, useHits, useSearchText } from './search/useSearch.ts';
import { useGuide } from '../session/index.ts';
import { useFilters } from './keptFilters.ts';
import { QuestionList } from './QuestionList.tsx';

type Way = 'questions' | 'interviews' | 'quotes';

interface AnswersOverviewProps {
  readonly set: AnswerSet;
  /** Called with the interviews shown; undefined if there is nothing to download. */
  readonly onDownload?: (shown: readonly Interview[]) => void;
  /** Saves the recordings; undefined if there are none. */
  readonly onArchive?: () => void;
}

/** The answers to a study or the example, by question or by interview. */
export function AnswersOverview(props: AnswersOverviewProps) {
  const { set: whole } = props;
  const file = useGuide(({ onDisk }) => onDisk.file);
  const texts = usePassages(whole);
  const [typed, setTyped] = useSearchText(whole.id);
  const hits = useHits(typed, texts.passages, whole);
  const found = useMemo(() => foundIn(hits), [hits]);
  useEffect(() => void loadReading(file), [file]);
  return (
    <MarkingProvider interviews={whole.interviews} texts={texts} found={found}>
      <Overview {...props} typed={typed} onTyped={setTyped} hits={hits} />
      <MarkBar />
    </MarkingProvider>
  );
}

interface OverviewProps extends AnswersOverviewProps {
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** What is found; null without a search. */
  readonly hits: readonly Hit[] | null;
}

function Overview({ set: whole, onDownload, onArchive, typed, onTyped, hits }: OverviewProps) {
  const [way, setWay] = useState<Way>('questions');
  const [opened, setOpened] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [filters, setFilters] = useFilters(whole.id);
  const set = useMemo(
    (): AnswerSet => ({ ...whole, interviews: filtered(whole.interviews, filters) }),
    [whole, filters],
  );
  const shownHits = useMemo(() => {
    const ids = new Set(set.interviews.map(({ id }) => id));
    return hits?.filter(({ passage }) => ids.has(passage.response)) ?? null;
  }, [hits, set]);
  useFocusGivenBack(left);
  const invented = whole.interviews.filter(({ isRehearsal }) => isRehearsal).length;
  const at = set.interviews.findIndex(({ id }) => id === opened);
  const interview = set.interviews[at];
  const open = ({ id }: Interview) => {
    setWay('interviews');
    setOpened(id);
    setLeft(null);
  };
  const close = () => {
    setLeft(opened);
    setOpened(null);
  };
  const ways: Readonly<Record<Way, ReactNode>> = {
    questions: <QuestionList set={set} onOpen={open} />,
    interviews: <InterviewList set={set} left={left} onOpen={open} />,
    quotes: <Quotes set={set} onOpen={open} />,
  };
  if (interview) {
    return (
      <InterviewPage
        key={interview.id}
        set={set}
        interview={interview}
        before={set.interviews[at - 1]}
        after={set.interviews[at + 1]}
        onOpen={open}
        onClose={close}
      />
    );
  }
  return (
    <>
      <ReadingFailure />
      <SearchBar text={typed} onText={onTyped} />
      <div className={`spread ${styles.head}`}>
        <Segmented<Way>
          label={words.answers.way}
          value={way}
          options={[
            { value: 'questions', label: words.answers.ways.questions },
            { value: 'interviews', label: words.answers.ways.interviews },
            { value: 'quotes', label: words.answers.ways.quotes },
          ]}
          onValue={setWay}
        />
        <span className="cluster">
          {onArchive ? (
            <Button icon={Mic} onClick={onArchive}>
              {words.recordings.archive.open}
            </Button>
          ) : null}
          {onDownload ? (
            <Button icon={Download} onClick={() => onDownload(set.interviews)}>
              {words.answers.download.open}
            </Button>
          ) : null}
        </span>
      </div>
      <p className={styles.took}>{tookOf(whole.interviews)}</p>
      {invented > 0 && !filters.some(({ by }) => by === 'rehearsal') ? (
        <Notice
          kind="info"
          text={words.rehearsal.among(invented, whole.interviews.length)}
          actions={
            <Button onClick={() => setFilters([...filters, { by: 'rehearsal', is: false }])}>
              {words.rehearsal.onlyReal}
            </Button>
          }
        />
      ) : null}
      <FilterBar set={whole} filters={filters} count={set.interviews.length} onFilters={setFilters} />
      {set.interviews.length === 0 ? (
        <EmptyState icon={ChartColumn} text={words.answers.filter.none} />
      ) : shownHits !== null ? (
        <Hits hits={shownHits} set={set} onOpen={open} />
      ) : (
        ways[way]
      )}
    </>
  );
}

/** Returns the focus to the row of the interview that was left. */
function useFocusGivenBack(left: string | null): void {
  useEffect(() => {
    if (left !== null) document.querySelector<HTMLElement>(`[data-interview="${CSS.escape(left)}"]`)?.focus();
  }, [left]);
}

function tookOf(interviews: readonly Interview[]): string {
  const count = (wanted: Interview['progress']) => interviews.filter(({ progress }) => progress === wanted).length;
  return words.answers.took(count('complete'), count('screened_out'), count('in_progress'));
}
