import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import input from '../controls/input.module.css';
import { useFieldWiring } from '../controls/fieldWiring.ts';
import type { SelectOption } from '../controls/index.ts';
import { words } from '../words/index.ts';
import styles from './QuestionPicker.module.css';

interface QuestionPickerProps {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

/** More than this is found by typing, not by scrolling. */
const mostShown = 80;

/** One of the questions before, found by typing a part of its text or its number. */
export function QuestionPicker({ value, options, disabled, onValue }: QuestionPickerProps) {
  const wiring = useFieldWiring();
  const chosen = options.find((option) => option.value === value) ?? { value, label: value };
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      limit={mostShown}
      disabled={disabled}
      itemToStringLabel={({ label }: SelectOption) => label}
      isItemEqualToValue={(one: SelectOption, other: SelectOption) => one.value === other.value}
      onValueChange={(option: SelectOption | null) => {
        if (option && option.value !== value) onValue(option.value);
      }}
    >
      <div className={styles.box}>
        <Combobox.Input {...wiring} dir="auto" className={`${input.input} ${styles.input}`} />
        <Combobox.Trigger className={styles.open} aria-label={words.properties.showQuestions} tabIndex={-1}>
          <ChevronDown size={16} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>{words.properties.noSuchQuestion}</Combobox.Empty>
            <Combobox.List>
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.mark}>
                    <Combobox.ItemIndicator>
                      <Check size={14} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span dir="auto">{option.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
