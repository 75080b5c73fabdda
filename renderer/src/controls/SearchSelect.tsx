import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from '../theme/icons.tsx';
import { useRef, useState } from 'react';
import { leaveField } from '../browser/leaveField.ts';
import { wordFilter } from './wordFilter.ts';
import input from './input.module.css';
import { useFieldWiring, useGroupWiring } from './fieldWiring.ts';
import styles from './SearchSelect.module.css';

/** What every choice has: its value, and its text in the field. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SearchSelectProps<Option extends Choice> {
  readonly value: string;
  readonly options: readonly Option[];
  readonly disabled: boolean;
  /** Names of the button that opens the list, and the text for no hits. */
  readonly texts: { readonly open: string; readonly nothing: string };
  /** Returns the text of an option in the list. Default: its label. */
  readonly nameOf?: (option: Option) => string;
  /** Returns a second, muted line, which typing searches too. Default: none. */
  readonly detailOf?: (option: Option) => string;
  /** Returns a filter for a query that is not words, such as a number; null for words. Called once for each query. */
  readonly special?: (query: string) => ((option: Option) => boolean) | null;
  /** Returns an option for a value that is not in the list. */
  readonly unknown: (value: string) => Option;
  readonly onValue: (value: string) => void;
}

/** Most options shown; others are found by typing. */
const mostShown = 80;

const labelOf = ({ label }: Choice): string => label;

/**
 * Returns the earlier object of an option that is the same. The library takes another object for another choice, and
 * writes its label over what is being typed: lists are often made again meanwhile, such as when a check has ended.
 */
function useSameOption<Option extends Choice>(option: Option): Option {
  const [same, keep] = useState(option);
  if (same.value === option.value && same.label === option.label) return same;
  keep(option);
  return option;
}

/**
 * Chooses one option of a long list by typing part of it. Enter takes the first hit, or the one reached by arrows;
 * Escape closes the list, and a second time leaves the field. The list is rendered when it opens. Where nothing is
 * chosen, a text that finds nothing stays in the field, which says so.
 */
export function SearchSelect<Option extends Choice>(props: SearchSelectProps<Option>) {
  const { value, options, disabled, texts, nameOf = labelOf, detailOf = () => '', special, unknown, onValue } = props;
  // Labelled by reference too: while the list is open, everything beside it is hidden from screen readers, including
  // the label.
  const wiring = { ...useFieldWiring(), ...useGroupWiring() };
  const [missed, setMissed] = useState('');
  const last = useRef<{ readonly query: string; readonly isFound: (option: Option) => boolean } | null>(null);
  const filterOf = (query: string): ((option: Option) => boolean) => {
    const isFound = wordFilter(query);
    return special?.(query) ?? ((option) => isFound(`${option.label} ${detailOf(option)}`));
  };
  const chosen = useSameOption(options.find((option) => option.value === value) ?? unknown(value));
  const typed = useRef('');
  const isMissed = (text: string): boolean => text.trim() !== '' && !options.some(filterOf(text));
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      limit={mostShown}
      filter={(option: Option, query) => {
        if (last.current?.query !== query) last.current = { query, isFound: filterOf(query) };
        return last.current.isFound(option);
      }}
      autoHighlight
      disabled={disabled}
      itemToStringLabel={({ label }: Option) => label}
      isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      onInputValueChange={(text, details) => {
        if (details.reason === 'input-change') typed.current = text;
        // By default the library would empty the field when the list closes.
        else if (details.reason === 'input-clear' && isMissed(typed.current)) {
          details.cancel();
          return setMissed(typed.current);
        }
        setMissed('');
      }}
      onValueChange={(option: Option | null) => {
        typed.current = '';
        if (option && option.value !== value) onValue(option.value);
      }}
    >
      <div className={styles.box}>
        <Combobox.Input
          {...wiring}
          className={`${input.input} ${styles.input}`}
          // Typing replaces the chosen text.
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => {
            if (event.currentTarget.value === chosen.label) event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.currentTarget.getAttribute('aria-expanded') === 'true') return;
            // By default the library would empty the field.
            event.preventBaseUIHandler();
            leaveField(event.currentTarget);
          }}
        />
        <Combobox.Trigger className={styles.open} aria-label={texts.open} tabIndex={-1}>
          <ChevronDown size={16} />
        </Combobox.Trigger>
      </div>
      {missed !== '' && (
        <p className={styles.missed} role="status">
          {texts.nothing}
        </p>
      )}
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={`floating dropdown ${styles.popup}`}>
            <Combobox.Empty className={styles.empty}>{texts.nothing}</Combobox.Empty>
            <Combobox.List>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.mark}>
                    <Combobox.ItemIndicator>
                      <Check size={14} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className={`grow ${styles.name}`}>
                    <span className={styles.text}>{nameOf(option)}</span>
                    {detailOf(option) !== '' && <span className={`cut ${styles.detail}`}>{detailOf(option)}</span>}
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
