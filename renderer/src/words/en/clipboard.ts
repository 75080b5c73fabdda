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
  media: ['media item', 'media items'],
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
  nothingToPaste: 'The clipboard has nothing that can be pasted here.',
  questionnaire: {
    title: 'Paste questionnaire',
    goesBehind: (name: string | null) =>
      name === null ? 'It is added at the end of the guide.' : `It is added after “${name}”.`,
    becomesGuide: 'It becomes a new guide.',
    text: 'Questionnaire',
    hint: 'Write one question per line and its options below it, each with - or indented. # begins a block, > is a row of a matrix. [ranking], [matrix], [maxdiff], [several], [open] or [statement] after a question sets its type.',
    example: '# Habits\nHow often do you cook?\n- Every day\n- Sometimes\nTell us about your last meal.',
    fromClipboard: 'Paste from the clipboard',
    mayNotRead: 'This page is not allowed to read the clipboard.',
    pasteHere: 'Press Ctrl+V (on a Mac ⌘V) in the field below.',
    tooLong: 'This text has more than 4 million characters.',
    tooLongNext: 'Paste it in several pieces.',
    preview: 'What it becomes',
    nothingYet: 'The result is shown here.',
    becomes: (questions: number, blocks: number) =>
      blocks === 0
        ? `Becomes ${counted('item', questions)}.`
        : `Becomes ${counted('item', questions)} in ${counted('block', blocks)}.`,
    several: 'Several answers',
    more: (count: number) => `And ${counted('item', count)} more.`,
    moreAnswers: (count: number) => `and ${count} more`,
    remarksTitle: (count: number) => (count === 1 ? 'Check 1 line:' : `Check ${count} lines:`),
    remarks: {
      unknownTag: (line: number, text: string) =>
        `Line ${line}: the word in brackets is not a known type and stays part of the text: “${text}”`,
      routing: (line: number, text: string) =>
        `Line ${line}: conditions are not read from text. Set them in the guide: “${text}”`,
      routingLine: (line: number, text: string) =>
        `Line ${line}: left out, because conditions are not read from text. Set them in the guide: “${text}”`,
      notAQuestion: (line: number, text: string) =>
        `Line ${line}: this became an open question. If it is only to be read, add [statement]: “${text}”`,
      looseRow: (line: number, text: string) => `Line ${line}: a row without a question became a question: “${text}”`,
      emptyBlock: (line: number, text: string) =>
        `Line ${line}: a block without questions gets an empty question: “${text}”`,
      notInScreener: (line: number, text: string) =>
        `Line ${line}: a screener can contain only multiple choice questions, and this question has another type: “${text}”`,
    },
    insert: (questions: number, blocks: number) =>
      questions + blocks === 0 ? 'Insert' : `Insert ${counted('item', questions)}`,
    begin: (questions: number) =>
      questions === 0 ? 'Create guide' : `Create guide with ${counted('item', questions)}`,
    cancel: 'Cancel',
  },
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
