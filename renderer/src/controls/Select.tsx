import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import input from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onValue: (value: Value) => void;
}

/** One of a list. A value that is not in the list is shown as it is, so that opening a file changes nothing. */
export function Select<Value extends string>({ value, options, onValue, className, ...rest }: SelectProps<Value>) {
  const wiring = useFieldWiring();
  const shown = options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
  return (
    <div className={className ? `${input.selectBox} ${className}` : input.selectBox}>
      <select
        {...wiring}
        {...rest}
        className={`${input.input} ${input.select}`}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value as Value)}
      >
        {shown.map((option: SelectOption<Value>) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} />
    </div>
  );
}
