import type { Publication } from '@guide-studio/host/common';
import { useEffect, useRef, useState } from 'react';
import { Button, ConfirmDialog, Notice } from '../controls/index.ts';
import { announce } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import '../i18n/later.ts';
import styles from './PublicationCard.module.css';
import { CopyText } from '../fields/CopyText.tsx';
import { RehearsalDialog } from './RehearsalDialog.tsx';
import { deleteRehearsal, dismissRehearsal, seeRehearsal, useRehearsing } from './rehearsing.ts';

/** The dress rehearsal of a study: starting it, how far it is, what came of it, and deleting its responses. */
export function Rehearsal({ publication }: { readonly publication: Publication }) {
  const { studyId } = publication;
  const counts = useRehearsing((rehearsing) => rehearsing.counts[studyId]);
  const run = useRehearsing((rehearsing) => rehearsing.run);
  const last = useRehearsing((rehearsing) => rehearsing.last);
  const [asking, setAsking] = useState<'rehearse' | 'remove' | null>(null);
  const texts = words.rehearsal;
  if (counts === undefined) return null;
  if (counts === null) return <p className={`quiet ${styles.wide}`}>{texts.elsewhere}</p>;
  const kept = counts.complete + counts.screenedOut + counts.inProgress;
  return (
    <>
      <div className={`cluster ${styles.rehearsal}`} data-rehearsal={studyId}>
        <Button busy={run?.studyId === studyId} disabled={run !== null} onClick={() => setAsking('rehearse')}>
          {texts.open}
        </Button>
        {kept > 0 ? <Button onClick={() => setAsking('remove')}>{texts.remove}</Button> : null}
        <output className="quiet">
          {run?.studyId === studyId ? progressOf(run) : kept > 0 ? texts.kept(kept) : null}
        </output>
      </div>
      {last?.studyId === studyId ? <Last last={last} /> : null}
      {asking === 'rehearse' ? <RehearsalDialog publication={publication} onClose={() => setAsking(null)} /> : null}
      {asking === 'remove' ? (
        <ConfirmDialog
          title={texts.removeTitle}
          description={texts.removeMeaning(kept)}
          act={texts.removeAct}
          variant="danger"
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void deleteRehearsal(studyId).then((deleted) =>
              deleted === null ? null : announce(texts.removed(deleted)),
            )
          }
        />
      ) : null}
    </>
  );
}

function progressOf({ started, of }: { readonly started: number | null; readonly of: number }): string {
  return started === null ? words.rehearsal.inventing : words.rehearsal.taking(started, of);
}

type LastProps = { readonly last: NonNullable<ReturnType<typeof useRehearsing.getState>['last']> };

function Last({ last }: LastProps) {
  const { studyId, result, error } = last;
  const texts = words.rehearsal;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last.isSeen) return;
    seeRehearsal();
    // In the middle, so that the buttons beside it are in sight, too.
    place.current?.scrollIntoView({ block: 'center' });
  }, [last]);
  const message = error === null || error === 'failedToInvent' ? null : hostMessageOf(error);
  return (
    <div className={`stack gap3 ${styles.wide}`} ref={place}>
      {error === null ? null : (
        <Notice
          kind="error"
          text={message?.what ?? texts.failedToInvent}
          next={message?.next}
          onDismiss={dismissRehearsal}
        />
      )}
      {result === null ? null : (
        <Notice
          kind="info"
          text={texts.took(result.complete, result.screenedOut, result.inProgress)}
          next={[
            texts.reached(result.reached, result.goals, result.undecided),
            ...(result.complete === 0 ? [texts.noneCompleted] : []),
            ...(result.wanted < result.personas ? [texts.more(result.personas, result.undecided)] : []),
          ].join(' ')}
          onDismiss={dismissRehearsal}
        />
      )}
      {result === null ? null : (
        <CopyText
          label={texts.repeat(result.seed)}
          act={texts.copyCommand}
          wraps
          text={texts.repeatCommand(studyId, result.wanted, result.seed)}
        />
      )}
    </div>
  );
}
