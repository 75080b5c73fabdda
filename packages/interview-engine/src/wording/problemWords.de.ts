import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ProblemWords } from './problemWords.types.ts';

const { number, plural } = pluralsOf('de');

export const germanProblems: ProblemWords = {
  notThisStep: () =>
    'Das Interview ist inzwischen bei einer anderen Frage. Laden Sie die Seite neu, um dort weiterzumachen.',
  alreadyAnswered: () =>
    'Diese Frage hat schon eine andere Antwort. Laden Sie die Seite neu, um weiterzumachen, oder gehen Sie zu der Frage zurück, um sie zu ändern.',
  interviewEnded: () =>
    'Dieses Interview ist beendet, seine Antworten lassen sich nicht mehr ändern. Sie können die Seite schließen.',
  nothingBefore: () => 'Das ist die erste Seite, davor gibt es keine. Machen Sie hier weiter.',
  wrongForm: ({ expected }) => `Die Antwort war nicht lesbar. Senden Sie sie in der Form ${expected}.`,
  textMissing: () => 'Ihre Antwort ist noch leer. Schreiben Sie ein paar Worte, und machen Sie dann weiter.',
  notStorable: () =>
    'Ihre Antwort enthält ein Zeichen, das sich nicht speichern lässt. Löschen Sie es, oder tippen Sie den Text neu.',
  textTooLong: ({ maximum }) =>
    `Ihre Antwort ist zu lang, um sie zu speichern. Kürzen Sie sie auf ${number(maximum)} Zeichen, und machen Sie dann weiter.`,
  nothingSelected: () => 'Es ist noch nichts ausgewählt. Wählen Sie eine Antwort, und machen Sie dann weiter.',
  onlyOne: () => 'Sie können nur eine Antwort auswählen. Behalten Sie die, die am besten passt.',
  tooFew: ({ minimum }) => `Wählen Sie mindestens ${counted(minimum)}, und machen Sie dann weiter.`,
  tooMany: ({ maximum }) => `Wählen Sie höchstens ${counted(maximum)}. Wählen Sie ab, was am wenigsten passt.`,
  unknownOption: () =>
    'Eine der gewählten Antworten gehört nicht zu dieser Frage. Laden Sie die Seite neu, und wählen Sie noch einmal.',
  repeatedOption: () =>
    'Eine der Antworten ist zweimal ausgewählt. Behalten Sie sie einmal, und machen Sie dann weiter.',
  exclusiveWithOthers: ({ option }) =>
    `„${option}“ lässt sich nicht mit anderen Antworten kombinieren. Wählen Sie die anderen Antworten ab oder diese.`,
  ownNotAllowed: () => 'Sie können nur Antworten aus der Liste auswählen. Wählen Sie eine davon aus.',
  ownMissing: () => 'Ihre eigene Antwort ist noch leer. Schreiben Sie sie, oder wählen Sie sie ab.',
  rankingIncomplete: ({ ranked, total }) => `Sie haben ${ranked} von ${total} eingeordnet. Ordnen Sie alle ein.`,
  cellMissing: ({ row }) => `„${row}“ hat noch keine Antwort. Wählen Sie für jede Zeile eine.`,
  unknownRow: () =>
    'Eine der Zeilen gehört nicht zu dieser Frage. Laden Sie die Seite neu, und antworten Sie noch einmal.',
  screensIncomplete: ({ answered, total }) =>
    `Sie haben ${answered} von ${total} Vergleichen beantwortet. Wählen Sie bei jedem das Beste und das Schlechteste.`,
  notOnScreen: ({ screen }) =>
    `Wählen Sie bei Vergleich ${screen} das Beste und das Schlechteste von dem, was dort steht.`,
  bestIsWorst: ({ screen }) =>
    `Bei Vergleich ${screen} ist dasselbe das Beste und das Schlechteste. Wählen Sie zwei verschiedene.`,
  notWatched: ({ video }) =>
    `„${video}“ wurde nicht bis zum Ende abgespielt. Spielen Sie es ab, und machen Sie dann weiter.`,
};

function counted(count: number): string {
  return plural(count, { one: 'eine Antwort', other: `${count} Antworten` });
}
