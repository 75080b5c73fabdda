import type { ChoiceAnswer, StepOption } from '@guide-studio/interview-engine';
import type { MessageSelector } from '../words/messages.ts';
import type { Messages } from '../words/messages.types.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { useStudyText } from '../words/studyText.tsx';
import { chooseOption, countOf, isFull, lockingOption } from './choosing.ts';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { OwnOption } from './OwnOption.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useSearch } from './useSearch.tsx';
import { usePortion } from './usePortion.ts';

type ChoiceItem = ItemOf<'multiple_choice'>;

/** Shows a question with one or several options, and the participant's own option if allowed. */
export function Choice({ item, value, onChange, labelledBy, describedBy }: ItemProps<ChoiceItem, ChoiceAnswer>) {
  const studyText = useStudyText();
  const locking = lockingOption(item, value);
  const full = isFull(item, value);
  const chosen = new Set(value.selected);
  const [options, search] = useSearch(item.options, chosen);
  const portion = usePortion(options, ({ id }) => chosen.has(id));
  const isLocked = item.multiSelect && (locking !== null || full);
  return (
    <div
      role={item.multiSelect ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      class="options"
    >
      {search}
      {portion.shown.map((option) => (
        <label key={option.id} class="option">
          <input
            type={item.multiSelect ? 'checkbox' : 'radio'}
            name="choice"
            checked={chosen.has(option.id)}
            disabled={isLocked && !chosen.has(option.id) && (locking !== null || !option.exclusive)}
            onChange={(event) => onChange(chooseOption(item, value, option, event.currentTarget.checked))}
          />
          <span {...studyText(option.text)} />
        </label>
      ))}
      <ShowMore portion={portion} />
      {item.allowCustomOption ? (
        <OwnOption item={item} value={value} isOff={isLocked && value.custom === undefined} onChange={onChange} />
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
  const count = countOf(value);
  const { maxSelect } = item;
  const rest: MessageSelector = (words) => {
    if (locking !== null) return words.exclusiveLocks(locking.text);
    return full && maxSelect !== null && maxSelect !== 1 ? words.fullNow(maxSelect) : bounds(item, words);
  };
  return (
    <p class="count" role="status">
      <PageMessage of={(words) => (count === 0 ? rest(words) : `${words.chosen(count)} ${rest(words)}`)} />
    </p>
  );
}

function bounds({ minSelect, maxSelect, options, allowCustomOption }: ChoiceItem, words: Messages): string {
  const most = options.length + (allowCustomOption ? 1 : 0);
  // 0 for none.
  const maximum = maxSelect !== null && maxSelect < most ? maxSelect : 0;
  const minimum = minSelect !== null && minSelect > 1 ? minSelect : 0;
  if (minimum === 0) return maximum === 0 ? words.oneOrMore : words.atMost(maximum);
  if (maximum === 0) return words.atLeast(minimum);
  return minimum === maximum ? words.exactly(minimum) : words.between(minimum, maximum);
}
