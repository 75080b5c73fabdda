import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { plural } = pluralsOf('de');

export const find: Words['find'] = {
  title: 'Suchen und Ersetzen',
  find: 'Suchen',
  replaceWith: 'Ersetzen durch',
  matchCase: 'Groß- und Kleinschreibung',
  wholeWord: 'Ganzes Wort',
  regularExpression: 'Regulärer Ausdruck',
  next: 'Weiter',
  previous: 'Zurück',
  replace: 'Ersetzen',
  skip: 'Überspringen',
  skippedAt: (place) => `Übersprungen: ${place}`,
  replaceAll: (count) => plural(count, { one: '1 Treffer ersetzen', other: `Alle ${count} Treffer ersetzen` }),
  count: (at, count) => `${at} von ${count}`,
  hits: (count) => `${count} Treffer`,
  more: (count) => `Die ersten ${count} Treffer stehen in der Liste. Die übrigen werden mit ersetzt.`,
  none: 'Keine Treffer in diesem Leitfaden.',
  hitList: 'Treffer',
  replaced: (count) => `${count} Treffer ersetzt.`,
  notAll: (count) =>
    count === 1
      ? '1 Stelle ließ sich nicht ändern, zum Beispiel weil die neue ID schon vergeben ist.'
      : `${count} Stellen ließen sich nicht ändern, zum Beispiel weil die neue ID schon vergeben ist.`,
  place: (place, property) => (property === '' ? place : `${place} · ${property}`),
  properties: {
    text: '',
    title: 'Titel',
    externalId: 'ID',
    nickname: 'Kurzname',
    externalTitle: 'Titel für Teilnehmende',
    background: 'Hintergrund',
    studyGoal: 'Ziel',
    closingMessage: 'Schlusstext',
    'welcomeMessage.title': 'Titel der Begrüßung',
    'welcomeMessage.message': 'Begrüßung',
    addInstructions: 'Anweisungen',
    continueButtonText: 'Schaltfläche',
    metric: 'verglichen nach',
    'content.title': 'Titel',
    'content.description': 'Beschreibung',
    'embed.url': 'Adresse der eingebetteten Seite',
    'embed.proxyUrl': 'Proxy-Adresse der eingebetteten Seite',
    'content.embed.url': 'Adresse der eingebetteten Seite',
    name: 'Name',
    url: 'Adresse',
    parameter: 'Link-Parameter',
    value: 'Link-Wert',
  },
  stops: {
    tooLong: 'Dieser Ausdruck braucht zu lange. Formulieren Sie ihn genauer. Bis dahin bleiben die früheren Treffer.',
    failed: 'Die Suche ließ sich nicht starten. Laden Sie das Fenster neu, und melden Sie es, wenn es wieder vorkommt.',
  },
  errors: {
    unclosedGroup: 'Eine Klammer „(“ ist nicht geschlossen.',
    unclosedClass: 'Eine Klammer „[“ ist nicht geschlossen.',
    unexpectedClose: 'Eine Klammer wird geschlossen, die nicht geöffnet wurde.',
    nothingToRepeat: 'Vor *, +, ? oder { steht nichts, das sich wiederholen ließe.',
    badRange: 'Ein Bereich ist verkehrt herum.',
    badEscape:
      'Was auf einen umgekehrten Schrägstrich „\\“ folgt, fehlt oder ist unbekannt. Um ihn selbst zu suchen, schreiben Sie ihn doppelt.',
    tooLarge: 'Der Ausdruck ist zu groß. Nehmen Sie kleinere Wiederholungen.',
    invalid: 'Der Ausdruck ist nicht gültig. Prüfen Sie, was auf jedes „(?“ folgt, und die Namen der Gruppen.',
  },
};
