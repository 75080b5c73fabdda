import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { leaveField } from '../look/leaveField.ts';
import input from './input.module.css';
import { useFieldWiring, useGroupWiring } from './fieldWiring.ts';
import styles from './SearchSelect.module.css';

/** What every choice has: its value, and the words in the field while it is chosen. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SearchSelectProps<Option extends Choice> {
  readonly value: string;
  readonly options: readonly Option[];
  readonly disabled: boolean;
  /** Words of the button that opens the list, and those shown when nothing fits. */
  readonly told: { readonly open: string; readonly nothing: string };
  /** How an option stands in the list. */
  readonly nameOf: (option: Option) => string;
  /** A second, quiet line; '' for none. */
  readonly detailOf: (option: Option) => string;
  /** What is found by something typed. Asked once for each query. */
  readonly finder: (query: string) => (option: Option) => boolean;
  /** What is chosen while the list does not have the value. */
  readonly unknown: (value: string) => Option;
  readonly onValue: (value: string) => void;
}

/** More than this is found by typing, not by scrolling. */
const mostShown = 80;

/** Whether a text has every word that was typed. */
export function hasEvery(text: string, query: string): boolean {
  const all = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

/**
 * One of a long list, found by typing a part of it. Enter takes the first hit, or the one the arrows went to; Escape closes
 * the list, and once more leaves the field. The list is made when it is opened.
 */
export function SearchSelect<Option extends Choice>(props: SearchSelectProps<Option>) {
  const { value, options, disabled, told, nameOf, detailOf, finder, unknown, onValue } = props;
  // By reference too: while the list is open, everything beside it is hidden from screen readers, the label included.
  const wiring = { ...useFieldWiring(), ...useGroupWiring() };
  const last = useRef<{ readonly query: string; readonly isFound: (option: Option) => boolean } | null>(null);
  const chosen = options.find((option) => option.value === value) ?? unknown(value);
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      limit={mostShown}
      filter={(option: Option, query) => {
        if (last.current?.query !== query) last.current = { query, isFound: finder(query) };
        return last.current.isFound(option);
      }}
      autoHighlight
      disabled={disabled}
      itemToStringLabel={({ label }: Option) => label}
      isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      onValueChange={(option: Option | null) => {
        if (option && option.value !== value) onValue(option.value);
      }}
    >
      <div className={styles.box}>
        <Combobox.Input
          {...wiring}
          className={`${input.input} ${styles.input}`}
          // Whoever types looks for something else than what is chosen.
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => {
            if (event.currentTarget.value === chosen.label) event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.currentTarget.getAttribute('aria-expanded') === 'true') return;
            // The library would empty the field.
            event.preventBaseUIHandler();
            leaveField(event.currentTarget);
          }}
        />
        <Combobox.Trigger className={styles.open} aria-label={told.open} tabIndex={-1}>
          <ChevronDown size={16} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>{told.nothing}</Combobox.Empty>
            <Combobox.List>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.mark}>
                    <Combobox.ItemIndicator>
                      <Check size={14} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className={styles.name}>
                    <span className={styles.text}>{nameOf(option)}</span>
                    {detailOf(option) !== '' && <span className={styles.detail}>{detailOf(option)}</span>}
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
