import { childrenOf } from '@guide-studio/guide-core';
import { isDirty, mustHave, type Session, useSession } from '../session/store.ts';
import styles from './StatusBar.module.css';

/** One line: size of the guide, and whether it is saved. */
export function StatusBar() {
  const questions = useSession((session) => countQuestions(session));
  const blocks = useSession((session) => childrenOf(mustHave(session.editor).doc.root, 'blocks').length);
  const saved = useSession(savedWords);
  return (
    <footer className={styles.bar}>
      <span>{questions === 1 ? '1 question' : `${questions} questions`}</span>
      <span>{blocks === 1 ? '1 block' : `${blocks} blocks`}</span>
      <span className={styles.end}>{saved}</span>
    </footer>
  );
}

function countQuestions(session: Session): number {
  const blocks = childrenOf(mustHave(session.editor).doc.root, 'blocks');
  return blocks.reduce((sum, block) => sum + childrenOf(block, 'items').length, 0);
}

function savedWords(session: Session): string {
  if (session.onDisk?.losses) return 'Read-only';
  if (session.saving) return 'Saving…';
  if (session.onDisk?.file === null) return 'Not saved yet';
  if (isDirty(session)) return 'Unsaved changes';
  const time = session.savedAt?.time;
  return time ? `Saved ${new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}` : 'Saved';
}
