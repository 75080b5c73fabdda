import { useId, useState } from 'react';
import styles from './CheckList.module.css';
import input from './input.module.css';
import { useGroupWiring } from './fieldWiring.ts';
import { wordFilter } from './wordFilter.ts';
import { usePaged } from './usePaged.ts';
import { words } from '../i18n/index.ts';

export interface CheckListOption {
  readonly value: string;
  readonly label: string;
  /** A second, muted text, such as a code. The filter searches it too. */
  readonly detail?: string;
}

export interface CheckListProps {
  /** Required outside a `Field`. */
  readonly label?: string;
  readonly options: readonly CheckListOption[];
  readonly values: readonly string[];
  readonly disabled?: boolean;
  /** Receives the chosen values; those chosen before keep their order. */
  readonly onValues: (values: readonly string[]) => void;
}

const filterFrom = 9;

/** Entries of a long list shown at first; the filter searches all of them. */
const entriesAtOnce = 250;

/**
 * Chooses any number of entries from a list, with a filter for long lists. Values that are not in the list stay until
 * unchecked. When disabled, shows only the chosen entries.
 */
export function CheckList({ label, options, values, disabled, onValues }: CheckListProps) {
  const wiring = useGroupWiring();
  const id = useId();
  const [filter, setFilter] = useState('');
  const all = withUnknown(options, values);
  const chosen = new Set(values);
  const isFound = wordFilter(filter);
  const found = all.filter(({ label, detail = '', value }) =>
    disabled ? chosen.has(value) : isFound(`${label} ${detail}`),
  );
  const { shown, rest, step, showMore } = usePaged(found, entriesAtOnce);

  return (
    <fieldset aria-label={label} {...wiring} className={`column ${styles.box}`}>
      {all.length >= filterFrom && !disabled ? (
        <input
          type="search"
          className={`${input.input} ${styles.filter}`}
          aria-label={words.controls.filterEntries(all.length)}
          placeholder={words.controls.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || filter === '') return;
            event.stopPropagation();
            setFilter('');
          }}
        />
      ) : null}
      <ul className={styles.list} data-whole={disabled || undefined}>
        {shown.map((option) => (
          <li key={option.value}>
            <label className={`row ${styles.row}`} htmlFor={`${id}${option.value}`}>
              <input
                id={`${id}${option.value}`}
                type="checkbox"
                className="tick"
                checked={chosen.has(option.value)}
                disabled={disabled}
                onChange={(event) => onValues(toggled(values, option.value, event.currentTarget.checked))}
              />
              <span className={`grow ${styles.name}`}>{option.label}</span>
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </label>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={`bare ${styles.more}`} onClick={showMore}>
          {words.controls.showMore(step, rest)}
        </button>
      )}
      <output className={`faint ${styles.count}`}>
        {shown.length === 0 && !disabled ? words.controls.noMatch : words.controls.chosen(values.length)}
      </output>
    </fieldset>
  );
}

function withUnknown(options: readonly CheckListOption[], values: readonly string[]): readonly CheckListOption[] {
  const known = new Set(options.map(({ value }) => value));
  const unknown = [...new Set(values)].filter((value) => !known.has(value));
  return [...unknown.map((value) => ({ value, label: value, detail: words.controls.unknownEntry })), ...options];
}

function toggled(values: readonly string[], value: string, checked: boolean): readonly string[] {
  return checked ? [...values, value] : values.filter((kept) => kept !== value);
}
