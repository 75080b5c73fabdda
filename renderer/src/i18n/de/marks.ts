import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const marks: Words['marks'] = {
  search: 'Antworten durchsuchen',
  searchHint: 'Jede Form eines Wortes zählt. „In Anführungszeichen“ findet genau diese Wörter, -Wort lässt Texte weg.',
  hits: (hits, people) =>
    hits === 0
      ? 'Nichts gefunden.'
      : `${counted(hits, { one: 'Text', other: 'Texte' })} von ${counted(people, { one: 'Person', other: 'Personen' })}.`,
  codeHits: 'Diese codieren …',
  codeHitsTitle: (count) => `${counted(count, { one: 'Text', other: 'Texte' })} codieren`,
  codeHitsLook: 'Die gefundenen Wörter erhalten den Code. Lassen Sie weg, was nicht passt.',
  codeHitsAct: (count) => `${counted(count, { one: 'Text', other: 'Texte' })} codieren`,
  leftToRead: 'Die Gespräche werden geladen. Nachfragen werden gefunden, sobald alle gelesen sind.',

  wordsOf: (name) => `Worte aus: ${name}`,
  howTo:
    'Pfeiltasten wählen Wörter aus, mit der Umschalttaste mehrere. Die Tabulatortaste führt dann zu den Markierungen.',
  markWords: 'Worte markieren',
  star: 'Stern',
  code: 'Code',
  note: 'Notiz',
  newCode: 'Neuer Code …',
  newCodeTitle: 'Neuer Code',
  noteTitle: 'Notiz zu diesen Worten',
  codeName: 'Name',
  colour: 'Farbe',
  colours: {
    grey: 'Grau',
    blue: 'Blau',
    green: 'Grün',
    yellow: 'Gelb',
    orange: 'Orange',
    red: 'Rot',
    purple: 'Violett',
    teal: 'Türkis',
  },
  addCode: 'Code hinzufügen',
  addMark: 'Hinzufügen',
  nameHint: 'Ihre Markierungen werden unter diesem Namen in einer eigenen Datei neben dem Leitfaden gespeichert.',
  made: 'Markiert.',
  noCode: 'Gelöschter Code',
  remove: (name, quote) => `„${name}“ von „${quote}“ entfernen`,

  quotes: 'Zitate und Codes',
  noQuotes:
    'Noch ist nichts markiert. Wählen Sie Worte in einer Antwort aus, um sie mit Stern, Code oder Notiz zu versehen.',
  all: 'Alle Markierungen',
  starred: 'Mit Stern',
  noted: 'Mit Notiz',
  people: (count) => counted(count, { one: 'Person', other: 'Personen' }),
  quotesOf: (name) => `Zitate: ${name}`,
  copy: 'Mit Quelle kopieren',
  copied: 'Kopiert',
  copyAll: 'Alle kopieren',
  participant: (number) => `P${number}`,
  lost: (count) =>
    `${counted(count, { one: 'Markierung passt', other: 'Markierungen passen' })} nicht mehr zu den Antworten. ${count === 1 ? 'Sie bleibt' : 'Sie bleiben'} in der Datei.`,
  lostWhy: {
    responseGone: 'Das Interview ist nicht mehr da.',
    textGone: 'Das Interview hat diesen Text nicht mehr.',
    changed: 'Der Text hat sich seitdem geändert.',
  },
  unread: (file, count) =>
    `${counted(count, { one: 'Eintrag', other: 'Einträge' })} aus ${file} ${count === 1 ? 'konnte' : 'konnten'} nicht verstanden werden. ${count === 1 ? 'Er bleibt' : 'Sie bleiben'} in der Datei.`,
  refused: 'Ein anderes Fenster oder Programm hat dieselben Markierungen zuerst geändert. Dessen Änderungen gelten.',
  renameCode: 'Code bearbeiten …',
  renameTitle: 'Code bearbeiten',
  parent: 'Unter',
  noParent: 'Keinem anderen Code',
  description: 'Beschreibung',
  saveCode: 'Speichern',
  deleteCode: 'Code löschen',
  restoreCode: 'Wiederherstellen',
  removeMarks: 'Meine Markierungen damit entfernen',
  inUse: (name, count) =>
    `Der Code „${name}“ wurde gelöscht, und ${counted(count, { one: 'Markierung hat', other: 'Markierungen haben' })} ihn noch. Stellen Sie ihn wieder her, oder geben Sie den Markierungen einen anderen Code.`,
};
