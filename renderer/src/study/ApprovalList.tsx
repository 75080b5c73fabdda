import { BadgeCheck, History } from 'lucide-react';
import { useId, useState } from 'react';
import { useNotes } from '../comments/notes.ts';
import { Button, EmptyState } from '../controls/index.ts';
import { whenOf } from '../files/index.ts';
import { useSession, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './ApprovalList.module.css';

/** Who said that the guide is right, newest first, and whether it was said of what it is now. */
export function ApprovalList({ guideHash }: { readonly guideHash: string | null }) {
  const id = useId();
  const isSaved = useSession((session) => session.onDisk?.file !== null);
  const { approvals } = useNotes((notes) => notes.notes);
  const told = words.study.approvals;
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby={id} className={styles.section} data-approvals>
      <div className={styles.head}>
        <h3 id={id} className={styles.title} tabIndex={-1}>
          {told.title}
        </h3>
        <Button icon={BadgeCheck} disabled={!isSaved} onClick={() => write({ asking: { kind: 'approve' } })}>
          {told.act}
        </Button>
      </div>
      <p className={styles.intro}>{isSaved ? told.intro : told.unsaved}</p>
      {approvals.length === 0 ? (
        <EmptyState icon={BadgeCheck} text={told.empty} />
      ) : (
        <ul className={styles.list}>
          {approvals.toReversed().map((approval) => {
            const isOfThis = approval.fingerprint === guideHash;
            const Icon = isOfThis ? BadgeCheck : History;
            return (
              <li key={approval.id} className={styles.approval} data-now={isOfThis || undefined}>
                <Icon size={16} className={styles.icon} />
                <div className={styles.words}>
                  <p className={styles.name}>{told.approvedBy(approval.name, whenOf(Date.parse(approval.at), now))}</p>
                  {approval.note ? <p dir="auto">{approval.note}</p> : null}
                  <p className={styles.detail}>
                    {isOfThis ? told.ofThis : told.ofOther} ·{' '}
                    <code>{told.fingerprint(approval.fingerprint.slice(0, 8))}</code>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
