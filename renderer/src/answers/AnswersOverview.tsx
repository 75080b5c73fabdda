import { ChartColumn, Download, Mic } from '../theme/icons.tsx';
import { useEffect, useMemo, useState } from 'react';
import { Button, EmptyState, Notice, Segmented } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import styles from './AnswersOverview.module.css';
import { FilterBar } from './FilterBar.tsx';
import { filtered } from './filters.ts';
import { InterviewList } from './InterviewList.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { useFilters } from './keptFilters.ts';
import { QuestionList } from './QuestionList.tsx';

type Way = 'questions' | 'interviews';

interface AnswersOverviewProps {
  readonly set: AnswerSet;
  /** Called with the interviews shown; undefined if there is nothing to download. */
  readonly onDownload?: (shown: readonly Interview[]) => void;
  /** Saves the recordings; undefined if there are none. */
  readonly onArchive?: () => void;
}

/** The answers to a study or the example, by question or by interview. */
export function AnswersOverview({ set: whole, onDownload, onArchive }: AnswersOverviewProps) {
  const [way, setWay] = useState<Way>('questions');
  const [opened, setOpened] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [filters, setFilters] = useFilters(whole.id);
  const set = useMemo(
    (): AnswerSet => ({ ...whole, interviews: filtered(whole.interviews, filters) }),
    [whole, filters],
  );
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
      <div className={`spread ${styles.head}`}>
        <Segmented<Way>
          label={words.answers.way}
          value={way}
          options={[
            { value: 'questions', label: words.answers.ways.questions },
            { value: 'interviews', label: words.answers.ways.interviews },
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
      ) : way === 'questions' ? (
        <QuestionList set={set} onOpen={open} />
      ) : (
        <InterviewList set={set} left={left} onOpen={open} />
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
