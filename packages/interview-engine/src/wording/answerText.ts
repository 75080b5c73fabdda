/** The types whose answers are joined from several texts. Open answers and answers to single choices are one text. */
export type JoinedType = 'multiple_choice' | 'ranking' | 'matrix' | 'max_diff';

/** The affixes of a text in a joined answer: `lead` before it, `separator` after it if another text follows. */
export interface Slot {
  readonly lead: string;
  readonly separator: string;
}

/**
 * Returns an answer as text (docs/decisions/api-choices.md, "Answers and question texts"): options `a, b`; ranking
 * `1. a, 2. b`; matrix `row: column; row: column`; MaxDiff `best: a, worst: b; …`. The texts come in that order, for a
 * matrix as row, column, row, column. A text that contains a separator of its form or begins with a quotation mark is
 * quoted, with inner quotation marks doubled, so that {@link readAnswer} can split every answer.
 */
export function writeAnswer(type: JoinedType, texts: readonly string[]): string {
  let answer = '';
  for (const [index, text] of texts.entries()) {
    const { lead, separator } = slotOf(type, index);
    const end = index === texts.length - 1 ? '' : separator;
    answer += `${lead}${isPlain(type, text) ? text : quoted(text)}${end}`;
  }
  return answer;
}

/** Returns the texts of an answer written by {@link writeAnswer}, or null for any other text. */
export function readAnswer(type: JoinedType, answer: string): readonly string[] | null {
  const texts: string[] = [];
  for (let at = 0; at < answer.length; ) {
    const { lead, separator } = slotOf(type, texts.length);
    if (!answer.startsWith(lead, at)) return null;
    const { text, end } = textAt(answer, at + lead.length, separator);
    texts.push(text);
    at = end + separator.length;
  }
  // Texts with missing or superfluous quotation marks were not written here.
  return texts.length % forms[type].length === 0 && writeAnswer(type, texts) === answer ? texts : null;
}

/** Returns the affixes of the text at this index. */
export function slotOf(type: JoinedType, index: number): Slot {
  const form = forms[type];
  const { lead, separator } = form[index % form.length] ?? { lead: '', separator: '' };
  return { lead: lead.replace('#', String(index + 1)), separator };
}

/** The slots of a form, in turn. `#` becomes the number of the text. */
const forms: Readonly<Record<JoinedType, readonly Slot[]>> = {
  multiple_choice: [{ lead: '', separator: ', ' }],
  ranking: [{ lead: '#. ', separator: ', ' }],
  matrix: [
    { lead: '', separator: ': ' },
    { lead: '', separator: '; ' },
  ],
  max_diff: [
    { lead: 'best: ', separator: ', ' },
    { lead: 'worst: ', separator: '; ' },
  ],
};

/** MaxDiff labels contain a colon. */
const separatorsOf = (type: JoinedType): readonly string[] =>
  type === 'max_diff' ? [', ', '; ', ': '] : forms[type].map(({ separator }) => separator);

function isPlain(type: JoinedType, text: string): boolean {
  return !text.startsWith('"') && !separatorsOf(type).some((separator) => text.includes(separator));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns the text that begins here, and its end. */
function textAt(answer: string, begin: number, separator: string): { readonly text: string; readonly end: number } {
  inMarks.lastIndex = begin;
  const marked = inMarks.exec(answer);
  if (marked?.[1] !== undefined) return { text: marked[1].replaceAll('""', '"'), end: inMarks.lastIndex };
  const next = answer.indexOf(separator, begin);
  const end = next === -1 ? answer.length : next;
  return { text: answer.slice(begin, end), end };
}

const inMarks = /"([^"]*(?:""[^"]*)*)"/y;
