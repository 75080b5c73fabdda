import { isolated } from '@guide-studio/guide-core';
import type { PathsWords } from './pathsWords.types.ts';

export const germanPaths: PathsWords = {
  shownTo: {
    always: 'Wird allen gezeigt.',
    sometimes: 'Wird manchen Teilnehmenden gezeigt.',
    undecided: 'Nicht bekannt: Davor stehen zu viele Bedingungen, um es auszurechnen.',
  },
  shownToPassing: 'Wird allen gezeigt, die den Screener bestehen.',
  shownToNobody: 'Wird niemandem gezeigt.',
  shownToScreenedOut: 'Wird nur Teilnehmenden gezeigt, die danach ausgeschlossen werden.',
  unasked: (questions) =>
    `Wird auch Teilnehmenden gezeigt, die ${questions} nicht gefragt werden: „enthält nicht“ ist dann erfüllt.`,
  beyond: (criteria) => `Und deshalb nur, wenn ${criteria.join('; ')}`,
  condition: (owner, condition) => `${owner}: ${condition}`,
  criterion: (owner, criterion) => `${owner} wird nur gezeigt, wenn ${criterion}`,
  screening: (question, options) => `${question} beendet das Interview bei ${options}`,
  carried: (question, source) => `${question} zeigt nur Optionen, die in ${source} gewählt wurden`,
  because: (count) => (count === 1 ? 'Das kann nie erfüllt sein:' : 'Diese können nie zusammen erfüllt sein:'),
  noPlace: 'Der Block hat keine Konzepte, daher werden seine Fragen nie gestellt.',
  link: (name, value) => `Der Link enthält ${name} = ${value}`,
  concepts: (names) => `Gezogene Konzepte: ${names}`,
  anyWay: 'Alle Antworten führen hierher.',
  cannotHold: (owner, criterion) => `Nie erfüllt in der Bedingung von ${owner}: ${criterion}.`,
  cannotFail: (owner, criterion) =>
    `Immer erfüllt in der Bedingung von ${owner}, kann also entfernt werden: ${criterion}.`,
  idle: (owner) => `Die Bedingung von ${owner} ist immer erfüllt: Ihre Teile schließen zusammen niemanden aus.`,
  redundant: (owner, criterion) =>
    `Ändert nichts in der Bedingung von ${owner}, weil der Rest schon dafür sorgt: ${criterion}.`,
  lonely: (question, option) =>
    `${question}: Bedingungen nennen jede Option außer ${option}. Prüfen Sie, ob eine Bedingung fehlt.`,
  carriedTooFew: (question, least) =>
    `${question}: Es können weniger Optionen übernommen werden als das Minimum von ${least}. Es wird dann gesenkt.`,
  repeatedParameter: (owner, name) =>
    `${owner} wird nur gezeigt, wenn der Link den Parameter ${name} zweimal mit verschiedenen Werten enthält. Nehmen Sie „eine von“, wenn ein Wert genügt.`,
  quoted: (text) => `„${isolated(text)}“`,
  between: ', ',
  pair: (owner, criteria) =>
    `Bedingung von ${owner}: ${criteria.map(({ sentence, holds }) => `${sentence} (${holds ? 'erfüllt' : 'nicht erfüllt'})`).join('; ')}`,
};
