import { hasEvery, SearchSelect } from '../controls/index.ts';
import { words } from '../words/index.ts';
import type { QuestionChoice } from './useSources.ts';

interface QuestionPickerProps {
  readonly value: string;
  /** The question of the value, which may be none of the options; null where the guide has none. */
  readonly chosen: QuestionChoice | null;
  readonly options: readonly QuestionChoice[];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

/** One of the questions before, found by its number or by typing words of its text. Ids are for the file. */
export function QuestionPicker({ chosen, ...props }: QuestionPickerProps) {
  return (
    <SearchSelect
      {...props}
      told={{ open: words.properties.showQuestions, nothing: words.properties.noSuchQuestion }}
      nameOf={({ label }) => label}
      detailOf={() => ''}
      finder={(query) => byNumber(query, props.options) ?? (({ label }) => hasEvery(label, query))}
      unknown={(value) => chosen ?? { value, label: value, number: null }}
    />
  );
}

/** A number finds the questions whose number begins so, as long as there is one of exactly this number. */
function byNumber(query: string, options: readonly QuestionChoice[]): ((option: QuestionChoice) => boolean) | null {
  const number = /^\s*(\d+)\.?\s*$/u.exec(query)?.[1];
  if (number === undefined || !options.some((option) => String(option.number) === number)) return null;
  return (option) => String(option.number).startsWith(number);
}
