import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { useEffect } from 'react';
import { chosenConnection, loadConnections, useConnections } from '../connections/index.ts';
import { useGuide } from '../session/index.ts';
import { useAnswers } from './answers/reading.ts';
import { AnswersView } from './answers/AnswersView.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import { belongsTo } from './belongsTo.ts';
import { ExampleAnswers } from './ExampleAnswers.tsx';
import { PublicationList } from './PublicationList.tsx';
import { PublishCard } from './PublishCard.tsx';
import { loadPublications, usePublishing } from './publishing.ts';
import styles from './StudyView.module.css';
import { useGuideHash } from './useGuideHash.ts';
import { useStudiesAt } from './useStudiesAt.ts';
import { words } from '../i18n/index.ts';

/** The Study tab: from the guide to a draft, a link for participants, and their answers. */
export function StudyView() {
  const file = useGuide((guide) => guide.onDisk.file);
  const answersOf = useAnswers((answers) => answers.of);
  useEffect(() => {
    void loadConnections();
  }, []);
  useEffect(() => {
    void loadPublications(file);
  }, [file]);
  const showsAnswers = answersOf !== null && answersOf.file === file;
  return (
    <div className={styles.view} data-manual={showsAnswers ? 'answers' : undefined} data-fills="">
      <div className={`stack gap5 ${styles.column}`}>
        {showsAnswers ? <AnswersView key={answersOf.publication.studyId} of={answersOf} /> : <Study />}
      </div>
    </div>
  );
}

function Study() {
  const guideHash = useGuideHash();
  const isExample = useGuide((guide) => guide.isExample);
  const publications = usePublishing((publishing) => publishing.publications);
  const connection = chosenConnection(useConnections((connections) => connections.now));
  const list = publications.state === 'ready' ? publications.list : none;
  const studies = useStudiesAt(connection, list);
  // A study of the guide as it is now is launched, and then read; without one, it is published.
  const next = list.find((each) => each.hash === guideHash && belongsTo(each, connection, studies)) ?? null;
  return (
    <>
      <h2 className={styles.title}>{words.study.title}</h2>
      {isExample ? <ExampleAnswers /> : null}
      <PublishCard guideHash={guideHash} studies={studies} isNext={next === null} />
      <ApprovalList guideHash={guideHash} />
      <PublicationList next={next} guideHash={guideHash} studies={studies} />
    </>
  );
}

const none: readonly Publication[] = [];
