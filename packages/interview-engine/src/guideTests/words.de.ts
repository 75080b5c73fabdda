import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { TestWords } from './words.types.ts';

const { counted } = pluralsOf('de');
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const answers = { one: 'Antwort', other: 'Antworten' };

export const germanTests: TestWords = {
  answerRefused: (question, problem) => `${question} nimmt die Antwort des Tests nicht an. ${problem}`,
  unknownOption: (option) =>
    `Diese Person sieht ${option ?? 'eine der Optionen darin'} nicht. Ändern Sie die Antwort oder eine frühere.`,
  onlyOne: 'Es kann nur eine Option gewählt werden. Ändern Sie die Antwort.',
  exclusiveWithOthers: (option) =>
    `${option} kann nicht zusammen mit anderen Optionen gewählt werden. Ändern Sie die Antwort.`,
  tooMany: (question, maximum, given) =>
    `${question} erlaubt höchstens ${counted(maximum, answers)}; der Test gibt ${given}. Ändern Sie die Antwort.`,
  tooFew: (question, minimum, given) =>
    `${question} verlangt mindestens ${counted(minimum, answers)}; der Test gibt ${given}. Ändern Sie die Antwort.`,
  screenedOut: (by, answer) =>
    by === null
      ? 'Die Person scheidet im Screener aus, sollte das Interview aber abschließen.'
      : `Die Person scheidet durch die Antwort ${answer === null ? '' : `${answer} `}auf ${by} aus, sollte das Interview aber abschließen.`,
  completed: 'Die Person schließt das Interview ab, sollte aber im Screener ausscheiden.',
  nobodyScreenedOut: 'Keine Option einer Screening-Frage beendet in diesem Leitfaden das Interview.',
  questionMissing: (question) => `${question} wird nicht gezeigt.`,
  questionMissingUnasked: (question, sources) =>
    `${question} wird nicht gezeigt, weil ${list.format(sources)} nicht gestellt ${sources.length === 1 ? 'wurde' : 'wurden'}.`,
  questionForNobody: (question) => `${question} wird nicht gezeigt, weil niemand diese Frage sehen kann.`,
  questionMissingBecause: (question, source, answer, wanted) =>
    `${question} wird nicht gezeigt, weil die Antwort auf ${source} ${answer} war${wanted === null ? '' : ` und nicht ${wanted}`}.`,
  questionMissingInRow: (question, source, row, answer, wanted) =>
    `${question} wird nicht gezeigt, weil die Antwort in Zeile ${row} von ${source} ${answer} war${wanted === null ? '' : ` und nicht ${wanted}`}.`,
  questionShown: (question) => `${question} wird gezeigt, sollte es aber nicht.`,
  shownToEveryone: 'Sie hat keine Bedingung und wird allen gezeigt, die so weit kommen.',
  questionExtra: (question) => `${question} wird gezeigt, steht aber nicht auf der Liste der Fragen.`,
  otherOrder: (question, first) => `${question} wird vor ${first} gezeigt, sollte aber danach kommen.`,
  optionMissing: (question, option) => `${question} zeigt die Option ${option} nicht.`,
  optionExtra: (question, option) => `${question} zeigt die Option ${option}, sollte es aber nicht.`,
  conceptMissing: (concept) => `Das Konzept ${concept} wird nicht gezeigt.`,
  conceptForNobody: (concept) => `Das Konzept ${concept} wird nicht gezeigt, weil niemand es sehen kann.`,
  conceptExtra: (concept) => `Das Konzept ${concept} wird gezeigt, sollte es aber nicht.`,
  otherClosing: (expected, actual) => `Der Abschlusstext ist ${actual}. Er sollte ${expected} enthalten.`,
  notMet: (name, criteria, isOr) =>
    `${name === null ? 'Dafür' : `Für ${name}`} müsste ${isOr ? 'eines davon ' : ''}gelten: ${criteria.join('; ')}.`,
  conceptNotMet: (name, criteria, isOr) =>
    `Für das Konzept ${name === null ? 'der Frage' : `von ${name}`} müsste ${isOr ? 'eines davon ' : ''}gelten: ${criteria.join('; ')}.`,
  nothingCarried: (name, source) =>
    `${name ?? 'Sie'} zeigt nur Optionen, die in ${source} gewählt wurden, und keine davon wurde gewählt.`,
  conceptNotDrawn: (name) => `Das Konzept ${name === null ? 'der Frage' : `von ${name}`} wurde nicht gezogen.`,
  notDrawn:
    'Es wurde nicht gezogen. Damit es gezogen wird, setzen Sie es an die erste Stelle der zuerst zu ziehenden Konzepte.',
  afterScreening: (name) => `Die Person scheidet ${name === null ? 'vorher' : `vor ${name}`} aus.`,
  unusedAnswer: (question) =>
    `Die Antwort auf ${question} wird nie verwendet, weil die Frage nicht gestellt wird. Entfernen Sie sie, oder ändern Sie eine frühere Antwort.`,
  answered: (question, answer) => `Die Antwort auf ${question} war ${answer}.`,
  nothingAnswered: (question) => `Bei ${question} wurde nichts ausgewählt.`,
  notAsked: (question) => `${question} wurde nicht gestellt.`,
  metUnasked: (question) =>
    `${question} wurde nicht gestellt, und ohne Antwort sind „ist nicht“ und „enthält … nicht“ erfüllt.`,
  filledIn: '(ergänzt; der Test legt das nicht fest)',
  parameter: (name, values) => `Der Link enthält ${name} = ${values}.`,
  noParameter: (name) => `Der Link enthält den Parameter ${name} nicht.`,
  lost: {
    question: (name) => `Der Leitfaden hat keine Frage ${name}.`,
    option: (name, question) => `${question} hat keine Option ${name}.`,
    row: (name, question) => `${question} hat keine Zeile ${name}.`,
    concept: (name) => `Der Leitfaden hat kein Konzept ${name}.`,
  },
  now: {
    option: (names, more) => `Ihre Optionen sind jetzt ${names}${more === 0 ? '' : ` und ${more} weitere`}.`,
    row: (names, more) => `Ihre Zeilen sind jetzt ${names}${more === 0 ? '' : ` und ${more} weitere`}.`,
  },
  deletedQuestion: (question) => `Die Frage ${question} wurde gelöscht.`,
  names: {
    screenedOut: (question, answer) => `Scheidet bei ${question} durch ${answer} aus`,
    shown: (question) => `Gezeigt: ${question}`,
    notShown: (question) => `Nicht gezeigt: ${question}`,
    concept: (concept) => `Sieht das Konzept ${concept}`,
    option: (option, question) => `${option} in ${question}`,
    outcome: { complete: 'Schließt das Interview ab', screened_out: 'Scheidet im Screener aus' },
    options: (question) => `Optionen von ${question}`,
    byOption: (name, option) => `${name} (${option})`,
    criterion: (sentence, holds) => `${holds ? 'Bedingung erfüllt' : 'Bedingung nicht erfüllt'}: ${sentence}`,
  },
  goals: {
    block: (title) => `der Block ${title}`,
    question: (question) => `die Frage ${question}`,
    concept: (concept) => `das Konzept ${concept}`,
    options: (question) => `die Liste der Optionen von ${question}`,
    decides: (criterion) => `${criterion}, entschieden allein durch diesen Teil`,
    decidesUnasked: (criterion, question) =>
      `${criterion}, entschieden allein durch diesen Teil, während ${question} nicht gestellt wird`,
    decidesBy: (criterion, option, question) => `${criterion}, entschieden allein durch ${option} in ${question}`,
    option: (question, option) => `die Option ${option} von ${question}`,
    outcome: { complete: 'ein abgeschlossenes Interview', screened_out: 'ein Interview, das im Screener endet' },
    criterion: (of, sentence, holds) => `die Bedingung von ${of}, ${holds ? 'erfüllt' : 'nicht erfüllt'}: ${sentence}`,
  },
  nearest: (name) => `Am ähnlichsten ist ${name}.`,
  chooseAnother: 'Ändern oder löschen Sie den Test.',
  numbered: (number, question) => `F${number} ${question}`,
  forConcept: (question, concept) => `${question} (${concept})`,
  ownOption: (text) => `eine eigene Antwort${text === null ? '' : ` (${text})`}`,
  ownOptionOf: (question) => `die eigene Antwort auf ${question}`,
  quoted: (text) => `„${isolated(text)}“`,
  and: ' und ',
  or: ' oder ',
};
