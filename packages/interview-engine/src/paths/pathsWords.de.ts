import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { PathsWords } from './pathsWords.types.ts';

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });

function leftText(left: readonly string[] | null): string {
  if (left === null) return '';
  if (left.length === 0) return ', aber es bleibt keine übrig';
  return `, aber es ${left.length === 1 ? 'bleibt' : 'bleiben'} nur ${conjunction.format(left)} übrig`;
}

export const germanPaths: PathsWords = {
  shownTo: {
    always: 'Wird allen gezeigt.',
    sometimes: 'Wird manchen Teilnehmenden gezeigt.',
    undecided: 'Nicht bekannt: Davor stehen zu viele Bedingungen, um es auszurechnen.',
  },
  shownToPassing: 'Wird allen gezeigt, die den Screener bestehen.',
  shownToLeft: 'Wird allen gezeigt, die nicht vorher ausgeschieden sind.',
  shownToNobody: 'Wird niemandem gezeigt.',
  reasonUnknown: 'Warum, ist nicht bekannt: Zu viel schließt es aus, um herauszufinden, was davon genügt.',
  dependants: (questions) => `Deshalb werden auch niemandem gezeigt: ${questions}`,
  shownToScreenedOut: 'Wird nur Teilnehmenden gezeigt, die danach ausscheiden.',
  unasked: (questions) =>
    `Wird auch Teilnehmenden gezeigt, die ${questions} nicht gefragt werden: Ohne Antwort sind „ist nicht“ und „enthält … nicht“ erfüllt.`,
  beyond: (criteria) => `Das setzt außerdem voraus: ${criteria.join('; ')}`,
  anyOf: (owner, criteria) => `${owner} wird nur gezeigt, wenn eines davon gilt: ${criteria.join('; ')}`,
  criterion: (owner, criterion) => `${owner} wird nur gezeigt, wenn gilt: ${criterion}`,
  drawnWhen: (owner, criteria, isAny) =>
    `${owner} kann von allen gesehen werden, für die gilt: ${criteria.join(isAny ? ', oder: ' : ', und: ')}`,
  sampling: (count, block) =>
    `Von den Konzepten${block === null ? '' : ` aus ${block}`}, die jemand sehen kann, ${count === 1 ? 'wird' : 'werden'} nur ${count} gezeigt`,
  shownWhen: (owner, criteria, { isAny, isCarrying }) => {
    const when = criteria.join(isAny ? ', oder: ' : ', und: ');
    return isCarrying
      ? `Hat ${owner} übernommene Optionen, wird die Frage immer gezeigt, wenn gilt: ${when}`
      : `${owner} wird immer gezeigt, wenn gilt: ${when}`;
  },
  screening: (question, options) => `${question} beendet das Interview bei ${options}`,
  carried: (question, source, never) => {
    const carried = `${question} zeigt nur Optionen, die in ${source} gewählt wurden`;
    return never.length === 0
      ? carried
      : `${carried}, und nie ${disjunction.format(never)}, weil exklusive Optionen nicht übernommen werden`;
  },
  because: (count, endsInterviews) => {
    if (endsInterviews) return count === 1 ? 'Daran kommt niemand vorbei:' : 'Zusammen lassen sie niemanden übrig:';
    return count === 1 ? 'Niemand kann das erfüllen:' : 'Niemand kann all das zugleich erfüllen:';
  },
  onlyScreenedOut: (owner, question, options) =>
    `${owner ?? 'Das'} wird nur denen gezeigt, die auf ${question} mit ${disjunction.format(options)} antworten, aber ${options.length === 1 ? 'diese Antwort beendet' : 'diese Antworten beenden'} das Interview.`,
  needsOptions: (owner, question, options, rule) => {
    const needed = `${owner ?? 'Das'} wird nur gezeigt, wenn die Antwort auf ${question} ${conjunction.format(options)} enthält`;
    if (rule === null) return `${needed}.`;
    if ('alone' in rule)
      return `${needed}, aber ${conjunction.format(rule.alone)} ${rule.alone.length === 1 ? 'kann' : 'können'} dort nicht zusammen mit anderen Optionen gewählt werden.`;
    return rule.most === 1
      ? `${needed}, aber dort kann nur eine Antwort gewählt werden.`
      : `${needed}, aber dort können höchstens ${rule.most} gewählt werden.`;
  },
  noPlace: 'Der Block hat keine Konzepte, daher werden seine Fragen nie gestellt.',
  nobodyScreenedOut: 'Keine Option einer Screener-Frage beendet das Interview.',
  onlyShownConcepts: (questions) =>
    `${conjunction.format(questions)} ${questions.length === 1 ? 'wird' : 'werden'} nur zu Konzepten gestellt, die gezeigt werden.`,
  link: (name, value) => (value === '' ? `Der Link enthält ${name} ohne Wert` : `Der Link enthält ${name} = ${value}`),
  concepts: (names) => `Gezogene Konzepte: ${names}`,
  oneInRow: (question) => `In jeder Zeile von ${question} kann nur eine Antwort gewählt werden.`,
  least: (question, count, left) =>
    `In ${question} ${count === 1 ? 'muss mindestens eine Option' : `müssen mindestens ${count} Optionen`} gewählt werden${leftText(left)}.`,
  leastInRow: (question) => `In jeder Zeile von ${question} muss eine Antwort gewählt werden.`,
  most: (question, count) =>
    count === 1
      ? `In ${question} kann nur eine Antwort gewählt werden.`
      : `In ${question} können höchstens ${count} Optionen gewählt werden.`,
  alone: (question, options) =>
    `In ${question} ${options.length === 1 ? 'kann' : 'können'} ${conjunction.format(options)} nicht zusammen mit anderen Optionen gewählt werden.`,
  ownAnswer: 'eine eigene Antwort',
  anyWay: 'Alle kommen hierher, gleich was sie antworten.',
  quoted: (text) => `„${isolated(text)}“`,
  numbered: (number, text) => `F${number} ${text}`,
  number: (number) => `F${number}`,
  concept: (name) => `Konzept ${name}`,
  all: (names) => conjunction.format(names),
  any: (names) => disjunction.format(names),
  pair: (owner, criteria) =>
    `Bedingung von ${owner}: ${criteria.map(({ sentence, holds }) => `${sentence} (${holds ? 'erfüllt' : 'nicht erfüllt'})`).join('; ')}`,
  untriedPairs: (owner, combinations) =>
    `Bedingung von ${owner}: Ihre ${pluralsOf('de').number(combinations)} Kombinationen wurden nicht geprüft, weil es zu viele sind, um sie auszurechnen.`,
  uncompared: (owner) =>
    `Ab der Bedingung von ${owner} wurden Bedingungen nicht miteinander verglichen, weil es zu viele sind.`,
  more: (names, count) => `${names.join(', ')} und ${count} weitere`,
  limitReached: 'Die Grenze des Rechenaufwands ist erreicht, daher ist dies nicht bekannt:',
  openJourneys: 'die genaue Zahl der Frageverläufe',
  openItems: (questions) => `wem ${questions} gezeigt wird`,
  openConditions: (owners) => `ob jeder Teil der Bedingung von ${owners} erfüllt werden kann`,
  within: (owner, wider, isScreened) =>
    `Wer ${isScreened ? 'den Screener besteht und ' : ''}${owner} sieht, hat auch die Bedingung von ${wider} erfüllt.`,
  same: (owners, isScreened) =>
    `${isScreened ? 'Von denen, die den Screener bestehen, erfüllen dieselben' : 'Dieselben Teilnehmenden erfüllen'} die Bedingungen von ${owners}.`,
  drawn: (count, all) => `Jede Person sieht höchstens ${count} der ${all} Konzepte dieses Blocks.`,
  leftOut: (question, source) =>
    `${question} wird Teilnehmenden nicht gezeigt, die in ${source} nichts gewählt haben, was diese Frage zeigen könnte.`,
  uncoveredPair: (pair, why) =>
    `${pair}. ${why === 'never' ? 'Diese Kombination kann nicht vorkommen.' : 'Dahin wurde kein Weg gefunden.'}`,
  outcomes: { complete: 'Das Interview wird abgeschlossen', screened_out: 'Die Person wird aussortiert' },
  block: (number, title) => `Block ${number}${title === null ? '' : ` ${title}`}`,
  partOf: {
    concept: (name) => `Konzept ${name}`,
    option: (question, option) => `${question}, Option ${option}`,
    itemFor: (question, concept) => `${question} zum Konzept ${concept}`,
  },
  mayHappen: (what) =>
    `${what}. Ob das geschehen kann, ist nicht bekannt, weil die Grenze des Rechenaufwands erreicht ist.`,
  neverAsked: (owner, criterion, question) =>
    `Niemand wird ${question} gefragt; darum geht es in diesem Teil der Bedingung von ${owner}: ${criterion}.`,
  alikeForAll: (owner, criterion, question, isMet) =>
    `${isMet ? 'Alle' : 'Keine'}, die ${question} gefragt werden und bis ${owner} kommen, erfüllen diesen Teil der Bedingung: ${criterion}.`,
  mayDiffer: (owner, criterion, question, isMet) =>
    `Ob jemand, der ${question} gefragt wird, diesen Teil der Bedingung von ${owner} ${isMet ? 'erfüllt' : 'nicht erfüllt'}, ist nicht bekannt, weil die Grenze des Rechenaufwands erreicht ist: ${criterion}.`,
};
