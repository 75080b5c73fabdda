import type { IconType } from '../theme/icons.tsx';
import { Tooltip } from '../controls/index.ts';
import styles from './FindBar.module.css';

interface FindOptionProps {
  readonly icon: IconType;
  readonly label: string;
  readonly on: boolean;
  readonly onFlip: () => void;
}

/** A search option that is on or off. */
export function FindOption({ icon: Icon, label, on, onFlip }: FindOptionProps) {
  return (
    <Tooltip text={label}>
      <button type="button" className={styles.option} aria-pressed={on} aria-label={label} onClick={onFlip}>
        <Icon size={16} />
      </button>
    </Tooltip>
  );
}
