import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { manual as english } from '../en/manual.ts';

const { counted } = pluralsOf('de');

export const manual: typeof english = {
  title: 'Handbuch',
  contents: 'Alle Seiten',
  back: 'Zurück',
  forward: 'Vorwärts',
  close: 'Handbuch schließen',
  search: 'Handbuch durchsuchen',
  loading: 'Das Handbuch wird geladen …',
  failed: 'Das Handbuch konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  english: 'Das Handbuch gibt es nur auf Englisch.',
  hits: 'Gefundene Seiten',
  count: (count) => counted(count, { one: 'Stelle gefunden', other: 'Stellen gefunden' }),
  nothing: 'Nichts gefunden. Versuchen Sie weniger oder andere Wörter, auf Englisch.',
  hitOf: (number, count) => `${number} von ${count}`,
  nextHit: 'Nächste Stelle',
  previousHit: 'Vorherige Stelle',
  allHits: 'Alle Stellen zeigen',
  picture: 'Bild',
  enlarge: '(groß zeigen)',
  external: '(öffnet außerhalb)',
};
