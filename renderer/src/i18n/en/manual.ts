import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** The manual beside the window. */
export const manual = {
  title: 'Manual',
  contents: 'All pages',
  back: 'Back',
  forward: 'Forward',
  close: 'Close the manual',
  search: 'Search the manual',
  loading: 'Loading the manual…',
  failed: 'The manual could not be loaded.',
  again: 'Try again',
  /** Only a window in another language says so. */
  english: '' as string,
  hits: 'Pages found',
  count: (count: number) => counted(count, { one: 'place found', other: 'places found' }),
  nothing: 'Nothing found. Try fewer or other words.',
  hitOf: (number: number, count: number) => `${number} of ${count}`,
  nextHit: 'Next place',
  previousHit: 'Previous place',
  allHits: 'Show all places',
  picture: 'Picture',
  enlarge: '(show it large)',
  external: '(opens outside)',
};
