import { pluralsOf } from '@guide-studio/guide-core';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const paths: Words['paths'] = {
  name: 'Wege durch den Leitfaden',
  choose:
    'Wählen Sie eine Frage, um zu sehen, wem sie gezeigt wird, den kürzesten Weg dorthin oder warum niemand hinkommt. „Was wäre, wenn“ legt dann Antworten fest.',
  of: 'Wer das sieht',
  find: 'Frage suchen',
  filters: { all: 'Alle Fragen', some: 'Nicht allen gezeigt', nobody: 'Niemandem gezeigt' },
  marks: {
    everyone: 'Alle',
    passing: 'Alle nach dem Screener',
    some: 'Manche',
    nobody: 'Niemand',
    screenedOut: 'Nur Ausgeschiedene',
    unknown: 'Nicht bekannt',
    certain: 'Sicher',
    possible: 'Möglich',
    excluded: 'Ausgeschlossen',
  },
  summary: (journeys, isOne, isExact, nobody) =>
    `${isExact ? '' : 'Mindestens '}${journeys} ${isOne ? 'Weg' : 'Wege'}${nobody === 0 ? '' : ` · ${counted(nobody, { one: 'Frage', other: 'Fragen' })} niemandem gezeigt`}`,
  working: 'Die Wege werden berechnet …',
  hasProblems: 'Die Wege werden berechnet, wenn der Leitfaden keine Fehler hat.',
  outdated: 'Der Leitfaden hat jetzt Fehler. Das sind die Wege davor.',
  failed:
    'Die Wege ließen sich nicht berechnen. Laden Sie das Fenster neu, und melden Sie es, wenn es wieder geschieht.',
  optionsForNobody: (options) =>
    `Niemandem kann ${options.map((option) => `„${option}“`).join(', ')} gezeigt werden, niemand kann es wählen.`,
  shortest: 'Kürzester Weg',
  preview: 'Diesen Weg ansehen',
  previewed: 'Das sind die Antworten des kürzesten Weges.',
  whatIf: 'Was wäre, wenn',
  selected: 'gewählt',
  notSelected: 'nicht',
  fixedTo: (question, option, is) => `${question} ${is ? '=' : '≠'} ${option}`,
  takeBack: 'Zurücknehmen',
  takeAllBack: 'Alles zurücknehmen',
  gone: 'Diese Option wurde gelöscht.',
  contradiction: 'Das kann nicht zusammen gelten. Nehmen Sie eines davon zurück.',
  nobodyPasses: 'Niemand besteht den Screener, daher folgt daraus nichts.',
  withFixed: {
    always: 'Dann wird es sicher gezeigt.',
    sometimes: 'Dann wird es vielleicht gezeigt.',
    never: 'Dann wird es nicht gezeigt.',
    undecided: 'Dann ist nicht bekannt, ob es gezeigt wird.',
  },
  show: 'Zeigen',
  removeCriterion: 'Diesen Teil entfernen',
  removeCondition: 'Bedingung entfernen',
};
