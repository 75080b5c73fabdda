import { isolated } from './isolated.ts';
import type { BrokenReference, ConditionWords } from './messages.types.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'diese Frage gibt es nicht',
  option: 'diese Option gibt es nicht',
  row: 'diese Zeile gibt es nicht',
};
const problems: Readonly<Record<BrokenReference, string>> = {
  notEarlier: 'wird nicht vorher gefragt',
  notInEarlierBlock: 'wird nicht in einem früheren Block gefragt',
  wrongType: 'dieser Fragetyp ist hier nicht möglich',
};

export const german: ConditionWords = {
  quoted: (text) => `„${isolated(text)}“`,
  shownWhenOne: 'Gezeigt, wenn gilt: ',
  shownWhenAll: 'Gezeigt, wenn alles davon gilt: ',
  shownWhenAny: 'Gezeigt, wenn eines davon gilt: ',
  between: '; ',
  row: ', Zeile ',
  afterRow: ',',
  oneAnswer: { includes: [' ist ', ''], excludes: [' ist nicht ', ''], excludesAll: [' ist keine von ', ''] },
  severalAnswers: {
    includes: [' enthält ', ''],
    excludes: [' enthält ', ' nicht'],
    excludesAll: [' enthält keine von ', ''],
  },
  oneForEachConcept: {
    includes: [' ist ', ' bei irgendeinem Konzept'],
    excludes: [' ist ', ' bei keinem Konzept'],
    excludesAll: [' ist bei keinem Konzept ', ''],
  },
  or: ' oder ',
  noQuestion: '(noch keine Frage)',
  nothingChosen: '(noch nichts gewählt)',
  link: 'der Link enthält ',
  noParameter: '(noch kein Parameter)',
  noValue: '(noch kein Wert)',
  notUnderstood: 'etwas, das keine Bedingung ist',
  missing: (what) => ` (${missing[what]})`,
  problem: (problem) => ` (${problems[problem]})`,
  optionsSelectedIn: [
    'Zeigt nur die Optionen, die in ',
    ' gewählt wurden; wird nicht gezeigt, wenn keine gewählt wurde',
  ],
  optionsFrom: 'Optionen aus ',
  howConditionsAreRead: 'So werden Bedingungen gelesen',
  readings: {
    severalAnswers:
      'Mehrere Optionen in einer Bedingung: Es genügt, wenn eine davon gewählt wurde. Bei „keine von“ darf keine davon gewählt sein.',
    severalCriteria: 'Mehrere Bedingungen: Bei „alles davon“ muss jede erfüllt sein, bei „eines davon“ genügt eine.',
    notAsked:
      'Bei einer Frage, die nicht gestellt wurde, gilt nichts als gewählt: „ist“ und „enthält“ sind nicht erfüllt; „ist nicht“, „enthält … nicht“ und „keine von“ sind erfüllt.',
    perConcept:
      'Eine Frage, die zu jedem Konzept gestellt wird: In ihrem Block zählt die Antwort zum selben Konzept. Nach dem Block zählen die Antworten zu allen Konzepten zusammen.',
    linkValue: 'Ein Wert im Link muss genau übereinstimmen, auch in Groß- und Kleinschreibung.',
    linkRepeated: 'Enthält der Link einen Parameter mehrmals, genügt ein passender Wert.',
    carried:
      'Übernommene Optionen behalten ihre Reihenfolge, eigene Antworten folgen danach. Eine exklusive Option wie „Nichts davon“ wird nicht übernommen.',
    nothingCarried: 'Eine Frage, für die es keine Optionen zu übernehmen gibt, wird nicht gestellt.',
  },
};
