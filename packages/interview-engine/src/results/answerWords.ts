import { type JoinedType, readAnswer, slotOf } from '../wording/answerText.ts';
import type { AskedQuestion } from './askedQuestion.ts';
import { longestFirst, takeApart } from './takeApart.ts';

// Our service marks texts that contain a separator, so its answers can be parsed without knowing the options. Other
// services may not; their answers are matched against the options. Answers that match neither are null and displayed
// unchanged.

/** The selected options, and the text that the participant added. */
export interface Selected {
  readonly selected: readonly string[];
  readonly own: string;
}

/**
 * Returns what a listed answer to a multiple choice selects. Text that matches no option is `own`, the text that the
 * participant added.
 */
export function selectedIn(text: string, { options = [], isMultiSelect = false }: AskedQuestion): Selected {
  if (text === '') return { selected: [], own: '' };
  if (!isMultiSelect) return options.includes(text) ? { selected: [text], own: '' } : { selected: [], own: text };
  const known = new Set(options);
  const texts = readAnswer('multiple_choice', text) ?? [];
  // Only the last one can be an added option, even if its text equals another option.
  const selected = texts.filter((each, at) => at < texts.length - 1 || (known.has(each) && texts.indexOf(each) === at));
  if (texts.length > 0 && selected.every((each) => known.has(each))) {
    return { selected, own: texts.slice(selected.length).join('') };
  }
  return unmarked(text, options);
}

function unmarked(text: string, options: readonly string[]): Selected {
  const { separator } = slotOf('multiple_choice', 0);
  const names = longestFirst(options);
  const whole = byNames('multiple_choice', text, () => names);
  if (whole) return { selected: whole, own: '' };
  for (let end = text.lastIndexOf(separator); end > 0; end = text.lastIndexOf(separator, end - 1)) {
    const selected = byNames('multiple_choice', text.slice(0, end), () => names);
    if (selected) return { selected, own: text.slice(end + separator.length) };
  }
  return { selected: [], own: text };
}

/** Returns the options from first to last place, or null. */
export function placesIn(text: string, { options = [] }: AskedQuestion): readonly string[] | null {
  const names = longestFirst(options);
  return textsIn('ranking', text, () => names);
}

/** Returns the column of every row, '' if there is none; null if the text cannot be parsed. */
export function cellsIn(text: string, { rows = [], columns = [] }: AskedQuestion): readonly string[] | null {
  const names = [...longestFirst(columns), ''];
  const texts = textsIn('matrix', text, (index) => {
    const row = rows[Math.floor(index / 2)];
    if (row === undefined) return null;
    return index % 2 === 0 ? [row] : names;
  });
  return texts?.length === 2 * rows.length ? texts.filter((_, at) => at % 2 === 1) : null;
}

/** Returns the best and the worst option of every screen, or null. */
export function choicesIn(
  text: string,
  { options = [] }: AskedQuestion,
): readonly { readonly best: string; readonly worst: string }[] | null {
  const names = longestFirst(options);
  const choiceTexts = textsIn('max_diff', text, () => names);
  if (!choiceTexts || choiceTexts.length % 2 === 1) return null;
  return choiceTexts.flatMap((best, at) => (at % 2 === 0 ? [{ best, worst: choiceTexts[at + 1] ?? '' }] : []));
}

/** Returns the possible texts at an index, or null if there is none. */
type NamesAt = (index: number) => readonly string[] | null;

function textsIn(type: JoinedType, text: string, namesAt: NamesAt): readonly string[] | null {
  const texts = readAnswer(type, text);
  const fits = texts?.every((each, at) => namesAt(at)?.includes(each) === true) === true;
  return fits ? texts : byNames(type, text, namesAt);
}

function byNames(type: JoinedType, text: string, namesAt: NamesAt): readonly string[] | null {
  return takeApart(text, (index) => {
    const names = namesAt(index);
    return names === null ? null : { ...slotOf(type, index), names };
  });
}
