import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted, plural } = pluralsOf('de');

const listed = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ');

export const preview: Words['preview'] = {
  frame: 'Das Interview, wie Teilnehmende es sehen',
  outline: 'Fragen des Interviews',
  panel: 'Zu diesem Interview',
  widthOfOutline: 'Breite der Fragen',
  widthOfPanel: 'Breite der Seitenleiste',

  fromStart: 'Vorschau von Anfang an',
  fromHere: 'Vorschau ab hier',
  restart: 'Neu beginnen',
  back: 'Zurück',
  goThere: 'Zu dieser Frage gehen',
  device: 'Breite des Bildschirms',
  devices: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Computer' },
  zoom: (percent) => `${percent} %`,
  size: (width, height) => `${width} × ${height}`,

  outdated:
    'Der Leitfaden hat jetzt Probleme. Die Vorschau zeigt eine frühere Fassung, die laufen kann. Ihre Antworten bleiben erhalten.',
  notYet: (count) =>
    `Die Vorschau startet, sobald der Leitfaden keine Probleme hat. Noch ${counted(count, { one: 'Problem', other: 'Probleme' })}.`,
  noText: '(noch kein Text)',
  firstProblem: 'Zum ersten Problem',

  dropped: (names) =>
    `${plural(names.length, { one: 'Eine Antwort passt', other: `${names.length} Antworten passen` })} nicht mehr und ${plural(names.length, { one: 'wurde', other: 'wurden' })} entfernt: ${listed(names.slice(0, 3))}${names.length > 3 ? ' …' : ''}`,
  changed: (changes) => `Um hierher zu kommen, wurden diese Antworten geändert: ${changes}`,
  cannotCome: (why) => `Kein Interview erreicht diese Frage. ${why}`,
  notFound: (why) => `Keine kleine Änderung der Antworten führt zu dieser Frage. ${why}`,

  state: {
    shown: 'Sichtbar',
    ahead: 'Kommt noch',
    undecided: 'Hängt von späteren Antworten ab',
    hidden: 'Ausgeblendet',
    current: 'Jetzt offen',
  },
  answered: 'beantwortet',
  shownFor: (count, total) => `Sichtbar für ${count} von ${counted(total, { one: 'Konzept', other: 'Konzepten' })}`,
  forConcept: (name) => `Für „${name}“`,
  notMet: (criteria) => `Nicht erfüllt: ${criteria}`,
  noneMet: (criteria) => `Nichts davon ist erfüllt: ${criteria}`,
  conceptNotMet: (criteria) => `Das Konzept wird nicht gezeigt. Nicht erfüllt: ${criteria}`,
  nothingCarried: (question) => `Sie hat keine Optionen, weil in „${question}“ nichts gewählt wurde.`,
  conceptNotDrawn: 'Das Konzept wurde für dieses Interview nicht ausgewählt.',
  screenedOut: 'Eine Antwort im Screener hat das Interview vorher beendet.',
  unknownReason: 'Das Interview erreicht sie nicht.',

  tabs: { question: 'Frage', answers: 'Antworten', setup: 'Vorgaben' },
  whatShown: 'Inhalt der Seitenleiste',
  chooseQuestion:
    'Wählen Sie links eine Frage, um zu sehen, warum sie sichtbar oder ausgeblendet ist, und um sie hier zu bearbeiten.',
  why: 'In diesem Interview',
  shownBecause: 'Sie ist sichtbar.',
  openNow: 'Sie ist jetzt offen.',
  toShow: 'Kleinste Änderung, mit der sie gezeigt wird',
  or: 'oder',
  apply: 'Antworten ändern und hingehen',
  searching: 'Eine Änderung wird gesucht …',
  neverShown: 'Bei keiner Kombination von Antworten wird sie gezeigt.',
  noSmallChange: 'Auch wenn bis zu drei Antworten geändert werden, wird sie nicht gezeigt.',
  edit: 'Bearbeiten',

  answer: (names, question) => `${listed(names)} auf „${question}“ antworten`,
  alsoChoose: (names, question) => `In „${question}“ auch ${listed(names)} wählen`,
  takeBack: (names, question) => `In „${question}“ ${listed(names)} abwählen`,
  chooseInstead: (names, before, question) => `In „${question}“ ${listed(names)} statt ${listed(before)} wählen`,
  answerRow: (name, row, question) => `In „${question}“ für „${row}“ „${name}“ antworten`,
  answerFor: (change, concept) => `${change} (für „${concept}“)`,
  openWith: (name, value) => `Den Link mit ${name}=${value} öffnen`,
  openWithout: (name) => `Den Link ohne ${name} öffnen`,
  drawAgain: 'Die Konzepte neu auswählen, sodass dieses dabei ist',

  noAnswers: 'Noch keine Antworten.',
  filled: 'für Sie ausgefüllt',
  reopen: (question) => `Neu beantworten: ${question}`,
  waiting: (count) =>
    count === 1
      ? '1 weitere Antwort zählt wieder, sobald ihre Frage sichtbar ist.'
      : `${count} weitere Antworten zählen wieder, sobald ihre Fragen sichtbar sind.`,
  welcome: 'Begrüßung',

  parameters: 'Link-Parameter',
  parametersHint: 'Der Teil des Links nach dem Fragezeichen. Die Parameter hier werden in Bedingungen verwendet.',
  noParameters: 'Keine Bedingung verwendet einen Link-Parameter.',
  parameterName: 'Name des Parameters',
  otherParameter: 'Weiterer Parameter',
  add: 'Hinzufügen',
  removeParameter: (name) => `${name} entfernen`,
  notSet: 'nicht festgelegt',
  seed: 'Startwert für den Zufall',
  seedHint: 'Derselbe Startwert ergibt dieselbe Reihenfolge der Optionen, dieselben Konzepte und MaxDiff-Vergleiche.',
  newDraw: 'Neuer Startwert',
  firstOf: (block) => `Erstes Konzept in „${block}“`,
  asDrawn: 'Zufällig',
  drawn: (names) => `Dieses Interview zeigt ${names.map((name) => `„${name}“`).join(', dann ')}.`,
  drawnNone: 'Dieses Interview zeigt keines davon.',
  drawnLater: 'Spätere Antworten entscheiden, welche gezeigt werden.',
  pins: 'Bei neuem Startwert behalten',
  pinned: {
    concepts: 'Konzepte und ihre Reihenfolge',
    optionOrder: 'Reihenfolge der Optionen',
    screens: 'MaxDiff-Vergleiche',
  },
};
