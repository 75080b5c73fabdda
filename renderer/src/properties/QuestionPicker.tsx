import { SearchSelect } from '../controls/index.ts';
import { words } from '../words/index.ts';
import type { QuestionChoice } from './useSources.ts';

interface QuestionPickerProps {
  readonly value: string;
  readonly options: readonly QuestionChoice[];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

/** One of the questions before, found by typing a part of its text, its id or its number. */
export function QuestionPicker(props: QuestionPickerProps) {
  return (
    <SearchSelect
      {...props}
      told={{ open: words.properties.showQuestions, nothing: words.properties.noSuchQuestion }}
      nameOf={wholeName}
      detailOf={({ id }) => id}
      foundBy={({ label, text, id }) => `${label} ${text} ${id}`}
      unknown={(value) => ({ value, label: value, text: '', id: '' })}
    />
  );
}

/** The number and the whole text, else what a question without one is called. */
function wholeName({ label, text }: QuestionChoice): string {
  return text === '' ? label : `${/^\d+\. /u.exec(label)?.[0] ?? ''}${text}`;
}
