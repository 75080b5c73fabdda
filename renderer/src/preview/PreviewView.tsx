import { MonitorPlay } from '../theme/icons.tsx';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type GuideDocument, locate } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { Group, Panel, type PanelImperativeHandle } from 'react-resizable-panels';
import { Button, EmptyState, Notice, PaneHandle, Segmented } from '../controls/index.ts';
import { Drawer } from '../panes/Drawer.tsx';
import { keepWidths, resetWidth, widthOf } from '../panes/paneSizes.ts';
import { useSlim } from '../panes/useNarrow.ts';
import { nextProblem } from '../problems/index.ts';
import { Properties } from '../properties/index.ts';
import { stopsInterviews } from '@guide-studio/interview-engine/internal';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { readTranslations } from './chooseLanguage.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import styles from './PreviewView.module.css';
import panelStyles from './Panel.module.css';
import { PretendedMark } from './PretendedMark.tsx';
import { catchUp } from './previewFrom.ts';
import { ProbeMark } from './ProbeMark.tsx';
import { Questions, rowOf } from './Questions.tsx';
import { type QuestionRow, questionRows } from './questionRows.ts';
import { showNotice, useRehearsal } from './rehearsal.ts';
import { Setup } from './Setup.tsx';
import { Stage } from './Stage.tsx';
import { Why } from './Why.tsx';

/** Delay after a change before the interview follows the guide, so that typing never waits for it. */
const patienceMs = 200;

/** The Preview tab: the questions and their state, the interview as participants see it, and the details behind it. */
export function PreviewView() {
  useCaughtUp();
  const guideKey = useGuide((guide) => guide.backupKey);
  const doc = useRehearsal((rehearsal) => rehearsal.doc);
  const guide = useRehearsal((rehearsal) => rehearsal.guide);
  const isOfGuide = useRehearsal(({ of }) => of === guideKey);
  return doc && guide && isOfGuide ? <Running doc={doc} guide={guide} /> : <NotYet />;
}

/** Keeps the interview up to date with the guide: at once when the tab opens, then after a delay. */
function useCaughtUp(): void {
  const root = useGuide((guide) => guide.editor.doc.root);
  useEffect(() => {
    catchUp();
    void readTranslations();
  }, []);
  useEffect(() => {
    const timer = setTimeout(catchUp, patienceMs);
    return () => clearTimeout(timer);
  }, [root]);
}

function NotYet() {
  const problems = useGuide((guide) => guide.issues.filter(stopsInterviews).length);
  if (problems === 0) return null;
  return (
    <EmptyState
      icon={MonitorPlay}
      text={words.preview.notYet(problems)}
      action={
        <Button variant="primary" onClick={() => nextProblem(1)}>
          {words.preview.firstProblem}
        </Button>
      }
    />
  );
}

/** What the interview runs with. */
interface InterviewProps {
  readonly doc: GuideDocument;
  readonly guide: Guide;
}

function Running({ doc, guide }: InterviewProps) {
  const session = useRehearsal((rehearsal) => rehearsal.session);
  const rows = useMemo(() => questionRows(doc, guide, session), [doc, guide, session]);
  const questions = useRef<PanelImperativeHandle>(null);
  const panel = useRef<PanelImperativeHandle>(null);
  const isSlim = useSlim();
  if (isSlim) {
    return (
      <div className={styles.slim}>
        <Centre />
        <Drawer pane="outline" title={words.preview.outline}>
          <Questions doc={doc} rows={rows} />
        </Drawer>
        <Drawer pane="properties" title={words.preview.panel}>
          <Side doc={doc} guide={guide} rows={rows} />
        </Drawer>
      </div>
    );
  }
  return (
    <Group orientation="horizontal" className={styles.panes} id="preview" onLayoutChanged={keepWidths}>
      <Panel
        id="previewQuestions"
        panelRef={questions}
        defaultSize={widthOf('previewQuestions')}
        minSize="180px"
        maxSize="480px"
      >
        <Questions doc={doc} rows={rows} />
      </Panel>
      <PaneHandle
        label={words.preview.widthOfOutline}
        onReset={() => resetWidth('previewQuestions', questions.current)}
      />
      <Panel id="preview-stage" minSize="320px">
        <Centre />
      </Panel>
      <PaneHandle label={words.preview.widthOfPanel} onReset={() => resetWidth('previewPanel', panel.current)} />
      <Panel id="previewPanel" panelRef={panel} defaultSize={widthOf('previewPanel')} minSize="260px" maxSize="520px">
        <Side doc={doc} guide={guide} rows={rows} />
      </Panel>
    </Group>
  );
}

function Centre() {
  return (
    <div className={`column ${styles.centre}`}>
      <Notices />
      <PretendedMark />
      <ProbeMark />
      <Stage />
    </div>
  );
}

function Notices() {
  const notice = useRehearsal((rehearsal) => rehearsal.notice);
  const isOutdated = useGuide((guide) => guide.issues.some(stopsInterviews));
  return (
    <>
      {isOutdated ? (
        <Notice
          kind="warning"
          bar
          text={words.preview.outdated}
          actions={<Button onClick={() => nextProblem(1)}>{words.preview.firstProblem}</Button>}
        />
      ) : null}
      {notice ? <Notice kind={notice.kind} bar text={notice.text} onDismiss={() => showNotice(null)} /> : null}
    </>
  );
}

interface SideProps extends InterviewProps {
  readonly rows: readonly QuestionRow[];
}

type Tab = 'question' | 'answers' | 'setup';

/** Beside the interview: why a question is shown, its fields, the answers, the link and the draws. */
function Side({ doc, guide, rows }: SideProps) {
  const [tab, setTab] = useState<Tab>('question');
  const session = useDeferredValue(useRehearsal((rehearsal) => rehearsal.session));
  return (
    <aside className={`column ${panelStyles.panel}`} aria-label={words.preview.panel}>
      <div className={panelStyles.tabs}>
        <Segmented
          label={words.preview.whatShown}
          value={tab}
          options={(['question', 'answers', 'setup'] as const).map((value) => ({
            value,
            label: words.preview.tabs[value],
          }))}
          onValue={setTab}
        />
      </div>
      <div className={panelStyles.content}>
        {tab === 'question' ? <Question doc={doc} guide={guide} rows={rows} /> : null}
        {tab === 'answers' ? <GivenAnswers doc={doc} guide={guide} session={session} /> : null}
        {tab === 'setup' ? <Setup doc={doc} guide={guide} session={session} /> : null}
      </div>
    </aside>
  );
}

function Question({ doc, guide, rows }: SideProps) {
  const session = useRehearsal((rehearsal) => rehearsal.session);
  const selected = useGuide(({ editor }) => editor.selection[0]);
  const located = selected === undefined ? null : locate(doc, selected);
  const keys = located ? [...located.ancestors, located.node].map(({ key }) => key) : [];
  const row = rowOf(rows, keys);
  if (row === undefined) return <p className={panelStyles.hint}>{words.preview.chooseQuestion}</p>;
  return (
    <div className={`column ${panelStyles.question}`}>
      {row.kind === 'item' ? <Why doc={doc} guide={guide} session={session} row={row} /> : null}
      <section className={panelStyles.edit} aria-label={words.preview.edit}>
        <Properties whole />
      </section>
    </div>
  );
}
