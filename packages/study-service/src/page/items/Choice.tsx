import type { ChoiceAnswer, StepOption } from '@guide-studio/interview-engine';
import { messages, pageLanguage } from '../app/messages.ts';
import { chooseOption, isFull, lockingOption } from './choosing.ts';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { OwnOption } from './OwnOption.tsx';

type ChoiceItem = ItemOf<'multiple_choice'>;

/** One of several options, or several of them, with the participant's own one where that is allowed. */
export function Choice({ item, value, onChange, labelledBy, describedBy }: ItemProps<ChoiceItem, ChoiceAnswer>) {
  const locking = lockingOption(item, value);
  const full = isFull(item, value);
  const isOff = (option: StepOption): boolean =>
    !value.selected.includes(option.id) && (locking !== null || (full && !option.exclusive));
  return (
    <div
      role={item.multiSelect ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      class="options"
    >
      {item.options.map((option) => (
        <label key={option.id} class="option">
          <input
            type={item.multiSelect ? 'checkbox' : 'radio'}
            name="choice"
            checked={value.selected.includes(option.id)}
            disabled={item.multiSelect && isOff(option)}
            onChange={(event) => onChange(chooseOption(item, value, option, event.currentTarget.checked))}
          />
          <span dir="auto">{option.text}</span>
        </label>
      ))}
      {item.allowCustomOption ? (
        <OwnOption
          item={item}
          value={value}
          isOff={item.multiSelect && value.custom === undefined && (locking !== null || full)}
          onChange={onChange}
        />
      ) : null}
      {item.multiSelect ? <ChoiceCount item={item} value={value} locking={locking} isFull={full} /> : null}
    </div>
  );
}

interface CountProps {
  readonly item: ChoiceItem;
  readonly value: ChoiceAnswer;
  readonly locking: StepOption | null;
  readonly isFull: boolean;
}

function ChoiceCount({ item, value, locking, isFull: full }: CountProps) {
  const count = value.selected.length + (value.custom === undefined ? 0 : 1);
  const note =
    locking !== null ? messages.exclusiveLocks(locking.text) : full && item.maxSelect !== 1 ? messages.fullNow : null;
  return (
    <p class="count" role="status" lang={pageLanguage}>
      {count === 0 ? bounds(item) : [messages.chosen(count) + '.', note ?? bounds(item)].join(' ')}
    </p>
  );
}

function bounds({ minSelect, maxSelect, options, allowCustomOption }: ChoiceItem): string {
  const most = options.length + (allowCustomOption ? 1 : 0);
  const maximum = maxSelect === null || maxSelect >= most ? null : maxSelect;
  const minimum = minSelect === null || minSelect <= 1 ? null : minSelect;
  if (minimum !== null && minimum === maximum) return messages.exactly(minimum);
  if (minimum !== null && maximum !== null) return messages.between(minimum, maximum);
  if (minimum !== null) return messages.atLeast(minimum);
  return maximum === null ? messages.oneOrMore : messages.atMost(maximum);
}
