import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { Send } from '../theme/icons.tsx';
import { useId, useState } from 'react';
import { chosenConnection, useConnections } from '../connections/index.ts';
import { Button, EmptyState, Notice } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { openAnswersOf } from '../answers/index.ts';
import { LaunchDialog } from './LaunchDialog.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import styles from './PublicationList.module.css';
import { loadPublications, usePublications } from '../publications/publications.ts';
import { renewLink } from './publishing.ts';
import type { Act } from './steps/studyPath.ts';
import type { StudyIntakeHere } from '../invite/index.ts';
import type { StudiesThere } from './useStudiesAt.ts';
import { hostMessageOf, words } from '../i18n/index.ts';

interface PublicationListProps {
  /** The study that the path is of; null for none. */
  readonly newest: Publication | null;
  /** Whether it accepts participants. */
  readonly intake: StudyIntakeHere;
  /** The next step; null while unknown. */
  readonly act: Act | null;
  /** The hash of the current guide, or null while unknown. */
  readonly guideHash: string | null;
  /** The studies at the service of the chosen connection; null while unknown. */
  readonly studies: StudiesThere | null;
}

/** The studies made from this file, newest first. */
export function PublicationList({ newest, intake, act, guideHash, studies }: PublicationListProps) {
  const id = useId();
  const file = useGuide((guide) => guide.onDisk.file);
  const { publications } = usePublications();
  const connection = chosenConnection(useConnections((connections) => connections.now));
  const [launching, setLaunching] = useState<Publication | null>(null);

  const list = publications.state === 'ready' ? publications.list : [];
  const others = list.filter((each) => each !== newest);
  const cardOf = (publication: Publication) => (
    <PublicationCard
      key={publication.studyId}
      publication={publication}
      guideHash={guideHash}
      connection={connection}
      studies={studies}
      onLaunch={() => setLaunching(publication)}
      onRenew={() => void renewLink(publication)}
      onRead={() =>
        file === null
          ? undefined
          : void openAnswersOf({ file, publication, title: studies?.get(publication.studyId)?.title ?? null })
      }
      act={publication === newest ? act : null}
      given={publication === newest ? intake : null}
    />
  );
  return (
    <section aria-labelledby={id} className="stack gap3" data-studies>
      <h3 id={id} className={styles.title} tabIndex={-1}>
        {words.study.list.title}
      </h3>
      {publications.state === 'loading' ? <output className={styles.quiet}>{words.study.list.reading}</output> : null}
      {publications.state === 'failed' ? (
        <Notice
          kind="error"
          text={hostMessageOf(publications.error).what}
          next={hostMessageOf(publications.error).next}
          actions={<Button onClick={() => void loadPublications(file)}>{words.study.tryAgain}</Button>}
        />
      ) : null}
      {publications.state === 'ready' && publications.list.length === 0 ? (
        <EmptyState icon={Send} text={words.study.list.empty} />
      ) : null}
      {newest ? <ul>{cardOf(newest)}</ul> : null}
      {newest && others.length > 0 ? (
        <h4 id={`${id}others`} className={styles.others}>
          {words.study.list.others}
        </h4>
      ) : null}
      {others.length > 0 ? (
        <ul className="stack gap3" aria-labelledby={newest ? `${id}others` : undefined}>
          {others.map(cardOf)}
        </ul>
      ) : null}
      {launching && file ? (
        <LaunchDialog
          publication={launching}
          file={file}
          guideHash={guideHash}
          known={studies?.get(launching.studyId)}
          onClose={() => setLaunching(null)}
        />
      ) : null}
    </section>
  );
}
