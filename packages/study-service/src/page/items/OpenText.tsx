import type { TextAnswer } from '@guide-studio/interview-engine';
import type { ItemProps } from './itemProps.ts';

/** Shows a text field that grows with its text. */
export function OpenText({ value, onChange, labelledBy, describedBy }: ItemProps<unknown, TextAnswer>) {
  return (
    <div class="grow" data-text={`${value.text}\n`}>
      <textarea
        rows={4}
        dir={value.text === '' ? undefined : 'auto'}
        value={value.text}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onInput={(event) => onChange({ text: event.currentTarget.value })}
      />
    </div>
  );
}
