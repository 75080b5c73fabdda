import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { type ReactNode, useEffect } from 'react';
import { chosenConnection, loadConnections, useConnections } from '../connections/index.ts';
import { Button } from '../controls/index.ts';
import { MessagesSquare } from '../theme/icons.tsx';
import { showView, useGuide } from '../session/index.ts';
import { ApprovalList } from './ApprovalList.tsx';
import { belongsTo } from './belongsTo.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { PublicationList } from './PublicationList.tsx';
import { PublishCard } from './PublishCard.tsx';
import { usePublications } from '../publications/publications.ts';
import { StepList } from './steps/StepList.tsx';
import type { Act } from './steps/studyPath.ts';
import { useStudyPath } from './steps/useStudyPath.ts';
import styles from './StudyView.module.css';
import { useGuideHash } from './useGuideHash.ts';
import { useIntake } from '../invite/index.ts';
import { useStudiesAt } from './useStudiesAt.ts';
import { words } from '../i18n/index.ts';

/** The Study tab: from the guide to a draft, a link for participants, and their answers. */
export function StudyView() {
  useEffect(() => {
    void loadConnections();
  }, []);
  return (
    <div className={styles.view} data-fills="" data-study-view>
      <div className={`stack gap5 ${styles.column}`}>
        <Study />
      </div>
    </div>
  );
}

function Study() {
  const guideHash = useGuideHash();
  const isExample = useGuide((guide) => guide.isExample);
  const publications = usePublications(({ publications: all }) => all);
  const connection = chosenConnection(useConnections((connections) => connections.now));
  const list = publications.state === 'ready' ? publications.list : none;
  const studies = useStudiesAt(connection, list);
  // The path is of the newest study there; others are listed.
  const newest = list.find((each) => belongsTo(each, connection, studies)) ?? null;
  const isLiveHere = newest?.status === 'live' && connection?.builtIn === true;
  const intake = useIntake(newest?.studyId ?? '', isLiveHere, studies?.get(newest?.studyId ?? ''));
  const path = useStudyPath({
    connection,
    guideHash,
    newest,
    hasElsewhere: list.length > 0 && newest === null,
    studies,
    intake: intake.intake,
  });
  const act = path?.act ?? null;
  // The section of the next step comes first.
  const isStudyFirst = act !== null && actsOfStudy.has(act);
  const sections: Readonly<Record<'publish' | 'approvals' | 'studies', ReactNode>> = {
    publish: <PublishCard key="publish" guideHash={guideHash} studies={studies} act={act} />,
    approvals: <ApprovalList key="approvals" guideHash={guideHash} />,
    studies: (
      <PublicationList
        key="studies"
        newest={newest}
        intake={intake}
        act={act}
        guideHash={guideHash}
        studies={studies}
      />
    ),
  };
  return (
    <>
      <h2 className={styles.title}>{words.study.title}</h2>
      {isExample ? (
        <Button icon={MessagesSquare} onClick={() => showView('answers')}>
          {words.answers.read}
        </Button>
      ) : null}
      {path ? <StepList path={path} newest={newest} guideHash={guideHash} /> : null}
      {path?.facts.study && !path.facts.study.isOfThisText ? <ChangedNotice of={path.facts.study.status} /> : null}
      {isStudyFirst
        ? [sections.studies, sections.publish, sections.approvals]
        : [sections.publish, sections.approvals, sections.studies]}
    </>
  );
}

/** What is done at the study itself. */
const actsOfStudy: ReadonlySet<Act> = new Set(['launch', 'renew', 'reopen', 'invite', 'answers']);
const none: readonly Publication[] = [];
