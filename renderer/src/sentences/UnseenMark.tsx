import type { Key } from '@guide-studio/guide-core';
import { memo } from 'react';
import { Tooltip } from '../controls/index.ts';
import { EyeOff } from '../look/icons.tsx';
import { perform } from '../actions/action.ts';
import { select, useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';
import styles from './UnseenMark.module.css';

interface UnseenMarkProps {
  readonly node: Key;
  /** In words that lead to the reason, and not only as a sign with a tooltip. */
  readonly whole?: boolean;
}

/** Who is shown a part, if nobody is, or only participants who are then screened out. */
export const UnseenMark = memo(function UnseenMark({ node, whole = false }: UnseenMarkProps) {
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
    <button
      type="button"
      className={`bare ${styles.mark}`}
      data-who={who}
      onClick={() => {
        select([node]);
        perform('logic.paths');
      }}
    >
      <EyeOff size={13} /> {text}
    </button>
  );
});
