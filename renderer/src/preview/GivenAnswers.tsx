import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { type Guide, nextStep, type Session, transcript } from '@guide-studio/interview-engine';
import { useMemo } from 'react';
import { words } from '../i18n/index.ts';
import { idOf, keepAnswer } from './keptAnswer.ts';
import styles from './Panel.module.css';
import { reopen, useRehearsal } from './rehearsal.ts';

interface Props {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly session: Session;
}

/** Longer lists omit the oldest answers: the latest are wanted most. */
const mostRows = 200;

/** All answers so far. Each line reopens its question. */
export function GivenAnswers({ doc, guide, session }: Props) {
  const filled = useRehearsal((rehearsal) => rehearsal.filled);
  const kept = useRehearsal((rehearsal) => rehearsal.kept);
  const rows = useMemo(() => transcript(guide, session).slice(-mostRows), [guide, session]);
  const open = nextStep(guide, session).stepId;
  const waiting = kept.length - session.answers.length;
  const isFilled = (stepId: string): boolean => {
    const one = keepAnswer(doc, guide, stepId, {});
    return one !== null && filled.has(idOf(one));
  };
  if (rows.length === 0) return <p className={styles.hint}>{words.preview.noAnswers}</p>;
  return (
    <section className={styles.section} aria-label={words.preview.tabs.answers}>
      <ol className={styles.answers}>
        {rows.map((row) => (
          <li key={row.stepId}>
            <button
              type="button"
              className={styles.answer}
              aria-label={words.preview.reopen(`${row.moderator} ${row.user}`)}
              aria-current={row.stepId === open ? 'step' : undefined}
              onClick={() => reopen(row.stepId)}
            >
              <span className="quiet cut" dir="auto">
                {row.moderator}
              </span>
              {row.user === '' ? null : (
                <span className={styles.givenAnswer} dir="auto">
                  {row.user}
                </span>
              )}
              {isFilled(row.stepId) ? <span className={`faint ${styles.filled}`}>{words.preview.filled}</span> : null}
            </button>
          </li>
        ))}
      </ol>
      {waiting > 0 ? <p className={styles.hint}>{words.preview.waiting(waiting)}</p> : null}
    </section>
  );
}
