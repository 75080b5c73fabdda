import { isolated } from './isolated.ts';
import type { TellingProblem, TellingWords } from './words.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'diese Frage gibt es nicht',
  option: 'diese Option gibt es nicht',
  row: 'diese Zeile gibt es nicht',
};
const problems: Readonly<Record<TellingProblem, string>> = {
  notEarlier: 'wird nicht vorher gefragt',
  notInEarlierBlock: 'wird nicht in einem früheren Block gefragt',
  wrongType: 'diese Art von Frage ist hier nicht möglich',
};

export const german: TellingWords = {
  quoted: (text) => `„${isolated(text)}“`,
  shownWhenOne: 'Gezeigt, wenn gilt: ',
  shownWhenAll: 'Gezeigt, wenn alles davon gilt: ',
  shownWhenAny: 'Gezeigt, wenn eines davon gilt: ',
  between: '; ',
  row: ', Zeile ',
  afterRow: ',',
  includes: ' enthält ',
  excludes: ' enthält nicht ',
  or: ' oder ',
  nothingChosen: '(noch nichts gewählt)',
  link: 'Link hat ',
  noParameter: '(noch kein Parameter)',
  noValue: '(noch kein Wert)',
  notUnderstood: 'etwas, das keine Bedingung ist',
  missing: (what) => ` (${missing[what]})`,
  problem: (problem) => ` (${problems[problem]})`,
  optionsSelectedIn: 'Optionen, gewählt in ',
  optionsFrom: 'Optionen aus ',
  howConditionsAreRead: 'So werden Bedingungen gelesen',
  readings: {
    severalAnswers:
      'Mehrere Optionen zusammen: Es genügt, dass eine davon gewählt wurde. Sind sie ausgeschlossen, darf keine davon gewählt sein.',
    severalCriteria:
      'Mehrere Kriterien: Bei „und“ (alles davon) muss jedes zutreffen, bei „oder“ (eines davon) genügt eines.',
    notAsked:
      'Bei einer Frage, die nicht gestellt wurde, gilt nichts als gewählt: Ein Kriterium, das eine Antwort verlangt, trifft nicht zu; eines, das Antworten ausschließt, trifft zu.',
    perConcept:
      'Eine Frage zu jedem Konzept: In ihrem Block zählt die Antwort zum selben Konzept, danach zählen die Antworten zu allen Konzepten zusammen.',
    linkValue: 'Ein Wert im Link muss genau so geschrieben sein wie hier, auch in Groß- und Kleinschreibung.',
    linkRepeated: 'Steht ein Parameter mehrmals im Link, genügt einer seiner Werte.',
    carried:
      'Übernommene Optionen behalten die Reihenfolge ihrer Liste; was Teilnehmende ergänzt haben, folgt danach. Eine Option, die nur für sich allein gewählt wird, etwa „Nichts davon“, wird nicht übernommen.',
    nothingCarried: 'Eine Frage, für die nichts zum Übernehmen bleibt, wird nicht gestellt.',
  },
};
