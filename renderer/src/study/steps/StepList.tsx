import '../../i18n/later.ts';
import { approvalOf } from '@guide-studio/guide-core/notes';
import type { Publication } from '@guide-studio/host/common';
import { useState } from 'react';
import { useNotes } from '../../notes/notes.ts';
import { ArrowRight, Check, X } from '../../theme/icons.tsx';
import { whenOf, words } from '../../i18n/index.ts';
import { goToStep } from './goToStep.ts';
import styles from './StepList.module.css';
import type { StepNote } from './studyPath.ts';
import type { KnownPath } from './useStudyPath.ts';

interface StepListProps {
  readonly path: KnownPath;
  /** The study that the path is of; null for none. */
  readonly newest: Publication | null;
  /** The hash of the guide as it is, or null while unknown. */
  readonly guideHash: string | null;
}

/** The others show their number. */
const icons = { done: Check, present: ArrowRight, later: null, optional: null, amiss: X };

/**
 * The steps from the guide to the answers: what is done, what is next, and what the others wait for. Each leads to
 * its section.
 */
export function StepList({ path, newest, guideHash }: StepListProps) {
  const noteOf = useNoteWords(path, newest, guideHash);
  const texts = words.study.path;
  return (
    <nav aria-label={texts.title} className={styles.path}>
      <ol className={styles.steps}>
        {path.steps.map(({ id, state, note }, at) => {
          const Icon = icons[state];
          return (
            <li
              key={id}
              className={styles.step}
              data-step={id}
              data-state={state}
              data-fatal={note === 'fatal' || undefined}
            >
              <button
                type="button"
                className={`bare ${styles.way}`}
                aria-current={state === 'present' ? 'step' : undefined}
                onClick={() => goToStep(id, state)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {Icon ? <Icon size={16} /> : at + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>
                    {/* The note of an optional step says so itself. */}
                    {state === 'optional' ? null : <span className="unseen">{texts.states[state]}: </span>}
                    {texts.names[id]}
                    <span className="unseen">. </span>
                  </span>
                  <span className={styles.note}>{noteOf(note)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Returns what a step says about itself, in words. */
function useNoteWords({ facts }: KnownPath, newest: Publication | null, guideHash: string | null) {
  const [now] = useState(Date.now);
  const approvals = useNotes(({ notes }) => notes.approvals);
  const approval = approvalOf(approvals, guideHash ?? '');
  const when = (at: string) => whenOf(Date.parse(at), now);
  const by = approval.state === 'none' ? null : approval.by;
  const { notes } = words.study.path;
  return (note: StepNote): string => {
    switch (note) {
      case 'fatal':
        return notes.fatal(facts.fatal);
      case 'problems':
        return notes.problems(facts.errors);
      case 'warnings':
        return notes.warnings(facts.warnings);
      case 'approved':
        return by ? notes.approved(by.name, when(by.at)) : notes.optional;
      case 'otherApproved':
      case 'withdrawn':
        return by ? notes[note](by.withdrawn?.by ?? by.name) : notes.optional;
      case 'published':
      case 'earlierPublished':
        return notes[note](newest ? when(newest.createdAt) : '');
      case 'finished':
        return notes.finished(facts.study?.finished ?? 0);
      default:
        return notes[note];
    }
  };
}
