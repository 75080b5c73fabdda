const counted = (kind: string, count: number): string => {
  const [one, many] = kinds[kind] ?? ['part', 'parts'];
  return `${count} ${count === 1 ? one : many}`;
};
const kinds: Readonly<Record<string, readonly [string, string]>> = {
  block: ['block', 'blocks'],
  concept: ['concept', 'concepts'],
  item: ['question', 'questions'],
  option: ['option', 'options'],
  row: ['row', 'rows'],
  media: ['media', 'media'],
};
const holders: Readonly<Record<string, string>> = {
  concept: 'a concept block',
  option: 'a question with options',
  row: 'a matrix',
  media: 'a question or a concept',
};

/** Copying and pasting parts of a guide. */
export const clipboard = {
  copied: (kind: string, count: number) => `Copied ${counted(kind, count)}.`,
  pasted: (kind: string, count: number, dropped: number) =>
    `Pasted ${counted(kind, count)}.${
      dropped === 0
        ? ''
        : ` ${dropped === 1 ? '1 reference' : `${dropped} references`} to something that is not in this guide ${dropped === 1 ? 'was' : 'were'} left out.`
    }`,
  pastedOptions: (count: number) => `Pasted ${counted('option', count)}.`,
  pastedRows: (count: number) => `Pasted ${counted('row', count)}.`,
  neededBlock: 'Earlier questions',
  needed: {
    title: 'Include the questions they depend on?',
    description: (count: number) =>
      `What you are inserting depends on ${count === 1 ? 'a question' : `${count} questions`} that this guide does not have. Without ${count === 1 ? 'it' : 'them'}, the conditions on ${count === 1 ? 'it' : 'them'} are left out, and carried options become the question’s own.`,
    cancel: 'Cancel',
    without: 'Insert without them',
    along: (count: number): string => (count === 1 ? 'Include it' : 'Include them'),
  },
  noPlace: (kind: string) => `You copied ${counted(kind, 2).slice(2)}, which cannot be pasted here.`,
  noPlaceNext: (kind: string) => `Select ${holders[kind] ?? 'a block'} first, then paste again.`,
};
