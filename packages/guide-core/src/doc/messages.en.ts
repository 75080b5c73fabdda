import type { BlankWords } from './blank.ts';
import type { UnwrittenWords } from './unwrittenNames.ts';

/** What new parts say in English until somebody writes them. */
export const blankWords: BlankWords = {
  guide: 'Untitled study',
  block: 'New block',
  concepts: 'Concepts',
  screener: 'Screener',
  yes: 'Yes',
  no: 'No',
  option: (number) => `Option ${number}`,
  row: (number) => `Row ${number}`,
  concept: (number) => `Concept ${number}`,
  media: 'Picture',
};

/** Names that go out as new parts are made. */
export const unwrittenWords: UnwrittenWords = (names, count) =>
  count === 1
    ? `“${names[0]}” is a name that nobody has written yet: it would be published as it is.`
    : `${count} names are those that new parts are made with, and would be published so: ${names.map((name) => `“${name}”`).join(', ')}${names.length < count ? ' …' : ''}`;
