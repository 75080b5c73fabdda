import '../i18n/later.ts';
import type { HostError, StudyCandidate } from '@guide-studio/host/common';
import { useState } from 'react';
import { Button, ConfirmDialog, Notice } from '../controls/index.ts';
import { hostMessageOf, whenOf, words } from '../i18n/index.ts';
import styles from './OutcomeUnknown.module.css';
import { adoptDraft, forgetOutcome, lookAgain, publishDraft, usePublishing } from './publishing.ts';

interface OutcomeUnknownProps {
  readonly error: Extract<HostError, { readonly code: 'outcomeUnknown' }>;
  /** Settling it is the next step. */
  readonly isNext: boolean;
}

/**
 * The answer to a publication was lost. Shows what the service has; sending again needs a second, explicit decision.
 */
export function OutcomeUnknown({ error, isNext }: OutcomeUnknownProps) {
  const busy = usePublishing((publishing) => publishing.busy);
  const [asking, setAsking] = useState(false);
  const { what, next } = hostMessageOf(error);
  const { candidates } = error;
  // The only one is likely the draft.
  const isFound = candidates.length === 1;
  return (
    <div className="stack gap3">
      <Notice kind="warning" text={what} next={next} />
      {candidates.length > 0 ? (
        <ul className={styles.list} aria-label={words.study.unknown.candidates}>
          {candidates.map((candidate) => (
            <Candidate key={candidate.id} candidate={candidate} busy={busy} isNext={isNext && isFound} />
          ))}
        </ul>
      ) : null}
      <div className="wrap">
        <Button variant={isNext && !isFound ? 'primary' : undefined} busy={busy} onClick={() => void lookAgain()}>
          {words.study.unknown.lookAgain}
        </Button>
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {candidates.length > 0 ? words.study.unknown.noneOfThese : words.study.unknown.again}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={forgetOutcome}>
          {words.study.unknown.leave}
        </Button>
      </div>
      {asking ? <PublishAgain onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

interface CandidateProps {
  readonly candidate: StudyCandidate;
  readonly busy: boolean;
  readonly isNext: boolean;
}

function Candidate({ candidate, busy, isNext }: CandidateProps) {
  const [now] = useState(Date.now);
  return (
    <li className={`row gap3 ${styles.candidate}`}>
      <span className={`column grow ${styles.words}`}>
        <span className={styles.title}>{candidate.title}</span>
        <span className="quiet">
          {words.study.unknown.made(whenOf(Date.parse(candidate.createdAt), now))} · <code>{candidate.linkId}</code>
        </span>
      </span>
      <Button variant={isNext ? 'primary' : undefined} busy={busy} onClick={() => void adoptDraft(candidate)}>
        {words.study.unknown.mine}
      </Button>
    </li>
  );
}

function PublishAgain({ onClose }: { readonly onClose: () => void }) {
  const { title, meaning, again } = words.study.unknown;
  const publishAgain = () => {
    forgetOutcome();
    void publishDraft();
  };
  return (
    <ConfirmDialog
      {...{ title, onClose }}
      description={meaning}
      act={again}
      variant="danger"
      onConfirm={publishAgain}
    />
  );
}
