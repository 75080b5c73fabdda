import type { BlankWords } from './blank.ts';
import type { UnwrittenWords } from './unwrittenNames.ts';

/** What new parts say in German until somebody writes them. */
export const blankWords: BlankWords = {
  guide: 'Studie ohne Titel',
  block: 'Neuer Block',
  concepts: 'Konzepte',
  screener: 'Screener',
  yes: 'Ja',
  no: 'Nein',
  option: (number) => `Option ${number}`,
  row: (number) => `Zeile ${number}`,
  concept: (number) => `Konzept ${number}`,
  media: 'Bild',
};

/** Names that go out as new parts are made. */
export const unwrittenWords: UnwrittenWords = (names, count) =>
  count === 1
    ? `„${names[0]}“ hat noch niemand benannt: So würde es veröffentlicht.`
    : `${count} Namen sind noch die, mit denen neue Teile angelegt werden, und würden so veröffentlicht: ${names.map((name) => `„${name}“`).join(', ')}${names.length < count ? ' …' : ''}`;
