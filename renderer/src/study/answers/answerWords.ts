import type { AskedQuestion } from './answerSet.ts';
import { longestFirst, takeApart } from './takeApart.ts';

// The API gives answers in words: options joined with ", ", then an own one; "1. a, 2. b"; "row: column; row: column";
// "best: a, worst: b; …". An answer worded otherwise is read as null, and shown as it is.

/** The options that were chosen, and what was written beside them. */
export interface Selected {
  readonly selected: readonly string[];
  readonly own: string;
}

export function selectedIn(text: string, { options = [], isMultiSelect = false }: AskedQuestion): Selected {
  if (text === '') return { selected: [], own: '' };
  if (!isMultiSelect) return options.includes(text) ? { selected: [text], own: '' } : { selected: [], own: text };
  const option = { lead: '', names: longestFirst(options), separator: between };
  const listed = (part: string) => takeApart(part, () => option);
  const whole = listed(text);
  if (whole) return { selected: whole, own: '' };
  for (let end = text.lastIndexOf(between); end > 0; end = text.lastIndexOf(between, end - 1)) {
    const selected = listed(text.slice(0, end));
    if (selected) return { selected, own: text.slice(end + between.length) };
  }
  return { selected: [], own: text };
}

const between = ', ';

/** The options from the first place to the last. */
export function placesIn(text: string, { options = [] }: AskedQuestion): readonly string[] | null {
  const names = longestFirst(options);
  return takeApart(text, (index) => ({ lead: `${index + 1}. `, names, separator: between }));
}

/** The column of every row, "" where there is none. */
export function cellsIn(text: string, { rows = [], columns = [] }: AskedQuestion): readonly string[] | null {
  const names = [...longestFirst(columns), ''];
  const cells = takeApart(text, (index) => {
    const row = rows[index];
    return row === undefined ? null : { lead: `${row}: `, names, separator: '; ' };
  });
  return cells?.length === rows.length ? cells : null;
}

/** What was best and worst on every screen. */
export function choicesIn(
  text: string,
  { options = [] }: AskedQuestion,
): readonly { readonly best: string; readonly worst: string }[] | null {
  const names = longestFirst(options);
  const said = takeApart(text, (index) =>
    index % 2 === 0 ? { lead: 'best: ', names, separator: between } : { lead: 'worst: ', names, separator: '; ' },
  );
  if (!said || said.length % 2 === 1) return null;
  return said.flatMap((best, at) => (at % 2 === 0 ? [{ best, worst: said[at + 1] ?? '' }] : []));
}
