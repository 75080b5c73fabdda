import { pluralsOf } from '@guide-studio/guide-core';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const tests: Words['tests'] = {
  name: 'Tests des Leitfadens',
  states: { passed: 'Bestanden', failed: 'Fehlgeschlagen', outdated: 'Veraltet', unknown: 'Noch nicht gelaufen' },
  summary: (passed, failed, outdated) =>
    [`${passed} bestanden`, failed > 0 && `${failed} fehlgeschlagen`, outdated > 0 && `${outdated} veraltet`]
      .filter((one) => one !== false)
      .join(' · '),
  covers: (reached, goals) => `${reached} von ${goals} abgedeckt`,
  coversHint:
    'Gezählt werden Fragen, Konzepte, Screening- und übernommene Optionen, beide Ausgänge und jeder Teil einer Bedingung, erfüllt und nicht erfüllt, soweit Teilnehmende sie erreichen können.',
  running: 'Läuft …',
  hasProblems: 'Die Tests laufen, sobald der Leitfaden keine Fehler hat.',
  none: 'Ein Test des Leitfadens ist eine erfundene Person und was der Leitfaden ihr zeigen muss. Alle Tests laufen nach jeder Änderung. Speichern Sie einen in der Vorschau, bei einer Frage unter „Wege“ oder aus einem Interview unter „Studie“; oder lassen Sie den Editor welche hinzufügen.',
  add: 'Tests für nicht Abgedecktes hinzufügen',
  added: (count) => `${counted(count, { one: 'Test', other: 'Tests' })} hinzugefügt.`,
  nothingToAdd: 'Alles, was Teilnehmende erreichen können, ist abgedeckt.',
  notKnown:
    'Es wurde nichts hinzugefügt, weil sich der Leitfaden oder seine Tests inzwischen geändert haben. Versuchen Sie es noch einmal.',
  notRun: 'Die Tests konnten nicht ausgeführt werden.',
  notRunNext: 'Laden Sie das Fenster neu, und melden Sie es, wenn es wieder vorkommt.',
  notUnderstood: (number, name) =>
    `Der ${number}. Test der Datei${name === '' ? '' : `, „${name}“,`} ist nicht verständlich:`,
  noList: 'Die Datei mit den Tests ist nicht verständlich:',
  unsaved: 'Tests liegen in einer Datei neben dem Leitfaden. Speichern Sie zuerst den Leitfaden.',
  choose: 'Wählen Sie einen Test, um zu sehen, was er sagt.',
  title: 'Name',
  note: 'Anmerkung',
  participant: 'Die Person',
  expected: 'Erwartet',
  show: 'Zeigen',
  preview: 'In der Vorschau zeigen',
  previewed: (name) => `Das ist das Interview des Tests „${name}“.`,
  accept: 'Erwarten, was jetzt gezeigt wird',
  remove: 'Diesen Test löschen',
  said: {
    removed: 'Der Test wurde gelöscht.',
    accepted: 'Der Test erwartet, was jetzt gezeigt wird.',
    repaired: 'Der Test verwendet jetzt diesen Namen.',
  },
  reaches: (reached, goals) =>
    `Dieser Test erreicht ${reached} von ${goals} Dingen, die Teilnehmende erreichen können.`,
  takeName: (name) => `„${name}“ verwenden`,
  missed: (count) => `Nicht abgedeckt: ${count}`,
  more: (count) => `… und ${count} weitere`,
  undo: 'Rückgängig',
  save: 'Als Test speichern',
  saved: (name) => `Als Test „${name}“ gespeichert.`,
  notSaved: 'Der Test wurde nicht gespeichert.',
  wayName: (question) => `Sieht: ${question}`,
  previewName: 'Vorschau',
  responseName: (number) => `Interview ${number}`,
  personaName: 'Person',
  tryAgain: 'Erneut versuchen',
};
