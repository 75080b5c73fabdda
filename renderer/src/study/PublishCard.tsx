import '../i18n/later.ts';
import type { ApiFailure } from '@guide-studio/api-contract';
import type { Connection } from '@guide-studio/host/common';
import { Upload } from '../theme/icons.tsx';
import { Suspense, useId, useState } from 'react';
import { chosenConnection, useConnections } from '../connections/index.ts';
import { Button, ConfirmDialog, Notice } from '../controls/index.ts';
import { BeforePublishing } from '../languages/index.ts';
import { askFor, useGuide } from '../session/index.ts';
import { belongsTo } from './belongsTo.ts';
import { ConfirmFatal } from './fatal/ConfirmFatal.tsx';
import type { FatalFinding } from './fatal/fatalFindings.ts';
import { useFatalFindings } from './fatal/useFatalFindings.ts';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';
import styles from './PublishCard.module.css';
import { goToNextStep } from './goTo.ts';
import { usePublications } from '../publications/publications.ts';
import { publishDraft, usePublishing } from './publishing.ts';
import { Readiness } from './Readiness.tsx';
import { ReportedIssues } from './ReportedIssues.tsx';
import type { Act } from './steps/studyPath.ts';
import type { StudiesThere } from './useStudiesAt.ts';
import { useWarnings, type Warnings } from './warnings.ts';
import { hostMessageOf, words } from '../i18n/index.ts';

interface PublishCardProps {
  /** The hash of the current guide, or null while unknown. */
  readonly guideHash: string | null;
  /** The studies at the service of the chosen connection; null while unknown. */
  readonly studies: StudiesThere | null;
  /** The next step; null while unknown. */
  readonly act: Act | null;
}

/** The requirements of a draft, the button that creates one, and the result. */
export function PublishCard({ guideHash, studies, act }: PublishCardProps) {
  const connection = chosenConnection(useConnections((connections) => connections.now));
  const { busy, error } = usePublishing();
  const undecided = error?.code === 'outcomeUnknown';
  const against = useReasonAgainst(connection);
  const reason = undecided ? words.study.publish.undecided : against;
  const twin = useTwin(connection, guideHash, studies);
  const warnings = useWarnings();
  const fatal = useFatalFindings();
  const [asking, setAsking] = useState(false);
  const id = useId();

  return (
    <section className={`stack gap4 card ${styles.card}`} aria-labelledby={`${id}title`} data-publishing>
      <h3 id={`${id}title`} className={styles.title} tabIndex={-1}>
        {words.study.publish.title}
      </h3>
      <p className={styles.intro}>{words.study.publish.intro}</p>
      <Readiness connection={connection} guideHash={guideHash} act={act} />
      <Suspense fallback={null}>
        <BeforePublishing connection={connection} />
      </Suspense>
      {error?.code === 'outcomeUnknown' ? <OutcomeUnknown error={error} isNext={act === 'settle'} /> : null}
      {error && error.code !== 'outcomeUnknown' ? <PublishError /> : null}
      <div className="cluster gap3">
        <Button
          data-publish=""
          variant={act === 'publish' ? 'primary' : undefined}
          icon={Upload}
          busy={busy}
          disabled={reason !== null}
          aria-describedby={reason ? `${id}reason` : undefined}
          onClick={() => (twin || warnings.count + fatal.length > 0 ? setAsking(true) : void publishAndGoOn())}
        >
          {busy ? words.study.publish.publishing : words.study.publish.publish}
        </Button>
        {reason ? (
          <p id={`${id}reason`} className={styles.reason}>
            {reason}
          </p>
        ) : null}
      </div>
      {asking ? <Asking isSecond={twin} warnings={warnings} fatal={fatal} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

/** The next step is elsewhere in the view then: it gets the focus. */
async function publishAndGoOn(): Promise<void> {
  if (await publishDraft()) goToNextStep();
}

/** Returns why nothing can be published now, or null. */
function useReasonAgainst(connection: Connection | null): string | null {
  const problems = useGuide((guide) => guide.issues.length);
  const losses = useGuide((guide) => guide.onDisk.losses);
  if (losses) return words.study.publish.readOnly;
  if (problems > 0) return words.study.publish.problems(problems);
  if (!connection) return words.study.publish.noConnection;
  if (connection.unavailable) return words.study.publish.notRunning;
  return connection.hasKey ? null : words.study.publish.noKey;
}

/** Returns true if the chosen service already has a draft of exactly this guide. */
function useTwin(connection: Connection | null, guideHash: string | null, studies: StudiesThere | null): boolean {
  const publications = usePublications(({ publications: all }) => all);
  if (publications.state !== 'ready' || guideHash === null) return false;
  return publications.list.some(
    (publication) => publication.hash === guideHash && belongsTo(publication, connection, studies),
  );
}

interface AskingProps {
  /** True if the service has a draft of this guide. */
  readonly isSecond: boolean;
  readonly warnings: Warnings;
  readonly fatal: readonly FatalFinding[];
  readonly onClose: () => void;
}

/** Asks before a guide is published that no participant can take as it is meant, or that was published before. */
function Asking({ isSecond, warnings, fatal, onClose }: AskingProps) {
  const { twice, twiceMeaning, second, despite, anyway } = words.study.publish;
  if (fatal.length > 0) {
    const also = [...warnings.sentences, ...(isSecond ? [twiceMeaning] : [])];
    return <ConfirmFatal of="publish" {...{ fatal, also, onClose }} onConfirm={() => void publishAndGoOn()} />;
  }
  const isWarned = warnings.count > 0;
  return (
    <ConfirmDialog
      title={isWarned ? despite(warnings.count) : twice}
      description={
        <>
          {warnings.sentences.map((warning) => (
            <span key={warning} className={styles.warning}>
              {warning}
            </span>
          ))}
          {isSecond ? twiceMeaning : null}
        </>
      }
      act={isSecond ? second : anyway}
      // A warning suggests looking first.
      variant={isWarned ? undefined : 'primary'}
      onConfirm={() => void publishAndGoOn()}
      onClose={onClose}
    />
  );
}

function PublishError() {
  const error = usePublishing((publishing) => publishing.error);
  if (!error) return null;
  const { what, next } = hostMessageOf(error);
  const mayRetry = error.code === 'api' && mayTryAgain(error.failure);
  const aboutConnection =
    error.code === 'noConnection' || error.code === 'noKey' || error.code === 'serviceUnavailable' || isAboutKey(error);
  return (
    <>
      <Notice
        kind="error"
        text={what}
        next={next}
        actions={
          <>
            {aboutConnection ? (
              <Button onClick={() => askFor({ kind: 'connections' })}>{words.study.publish.connections}</Button>
            ) : null}
            {mayRetry && !aboutConnection ? (
              <Button onClick={() => void publishAndGoOn()}>{words.study.tryAgain}</Button>
            ) : null}
          </>
        }
        onDismiss={() => usePublishing.setState({ error: null })}
      />
      {error.code === 'api' ? <ReportedIssues failure={error.failure} /> : null}
    </>
  );
}

/** A refused guide would be refused again; a busy or unreachable service may answer next time. */
function mayTryAgain(failure: ApiFailure): boolean {
  if (failure.mayHaveHappened) return false;
  return failure.kind !== 'refused' || failure.status === 409 || failure.status >= 500;
}

function isAboutKey(error: Parameters<typeof hostMessageOf>[0]): boolean {
  return error.code === 'api' && error.failure.kind === 'refused' && [401, 403].includes(error.failure.status);
}
