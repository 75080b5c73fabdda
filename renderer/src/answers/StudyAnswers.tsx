import '../i18n/later.ts';
import { textField } from '@guide-studio/guide-core/edit';
import { ArrowLeft, Inbox } from '../theme/icons.tsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, Notice } from '../controls/index.ts';
import { showView, useGuide } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { AnswersOverview } from './AnswersOverview.tsx';
import {
  type AnswersOf,
  readAnswers,
  readConversation,
  readRecordings,
  type ReadAnswers,
  useAnswers,
} from './reading.ts';
import { type AnswerSet, type Interview, interviewOf } from './answerSet.ts';
import styles from './StudyAnswers.module.css';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { Jobs } from './Jobs.tsx';
import { focusSoon } from '../browser/focusSoon.ts';
import { useWhileLookedAt } from '../browser/useWhileLookedAt.ts';

const update = () => void readAnswers();

/** The answers to a study, updated as they come in. */
export function StudyAnswers({ of }: { readonly of: AnswersOf }) {
  const { read, reading, count, error } = useAnswers();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const guideTitle = useGuide(({ editor }) => textField(editor.doc.root, 'title'));
  // The study keeps its title when that of the guide changes.
  const title = of.title ?? guideTitle;
  useEffect(() => heading.current?.focus(), []);
  useWhileLookedAt(update, true);
  const { selfRecruitLink, linkId, studyId } = of.publication;
  const leave = () => {
    showView('study');
    focusSoon(`[data-answers-of="${CSS.escape(studyId)}"]`);
  };
  return (
    <section aria-labelledby={id} className="stack gap4">
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onClick={leave}>
          {words.answers.back}
        </Button>
      </div>
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          <span dir="auto">{title === '' ? words.answers.untitled : title}</span>
        </h2>
        <p className={styles.about}>
          <code>{selfRecruitLink ?? linkId}</code>
        </p>
      </div>
      {error ? (
        <Notice
          kind="error"
          text={hostMessageOf(error).what}
          next={read ? `${hostMessageOf(error).next} ${words.answers.kept}` : hostMessageOf(error).next}
          actions={
            <Button busy={reading} onClick={update}>
              {words.study.tryAgain}
            </Button>
          }
        />
      ) : null}
      {read === null && !error ? (
        <output className={styles.about}>{count === 0 ? words.answers.reading : words.answers.readSoFar(count)}</output>
      ) : null}
      {read && read.unread.length > 0 ? (
        <Notice kind="warning" text={words.answers.unread(read.unread)} next={words.answers.unreadNext} />
      ) : null}
      {read?.responses.length === 0 && read.unread.length === 0 ? (
        <EmptyState icon={Inbox} text={words.answers.empty} />
      ) : null}
      <Jobs studyId={of.publication.studyId} />
      {read && read.responses.length > 0 ? <Shown study={of.publication.studyId} read={read} /> : null}
    </section>
  );
}

function Shown({ study, read }: { readonly study: string; readonly read: ReadAnswers }) {
  const set = useMemo(
    (): AnswerSet => ({
      id: study,
      questions: read.questions,
      interviews: read.responses.map((response) => interviewOf(response, read.shown, read.recorded)),
      conversationOf: readConversation,
      recordingsOf: readRecordings,
    }),
    [study, read],
  );
  const [downloading, setDownloading] = useState<readonly Interview[] | null>(null);
  const [archiving, setArchiving] = useState(false);
  const isRecorded = set.interviews.some(({ recorded }) => recorded.size > 0);
  return (
    <>
      <AnswersOverview
        set={set}
        onDownload={setDownloading}
        {...(isRecorded ? { onArchive: () => setArchiving(true) } : {})}
      />
      {archiving ? <ArchiveDialog studyId={study} onClose={() => setArchiving(false)} /> : null}
      {downloading ? <DownloadDialog read={read} shown={downloading} onClose={() => setDownloading(null)} /> : null}
    </>
  );
}
