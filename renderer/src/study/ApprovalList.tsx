import '../i18n/later.ts';
import type { NotedApproval } from '@guide-studio/guide-core/notes';
import { BadgeCheck, Download, History, Undo2 } from '../theme/icons.tsx';
import { useId, useState } from 'react';
import { perform } from '../actions/action.ts';
import { useNotes } from '../notes/notes.ts';
import { Button, EmptyState } from '../controls/index.ts';
import { whenOf, words } from '../i18n/index.ts';
import { askFor, useGuide } from '../session/index.ts';
import styles from './ApprovalList.module.css';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** The approvals of the guide, newest first, and whether each is for its current state. */
export function ApprovalList({ guideHash }: { readonly guideHash: string | null }) {
  const id = useId();
  const isSaved = useGuide((guide) => guide.onDisk.file !== null);
  const { approvals } = useNotes((notes) => notes.notes);
  const texts = words.study.approvals;
  const [now] = useState(Date.now);
  const [withdrawing, setWithdrawing] = useState<NotedApproval | null>(null);
  return (
    <section aria-labelledby={id} className="stack gap3" data-approvals>
      <div className="spread">
        <h3 id={id} className={styles.title} tabIndex={-1}>
          {texts.title}
        </h3>
        <div className="cluster gap2">
          <Button variant="quiet" icon={Download} onClick={() => perform('file.export')}>
            {texts.exportIt}
          </Button>
          <Button icon={BadgeCheck} disabled={!isSaved} onClick={() => askFor({ kind: 'approve' })}>
            {texts.act}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{isSaved ? texts.intro : texts.unsaved}</p>
      {approvals.length === 0 ? (
        <EmptyState icon={BadgeCheck} text={texts.empty} />
      ) : (
        <ul className="column card">
          {approvals.toReversed().map((approval) => (
            <ApprovalEntry
              key={approval.id}
              approval={approval}
              isOfThis={approval.fingerprint === guideHash}
              now={now}
              onWithdraw={() => setWithdrawing(approval)}
            />
          ))}
        </ul>
      )}
      {withdrawing ? <WithdrawDialog approval={withdrawing} onClose={() => setWithdrawing(null)} /> : null}
    </section>
  );
}

interface ApprovalEntryProps {
  readonly approval: NotedApproval;
  /** True if it is for the current guide. */
  readonly isOfThis: boolean;
  readonly now: number;
  readonly onWithdraw: () => void;
}

/** An approval, and who withdrew it. A withdrawn approval stays listed. */
function ApprovalEntry({ approval, isOfThis, now, onWithdraw }: ApprovalEntryProps) {
  const texts = words.study.approvals;
  const { name, at, note, fingerprint, withdrawn } = approval;
  const when = (time: string) => whenOf(Date.parse(time), now);
  const holds = isOfThis && !withdrawn;
  const Icon = withdrawn ? Undo2 : isOfThis ? BadgeCheck : History;
  return (
    <li className={`wrap ${styles.approval}`} data-now={holds || undefined}>
      <Icon size={16} className={styles.icon} />
      <div className={`column ${styles.words}`}>
        <p className={styles.name}>{texts.approvedBy(name, when(at))}</p>
        {note ? <p dir="auto">{note}</p> : null}
        {withdrawn ? <p>{texts.withdrawnBy(withdrawn.by, when(withdrawn.at))}</p> : null}
        <p className={`quiet ${styles.detail}`}>
          {isOfThis ? texts.ofThis : texts.ofOther} · <code>{texts.fingerprint(fingerprint.slice(0, 8))}</code>
        </p>
      </div>
      {withdrawn ? null : (
        <Button variant="quiet" aria-label={texts.withdrawThat(name)} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}
