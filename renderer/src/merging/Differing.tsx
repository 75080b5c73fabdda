import { stretches } from '../explanations/stretches.ts';
import styles from './SideContent.module.css';

/** A text with the words marked that differ from another text. */
export function Differing({ text, other }: { readonly text: string; readonly other: string }) {
  const [before, differs, after] = stretches(text, other);
  return (
    <span className={styles.text} dir="auto">
      {before}
      {differs === '' ? null : <mark className={styles.differs}>{differs}</mark>}
      {after}
    </span>
  );
}
