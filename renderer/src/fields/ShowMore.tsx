import { ChevronDown, ChevronUp } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import styles from './ShowMore.module.css';
import type { ShownAnswers } from './useShownAnswers.ts';

/** Shows more of a long list of answers above those shown. */
export function ShowEarlier({ shown: { from, earlier, showEarlier } }: { shown: ShownAnswers }) {
  if (earlier === 0) return null;
  return (
    <button type="button" className={styles.show} onClick={showEarlier}>
      <ChevronUp size={14} aria-hidden="true" /> {words.controls.showEarlier(earlier, from)}
    </button>
  );
}

/** Shows more of a long list of answers below those shown; `of` is the whole list. */
export function ShowLater({ shown: { to, later, showLater }, of }: { shown: ShownAnswers; of: readonly unknown[] }) {
  if (later === 0) return null;
  return (
    <button type="button" className={styles.show} onClick={showLater}>
      <ChevronDown size={14} aria-hidden="true" /> {words.controls.showMore(later, of.length - to)}
    </button>
  );
}
