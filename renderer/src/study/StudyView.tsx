import { useEffect } from 'react';
import { loadConnections } from '../connections/index.ts';
import { useSession } from '../session/store.ts';
import { ApprovalList } from './ApprovalList.tsx';
import { ExampleAnswers } from './ExampleAnswers.tsx';
import { PublicationList } from './PublicationList.tsx';
import { PublishCard } from './PublishCard.tsx';
import { loadPublications } from './publishing.ts';
import styles from './StudyView.module.css';
import { useGuideHash } from './useGuideHash.ts';
import { words } from '../words/index.ts';

/** The Study tab: from the guide to a draft, and from a draft to a link for participants. */
export function StudyView() {
  const guideHash = useGuideHash();
  const isExample = useSession((session) => session.isExample);
  const file = useSession((session) => session.onDisk?.file ?? null);
  useEffect(() => {
    void loadConnections();
  }, []);
  useEffect(() => {
    void loadPublications(file);
  }, [file]);
  return (
    <div className={styles.view}>
      <div className={styles.column}>
        <h2 className={styles.title}>{words.study.title}</h2>
        {isExample ? <ExampleAnswers /> : null}
        <PublishCard guideHash={guideHash} />
        <ApprovalList guideHash={guideHash} />
        <PublicationList guideHash={guideHash} />
      </div>
    </div>
  );
}
