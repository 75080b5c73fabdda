import type { Key } from '@guide-studio/guide-core';
import { Tooltip } from '../controls/index.ts';
import { EyeOff } from '../look/icons.tsx';
import { useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';
import styles from './UnseenMark.module.css';

interface UnseenMarkProps {
  readonly node: Key;
  /** In words, and not only as a sign with a tooltip. */
  readonly whole?: boolean;
}

/** Who is shown a part, if nobody is, or only participants who are then screened out. */
export function UnseenMark({ node, whole = false }: UnseenMarkProps) {
  const who = useGuide((guide) => guide.unseen.get(node));
  if (who === undefined) return null;
  const text = words.look.unseen[who];
  if (!whole) {
    return (
      <Tooltip text={text}>
        <span className={styles.sign} data-who={who}>
          <EyeOff size={13} role="img" aria-label={text} />
        </span>
      </Tooltip>
    );
  }
  return (
    <p className={styles.mark} data-who={who}>
      <EyeOff size={13} /> {text}
    </p>
  );
}
