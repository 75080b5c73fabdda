import type { Words } from '../en/index.ts';

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
    'Der Leitfaden hat jetzt Probleme. Hier steht noch der Leitfaden ohne sie; Ihre Antworten bleiben erhalten.',
  notYet: (count) =>
    `Die Vorschau läuft, sobald der Leitfaden keine Probleme mehr hat. ${count === 1 ? 'Eines ist' : `${count} sind`} noch da.`,
  noText: '(noch kein Text)',
  firstProblem: 'Zum ersten Problem',

  dropped: (names) =>
    `${names.length === 1 ? 'Eine Antwort passt' : `${names.length} Antworten passen`} nicht mehr und ${names.length === 1 ? 'wurde' : 'wurden'} entfernt: ${listed(names.slice(0, 3))}${names.length > 3 ? ' …' : ''}`,
  changed: (changes) => `Um hierher zu kommen, wurde etwas anders beantwortet: ${changes}`,
  cannotCome: (why) => `Kein Interview kommt zu dieser Frage. ${why}`,
  notFound: (why) => `Keine kleine Änderung der Antworten führt zu dieser Frage. ${why}`,

  state: {
    shown: 'Sichtbar',
    ahead: 'Kommt noch',
    undecided: 'Hängt von späteren Antworten ab',
    hidden: 'Ausgeblendet',
    current: 'Jetzt offen',
  },
  answered: 'beantwortet',
  shownFor: (count, total) => `Sichtbar für ${count} von ${total === 1 ? '1 Konzept' : `${total} Konzepten`}`,
  forConcept: (name) => `Für „${name}“`,
  notMet: (criteria) => `Nicht erfüllt: ${criteria}`,
  noneMet: (criteria) => `Nichts davon ist erfüllt: ${criteria}`,
  conceptNotMet: (criteria) => `Das Konzept wird nicht gezeigt. Nicht erfüllt: ${criteria}`,
  nothingCarried: (question) => `In „${question}“ wurde nichts gewählt, was sie zeigen könnte.`,
  conceptNotDrawn: 'Dieses Interview hat das Konzept nicht gezogen.',
  screenedOut: 'Das Interview endete vorher durch eine Antwort im Screener.',
  unknownReason: 'Das Interview kommt nicht bis dorthin.',

  tabs: { question: 'Frage', answers: 'Antworten', setup: 'Vorgaben' },
  whatShown: 'Was die Seitenleiste zeigt',
  chooseQuestion:
    'Wählen Sie links eine Frage, um zu sehen, warum sie sichtbar oder ausgeblendet ist, und um sie hier zu bearbeiten.',
  why: 'In diesem Interview',
  shownBecause: 'Sie ist sichtbar.',
  openNow: 'Sie ist jetzt offen.',
  toShow: 'Die kleinste Änderung, die sie zeigt',
  or: 'oder',
  apply: 'So antworten und hingehen',
  searching: 'Eine Änderung wird gesucht …',
  neverShown: 'Keine Antworten zeigen sie irgendjemandem.',
  noSmallChange: 'Keine Änderung von bis zu drei Antworten zeigt sie.',
  edit: 'Bearbeiten',

  answer: (names, question) => `${listed(names)} auf „${question}“ antworten`,
  alsoChoose: (names, question) => `In „${question}“ auch ${listed(names)} wählen`,
  takeBack: (names, question) => `In „${question}“ ${listed(names)} zurücknehmen`,
  chooseInstead: (names, before, question) => `In „${question}“ ${listed(names)} statt ${listed(before)} wählen`,
  answerRow: (name, row, question) => `In „${question}“ für „${row}“ „${name}“ antworten`,
  answerFor: (change, concept) => `${change} (für „${concept}“)`,
  openWith: (name, value) => `Den Link mit ${name}=${value} öffnen`,
  openWithout: (name) => `Den Link ohne ${name} öffnen`,
  drawAnew: 'Die Konzepte neu ziehen, so dass dieses dabei ist',

  noAnswers: 'Noch ist nichts beantwortet.',
  filled: 'für Sie ausgefüllt',
  reopen: (question) => `Wieder öffnen: ${question}`,
  waiting: (count) =>
    count === 1
      ? '1 weitere Antwort zählt wieder, sobald ihre Frage sichtbar ist.'
      : `${count} weitere Antworten zählen wieder, sobald ihre Fragen sichtbar sind.`,
  welcome: 'Begrüßung',

  parameters: 'Parameter des Links',
  parametersHint: 'Was im Link hinter dem Fragezeichen steht. Nach den genannten fragen Bedingungen dieses Leitfadens.',
  noParameters: 'Keine Bedingung fragt nach einem Parameter des Links.',
  parameterName: 'Name des Parameters',
  otherParameter: 'Weiterer Parameter',
  add: 'Hinzufügen',
  removeParameter: (name) => `${name} entfernen`,
  notSet: 'nicht gesetzt',
  seed: 'Startwert der Ziehung',
  seedHint: 'Derselbe Startwert ergibt dasselbe Interview: Reihenfolge der Optionen, Konzepte und Bildschirme.',
  newDraw: 'Neu ziehen',
  firstOf: (block) => `Konzept, das in „${block}“ zuerst kommt`,
  asDrawn: 'Wie gezogen',
  drawn: (names) => `Dieses Interview zeigt ${names.map((name) => `„${name}“`).join(', dann ')}.`,
  drawnNone: 'Dieses Interview zeigt keines davon.',
  drawnLater: 'Spätere Antworten entscheiden, welche gezeigt werden.',
  pins: 'Beim neuen Ziehen behalten',
  pinned: {
    concepts: 'Konzepte und ihre Reihenfolge',
    optionOrder: 'Reihenfolge der Optionen',
    screens: 'MaxDiff-Bildschirme',
  },
};
