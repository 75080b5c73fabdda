import type { ChoiceAnswer, StepOption } from '@guide-studio/interview-engine';
import type { Saying } from '../words/messages.ts';
import { Said } from '../words/Said.tsx';
import { useStudyText } from '../words/studyText.tsx';
import { chooseOption, isFull, lockingOption } from './choosing.ts';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { OwnOption } from './OwnOption.tsx';
import { ShowMore } from './ShowMore.tsx';
import { usePortion } from './usePortion.ts';

type ChoiceItem = ItemOf<'multiple_choice'>;

/** Shows a question with one or several options, and the participant's own option if allowed. */
export function Choice({ item, value, onChange, labelledBy, describedBy }: ItemProps<ChoiceItem, ChoiceAnswer>) {
  const told = useStudyText();
  const locking = lockingOption(item, value);
  const full = isFull(item, value);
  const chosen = new Set(value.selected);
  const portion = usePortion(item.options, ({ id }) => chosen.has(id));
  const isOff = (option: StepOption): boolean =>
    !chosen.has(option.id) && (locking !== null || (full && !option.exclusive));
  return (
    <div
      role={item.multiSelect ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      class="options"
    >
      {portion.shown.map((option) => (
        <label key={option.id} class="option">
          <input
            type={item.multiSelect ? 'checkbox' : 'radio'}
            name="choice"
            checked={chosen.has(option.id)}
            disabled={item.multiSelect && isOff(option)}
            onChange={(event) => onChange(chooseOption(item, value, option, event.currentTarget.checked))}
          />
          <span {...told(option.text)} />
        </label>
      ))}
      <ShowMore portion={portion} />
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
  const { maxSelect } = item;
  const note: Saying | null =
    locking !== null
      ? (words) => words.exclusiveLocks(locking.text)
      : full && maxSelect !== null && maxSelect !== 1
        ? (words) => words.fullNow(maxSelect)
        : null;
  const rest = note ?? bounds(item);
  return (
    <p class="count" role="status">
      <Said of={(words) => (count === 0 ? rest(words) : `${words.chosen(count)} ${rest(words)}`)} />
    </p>
  );
}

function bounds({ minSelect, maxSelect, options, allowCustomOption }: ChoiceItem): Saying {
  const most = options.length + (allowCustomOption ? 1 : 0);
  const maximum = maxSelect === null || maxSelect >= most ? null : maxSelect;
  const minimum = minSelect === null || minSelect <= 1 ? null : minSelect;
  if (minimum !== null && minimum === maximum) return (words) => words.exactly(minimum);
  if (minimum !== null && maximum !== null) return (words) => words.between(minimum, maximum);
  if (minimum !== null) return (words) => words.atLeast(minimum);
  return maximum === null ? (words) => words.oneOrMore : (words) => words.atMost(maximum);
}
