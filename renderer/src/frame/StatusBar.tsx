import { childrenOf } from '@guide-studio/guide-core';
import { isDirty, mustHave, type Session, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './StatusBar.module.css';

/** One line: size of the guide, and whether it is saved. */
export function StatusBar() {
  const questions = useSession((session) => countQuestions(session));
  const blocks = useSession((session) => childrenOf(mustHave(session.editor).doc.root, 'blocks').length);
  const saved = useSession(savedWords);
  return (
    <footer className={styles.bar}>
      <span>{words.frame.status.questions(questions)}</span>
      <span>{words.frame.status.blocks(blocks)}</span>
      <span className={styles.end}>{saved}</span>
    </footer>
  );
}

function countQuestions(session: Session): number {
  const blocks = childrenOf(mustHave(session.editor).doc.root, 'blocks');
  return blocks.reduce((sum, block) => sum + childrenOf(block, 'items').length, 0);
}

function savedWords(session: Session): string {
  if (session.onDisk?.losses) return words.frame.status.readOnly;
  if (session.saving) return words.frame.status.saving;
  if (session.onDisk?.file === null) return words.frame.status.notSaved;
  if (isDirty(session)) return words.frame.status.unsaved;
  const time = session.savedAt?.time;
  if (!time) return words.frame.status.saved;
  const language = document.documentElement.lang;
  return words.frame.status.savedAt(
    new Date(time).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }),
  );
}
