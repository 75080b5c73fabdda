import { SearchSelect } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import type { QuestionChoice } from './useSources.ts';

interface QuestionPickerProps {
  readonly value: string;
  /** The question of the value, which may not be among the options; null if the guide has no such question. */
  readonly chosen: QuestionChoice | null;
  readonly options: readonly QuestionChoice[];
  readonly disabled: boolean;
  /** The text for no hits. Default: that no earlier question matches. */
  readonly nothing?: string;
  readonly onValue: (value: string) => void;
}

// Always the same object, because another one would end the search.
const none: QuestionChoice = { value: '', label: '', number: null };

/** Chooses a question by its number, like 3 or Q3, by words of its text, or by its id if the choices have ids. */
export function QuestionPicker({ chosen, nothing = words.properties.noSuchQuestion, ...props }: QuestionPickerProps) {
  return (
    <SearchSelect
      {...props}
      texts={{ open: words.properties.showQuestions, nothing }}
      detailOf={({ id }) => id ?? ''}
      special={(query) => byNumber(query, props.options)}
      unknown={(value) => chosen ?? (value === '' ? none : { value, label: value, number: null })}
    />
  );
}

/**
 * Returns a filter for questions whose number starts with the query, if one has exactly this number, and for those whose
 * id does; otherwise null.
 */
function byNumber(query: string, options: readonly QuestionChoice[]): ((option: QuestionChoice) => boolean) | null {
  const number = /^\s*q?(\d+)\.?\s*$/iu.exec(query)?.[1];
  if (number === undefined || !options.some((option) => String(option.number) === number)) return null;
  const wanted = query.trim().toLowerCase();
  return (option) => String(option.number).startsWith(number) || option.id?.toLowerCase().startsWith(wanted) === true;
}
