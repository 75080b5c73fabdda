import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { useEffect } from 'react';
import { Inbox } from '../theme/icons.tsx';
import { Button, EmptyState, Field, Notice, Select } from '../controls/index.ts';
import { hostMessageOf, whenOf, words } from '../i18n/index.ts';
import { loadPublications, usePublications } from '../publications/publications.ts';
import { showView, useGuide } from '../session/index.ts';
import styles from './AnswersView.module.css';
import { ExampleAnswers } from './example/ExampleAnswers.tsx';
import { openAnswers, useAnswers } from './reading.ts';
import { StudyAnswers } from './StudyAnswers.tsx';

/** The view of the answers to the studies that were made from the open guide. */
export function AnswersView() {
  const isExample = useGuide((guide) => guide.isExample);
  return (
    <div className={styles.view} data-fills="" data-answers-view>
      <div className={`stack gap5 ${styles.column}`}>{isExample ? <ExampleAnswers /> : <AnswersOfGuide />}</div>
    </div>
  );
}

function AnswersOfGuide() {
  const file = useGuide((guide) => guide.onDisk.file);
  const { publications } = usePublications();
  const opened = useAnswers((answers) => answers.of);
  const list = publications.state === 'ready' ? publications.list : none;
  const of = opened !== null && opened.file === file ? opened : null;
  const newest = list.find(({ status }) => status === 'live') ?? list[0];
  useEffect(() => {
    if (of === null && file !== null && newest !== undefined) openAnswers({ file, publication: newest, title: null });
  }, [of, file, newest]);
  if (publications.state === 'failed') {
    const { what, next } = hostMessageOf(publications.error);
    return (
      <Notice
        kind="error"
        text={what}
        next={next}
        actions={<Button onClick={() => void loadPublications(file)}>{words.study.tryAgain}</Button>}
      />
    );
  }
  if (publications.state === 'ready' && list.length === 0) {
    return (
      <EmptyState
        icon={Inbox}
        text={words.answers.noStudy}
        action={<Button onClick={() => showView('study')}>{words.answers.toStudy}</Button>}
      />
    );
  }
  if (of === null || file === null) return null;
  return (
    <>
      {list.length > 1 ? (
        <Field label={words.answers.ofStudy}>
          <Select
            value={of.publication.studyId}
            options={list.map((each) => ({ value: each.studyId, label: nameOf(each) }))}
            onValue={(studyId) => {
              const publication = list.find((each) => each.studyId === studyId);
              if (publication) openAnswers({ file, publication, title: null });
            }}
          />
        </Field>
      ) : null}
      <StudyAnswers key={of.publication.studyId} of={of} />
    </>
  );
}

function nameOf({ status, createdAt, linkId }: Publication): string {
  return words.answers.studyName(status, whenOf(Date.parse(createdAt), Date.now()), linkId);
}

const none: readonly Publication[] = [];
