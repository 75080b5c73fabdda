import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import input from '../controls/input.module.css';
import { useFieldWiring } from '../controls/fieldWiring.ts';
import { words } from '../words/index.ts';
import styles from './QuestionPicker.module.css';
import type { QuestionChoice } from './useSources.ts';

interface QuestionPickerProps {
  readonly value: string;
  readonly options: readonly QuestionChoice[];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

/** More than this is found by typing, not by scrolling. */
const mostShown = 80;

/** Whether a question has every word that was typed. */
function has({ label, text, id }: QuestionChoice, query: string): boolean {
  const all = `${label} ${text} ${id}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

/** The number and the whole text, else what a question without one is called. */
function wholeName({ label, text }: QuestionChoice): string {
  return text === '' ? label : `${/^\d+\. /u.exec(label)?.[0] ?? ''}${text}`;
}

/** One of the questions before, found by typing a part of its text, its id or its number. */
export function QuestionPicker({ value, options, disabled, onValue }: QuestionPickerProps) {
  const wiring = useFieldWiring();
  const chosen = options.find((option) => option.value === value) ?? { value, label: value, text: '', id: '' };
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      limit={mostShown}
      filter={has}
      disabled={disabled}
      itemToStringLabel={({ label }: QuestionChoice) => label}
      isItemEqualToValue={(one: QuestionChoice, other: QuestionChoice) => one.value === other.value}
      onValueChange={(option: QuestionChoice | null) => {
        if (option && option.value !== value) onValue(option.value);
      }}
    >
      <div className={styles.box}>
        <Combobox.Input {...wiring} className={`${input.input} ${styles.input}`} />
        <Combobox.Trigger className={styles.open} aria-label={words.properties.showQuestions} tabIndex={-1}>
          <ChevronDown size={16} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>{words.properties.noSuchQuestion}</Combobox.Empty>
            <Combobox.List>
              {(option: QuestionChoice) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.mark}>
                    <Combobox.ItemIndicator>
                      <Check size={14} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className={styles.name}>
                    <span className={styles.text}>{wholeName(option)}</span>
                    {option.id !== '' && <span className={styles.id}>{option.id}</span>}
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
