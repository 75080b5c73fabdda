import { ChevronDown } from '../theme/icons.tsx';
import { type ComponentPropsWithRef, useState } from 'react';
import input from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** The heading above it and adjacent options of the same group. */
  readonly group?: string;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onValue: (value: Value) => void;
}

/** From this length the list is filled only on approach: the browser measures every option. */
const many = 60;

/**
 * Chooses one option of a list. Shows a value that is not in the list as it is, so that opening a file changes nothing.
 */
export function Select<Value extends string>({ value, options, onValue, className, ...rest }: SelectProps<Value>) {
  const wiring = useFieldWiring();
  const [near, setNear] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const all = chosen ? options : [{ value, label: value }, ...options];
  const shown = near || all.length < many ? all : [chosen ?? { value, label: value }];
  return (
    <div className={className ? `${input.selectBox} ${className}` : input.selectBox}>
      <select
        {...wiring}
        {...rest}
        className={`${input.input} ${input.select}`}
        value={value}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={(event) => setNear(event.currentTarget === document.activeElement)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        onChange={(event) => onValue(event.currentTarget.value as Value)}
      >
        {grouped(shown).map(({ group, options: members }, at) =>
          group === undefined ? (
            members.map(optionOf)
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <optgroup key={at} label={group}>
              {members.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown size={16} />
    </div>
  );
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

interface Group {
  readonly group: string | undefined;
  readonly options: readonly SelectOption[];
}

/** Groups adjacent options of the same group. */
function grouped(options: readonly SelectOption[]): readonly Group[] {
  const groups: { group: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
