import '../i18n/later.ts';
import type { Connection, Publication } from '@guide-studio/host/common';
import { CirclePause, CircleX, FileClock, MessagesSquare, Radio, Send } from '../theme/icons.tsx';
import { Suspense, useEffect, useState } from 'react';
import { AsksFirst } from './AsksFirst.tsx';
import { belongsTo } from './belongsTo.ts';
import { useIsUnapproved } from './useIsUnapproved.ts';
import { Button } from '../controls/index.ts';
import { whenOf, words } from '../i18n/index.ts';
import { Intake, openInvite, type StudyIntakeHere, useIntake } from '../invite/index.ts';
import { linkIsOld } from './linkIsOld.ts';
import { TranslationsOf } from '../languages/index.ts';
import styles from './PublicationCard.module.css';
import { Rehearsal } from './Rehearsal.tsx';
import { readRehearsal, useRehearsing } from './rehearsing.ts';
import type { Act } from './steps/studyPath.ts';
import { StudyLink } from './StudyLink.tsx';
import type { StudiesThere } from './useStudiesAt.ts';

interface PublicationCardProps {
  readonly publication: Publication;
  /** The hash of the current guide, or null while unknown. */
  readonly guideHash: string | null;
  readonly connection: Connection | null;
  /** The studies at the service of the chosen connection; null while unknown. */
  readonly studies: StudiesThere | null;
  /** The next step, if it is one of this study; otherwise null. */
  readonly act: Act | null;
  /** Whether it accepts participants, if that is known above; otherwise it is asked here. */
  readonly given: StudyIntakeHere | null;
  readonly onLaunch: () => void;
  /** Requests the current link of a live study from the service. */
  readonly onRenew: () => void;
  readonly onRead: () => void;
}

/**
 * One study: its state, its creation time, whether the guide has changed since, the number of answers, and its link.
 */
export function PublicationCard(props: PublicationCardProps) {
  const { publication, guideHash, connection, studies, act, given, onLaunch, onRenew, onRead } = props;
  const [now] = useState(Date.now);
  const { status, linkId, createdAt, hash, noted } = publication;
  const live = status === 'live';
  const isUnapproved = useIsUnapproved(hash);
  const known = studies?.get(publication.studyId);
  const reachable = belongsTo(publication, connection, studies);
  const isAsked = given === null && live && reachable && connection?.builtIn === true;
  const own = useIntake(publication.studyId, isAsked, known);
  const { intake, take } = given ?? own;
  const isRehearsed = useRehearsing(({ counts }) => Object.values(counts[publication.studyId] ?? {}).some(Boolean));
  useEffect(() => {
    if (reachable) void readRehearsal(publication.studyId);
  }, [publication.studyId, reachable, connection?.id]);
  const state = intake?.state ?? 'open';
  const Icon = live ? icons[state] : FileClock;
  return (
    <li className={`stack gap3 card ${styles.card}`}>
      <div className="cluster gap3">
        <span className={styles.status} data-live={(live && state === 'open') || undefined}>
          <Icon size={16} />
          {live ? words.study.intake.states[state] : words.study.list.draft}
        </span>
        <span className={`column ${styles.words}`}>
          <span>
            {words.study.list.published(whenOf(Date.parse(createdAt), now))} · <code>{linkId}</code>
          </span>
          {guideHash === null ? null : (
            <span className="quiet">
              {guideHash === hash ? words.study.list.same : words.study.list.changed}
              {isUnapproved ? ` ${words.study.list.unapproved}` : ''}
            </span>
          )}
          {reachable && live && known ? (
            <span className="quiet">{words.answers.finished(known.responseCount)}</span>
          ) : null}
        </span>
      </div>
      {reachable ? null : (
        <p className="quiet">
          {words.study.list.madeAt}
          <span className={styles.address}>{publication.baseUrl}</span>
          {words.study.list.madeAtNext}
        </p>
      )}
      {noted === false ? <p className="quiet">{words.study.list.notNoted}</p> : null}
      {live && reachable ? <AsksFirst studyId={publication.studyId} /> : null}
      <div className={`cluster ${styles.actions}`}>
        {live ? null : (
          <Button data-launch="" disabled={!reachable} variant={primaryIf(act === 'launch')} onClick={onLaunch}>
            {words.study.list.launch}
          </Button>
        )}
        {live && reachable && publication.selfRecruitLink !== undefined ? (
          <Button
            icon={Send}
            data-invite={publication.studyId}
            variant={primaryIf(act === 'invite')}
            onClick={() => openInvite(publication)}
          >
            {words.invite.open}
          </Button>
        ) : null}
        {reachable && (live || isRehearsed) ? (
          <Button
            icon={MessagesSquare}
            data-answers-of={publication.studyId}
            variant={primaryIf(act === 'answers')}
            onClick={onRead}
          >
            {words.answers.read}
          </Button>
        ) : null}
        {intake === null ? null : (
          <Intake publication={publication} intake={intake} onChanged={take} isNext={act === 'reopen'} />
        )}
        {reachable ? <Rehearsal publication={publication} /> : null}
      </div>
      {live ? <StudyLink publication={publication} hasSheet={reachable} /> : null}
      {live && reachable && linkIsOld(publication, connection) ? (
        <div className="spread">
          <p className="quiet">{words.study.list.oldLink}</p>
          <Button variant={primaryIf(act === 'renew')} onClick={onRenew}>
            {words.study.list.renew}
          </Button>
        </div>
      ) : null}
      {reachable ? (
        <Suspense fallback={null}>
          <TranslationsOf publication={publication} />
        </Suspense>
      ) : null}
    </li>
  );
}

const icons = { open: Radio, paused: CirclePause, closed: CircleX };

const primaryIf = (isNext: boolean) => (isNext ? 'primary' : undefined);
