import type { Connection, Publication } from '@guide-studio/host/common';
import { FileClock, Radio } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { whenOf } from '../files/index.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './PublicationCard.module.css';

interface PublicationCardProps {
  readonly publication: Publication;
  /** The hash of the guide as it is now, or null while it is not known. */
  readonly guideHash: string | null;
  readonly connection: Connection | null;
  /** The studies that the chosen connection's service has; null while that is not known. */
  readonly studies: ReadonlySet<string> | null;
  readonly onLaunch: () => void;
  /** Asks the service for the link of a live study as it is now. */
  readonly onRenew: () => void;
}

/** One study: draft or live, when it was made, whether the guide has changed since, and its link. */
export function PublicationCard(props: PublicationCardProps) {
  const { publication, guideHash, connection, studies, onLaunch, onRenew } = props;
  const [now] = useState(Date.now);
  const { status, linkId, createdAt, hash, selfRecruitLink, noted } = publication;
  const live = status === 'live';
  const Icon = live ? Radio : FileClock;
  const reachable = belongsTo(publication, connection, studies);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.status} data-live={live || undefined}>
          <Icon size={16} />
          {live ? 'Live' : 'Draft'}
        </span>
        <span className={styles.words}>
          <span>
            Published {whenOf(Date.parse(createdAt), now)} · <code>{linkId}</code>
          </span>
          {guideHash === null ? null : (
            <span className={styles.detail}>
              {guideHash === hash
                ? 'The guide has not changed since.'
                : 'The guide has changed since. The study keeps the old text.'}
            </span>
          )}
        </span>
        {live ? null : (
          <Button disabled={!reachable} onClick={onLaunch}>
            Launch…
          </Button>
        )}
      </div>
      {reachable ? null : (
        <p className={styles.detail}>
          Made at <span className={styles.address}>{publication.baseUrl}</span>. Choose that connection to launch it.
        </p>
      )}
      {noted === false ? (
        <p className={styles.detail}>This could not be noted beside the file: it is remembered until you quit.</p>
      ) : null}
      {live && selfRecruitLink ? <CopyLink label="Self-recruit link" link={selfRecruitLink} /> : null}
      {live && reachable && linkIsOld(publication, connection) ? (
        <div className={styles.old}>
          <p className={styles.detail}>This link is of an earlier run of the service, which had another address.</p>
          <Button onClick={onRenew}>Get the present link</Button>
        </div>
      ) : null}
    </li>
  );
}

/** Whether the chosen connection leads to the service that has the study. */
function belongsTo(
  { studyId, baseUrl }: Publication,
  connection: Connection | null,
  studies: ReadonlySet<string> | null,
): boolean {
  if (!connection) return false;
  return studies?.has(studyId) ?? baseUrl === connection.baseUrl;
}

/** The service of this computer may have had to take another port than when the link was made. */
function linkIsOld({ selfRecruitLink }: Publication, connection: Connection | null): boolean {
  return connection?.builtIn === true && !selfRecruitLink?.startsWith(`${connection.baseUrl}/`);
}
