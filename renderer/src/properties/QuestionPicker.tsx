import { SearchSelect } from '../controls/index.ts';
import { words } from '../words/index.ts';
import type { QuestionChoice } from './useSources.ts';

interface QuestionPickerProps {
  readonly value: string;
  /** The question of the value, which may not be among the options; null if the guide has no such question. */
  readonly chosen: QuestionChoice | null;
  readonly options: readonly QuestionChoice[];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

// Always the same object, because another one would end the search.
const nothing: QuestionChoice = { value: '', label: '', number: null };

/** Chooses an earlier question by its number or by words of its text. Ids are only for the file. */
export function QuestionPicker({ chosen, ...props }: QuestionPickerProps) {
  return (
    <SearchSelect
      {...props}
      told={{ open: words.properties.showQuestions, nothing: words.properties.noSuchQuestion }}
      special={(query) => byNumber(query, props.options)}
      unknown={(value) => chosen ?? (value === '' ? nothing : { value, label: value, number: null })}
    />
  );
}

/**
 * Returns a filter for questions whose number starts with the query, if one has exactly this number; otherwise null.
 */
function byNumber(query: string, options: readonly QuestionChoice[]): ((option: QuestionChoice) => boolean) | null {
  const number = /^\s*(\d+)\.?\s*$/u.exec(query)?.[1];
  if (number === undefined || !options.some((option) => String(option.number) === number)) return null;
  return (option) => String(option.number).startsWith(number);
}
