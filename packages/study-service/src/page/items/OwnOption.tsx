import type { ChoiceAnswer } from '@guide-studio/interview-engine';
import { useRef } from 'preact/hooks';
import { notices } from '../words/messages.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { chooseOwn } from './choosing.ts';
import type { ItemOf } from './itemProps.ts';

interface Props {
  readonly item: ItemOf<'multiple_choice'>;
  readonly value: ChoiceAnswer;
  readonly isOff: boolean;
  readonly onChange: (value: ChoiceAnswer) => void;
}

/** Shows the participant's own option. Typing in the field chooses it. */
export function OwnOption({ item, value, isOff, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isChosen = value.custom !== undefined;
  const toggle = (on: boolean): void => {
    onChange(chooseOwn(item, value, on ? (field.current?.value ?? '') : null));
    if (on) field.current?.focus();
  };
  return (
    <div class="option own">
      <label class="own-choice">
        <input
          type={item.multiSelect ? 'checkbox' : 'radio'}
          name="choice"
          checked={isChosen}
          disabled={isOff}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <span>
          <PageMessage of={(words) => words.ownOption} />
        </span>
      </label>
      <input
        ref={field}
        type="text"
        dir={(value.custom ?? '') === '' ? undefined : 'auto'}
        aria-label={notices.ownOptionText}
        value={value.custom ?? ''}
        disabled={isOff}
        onInput={(event) => onChange(chooseOwn(item, value, event.currentTarget.value))}
      />
    </div>
  );
}
