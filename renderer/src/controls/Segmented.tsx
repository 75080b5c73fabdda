import type { IconType } from '../theme/icons.tsx';
import { useId } from 'react';
import styles from './Segmented.module.css';
import { useGroupWiring } from './fieldWiring.ts';

export interface Segment<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconType;
  readonly disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** Required outside a `Field`. */
  readonly label?: string;
  readonly value: Value | null;
  readonly options: readonly Segment<Value>[];
  readonly disabled?: boolean;
  readonly onValue: (value: Value) => void;
}

/** A few alternatives side by side, as one radio group. A `Field` around it needs `group`. */
export function Segmented<Value extends string>({ label, value, options, disabled, onValue }: SegmentedProps<Value>) {
  const wiring = useGroupWiring();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} {...wiring} className={`wrap ${styles.group}`}>
      {options.map(({ value: own, label, icon: Icon, disabled: isOff = false }) => (
        <label key={own} className={`row gap1 ${styles.segment}`}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={own}
            checked={own === value}
            disabled={disabled === true || isOff}
            onChange={() => onValue(own)}
          />
          {Icon ? <Icon size={16} /> : null}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
