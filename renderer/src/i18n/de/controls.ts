import type { Words } from '../en/index.ts';

export const controls: Words['controls'] = {
  optional: 'optional',
  filter: 'Filtern',
  filterEntries: (count) => `${count} Einträge filtern`,
  noMatch: 'Kein Eintrag passt zum Filter.',
  chosen: (count) => (count === 0 ? 'Nichts gewählt' : `${count} gewählt`),
  unknownEntry: 'unbekannt',
  error: 'Fehler',
  advice: 'Hinweis',
  kinds: { info: 'Hinweis', warning: 'Warnung', error: 'Fehler' },
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  resetWidth: 'Doppelklick setzt die Breite zurück',
  notANumber: 'Das ist keine Zahl. Geben Sie nur Ziffern ein, zum Beispiel 1000 oder 2,5.',
  notWhole: (used) =>
    `Hier gehen nur ganze Zahlen. ${used === null ? 'Es ist nichts gesetzt' : `Es bleibt bei ${used}`}, bis Sie eine eingeben.`,
  showEarlier: (count, rest) => (count === rest ? `${count} frühere zeigen` : `${count} von ${rest} früheren zeigen`),
  showMore: (count, rest) => (count === rest ? `${count} weitere zeigen` : `${count} von ${rest} weiteren zeigen`),
};
