import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { PathsWords } from './pathsWords.types.ts';

// British, so that there is no comma before “and” and “or”.
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function leftText(left: readonly string[] | null): string {
  if (left === null) return '';
  if (left.length === 0) return ', but none is left';
  return `, but only ${conjunction.format(left)} ${left.length === 1 ? 'is' : 'are'} left`;
}

export const englishPaths: PathsWords = {
  shownTo: {
    always: 'Shown to everyone.',
    sometimes: 'Shown to some participants.',
    undecided: 'Not known: the conditions before it are too many to work out.',
  },
  shownToPassing: 'Shown to everyone who passes the screener.',
  shownToLeft: 'Shown to everyone who was not screened out before.',
  shownToNobody: 'Shown to nobody.',
  reasonUnknown: 'Why is not known: too much excludes it to find out which parts do.',
  dependants: (questions) => `Because of this, also shown to nobody: ${questions}`,
  shownToScreenedOut: 'Shown only to participants who are then screened out.',
  unasked: (questions) =>
    `Also shown to participants who are not asked ${questions}: without an answer, “is not” and “does not include” are met.`,
  beyond: (criteria) => `This also requires: ${criteria.join('; ')}`,
  anyOf: (owner, criteria) => `${capital(owner)} is shown only when one of these is met: ${criteria.join('; ')}`,
  criterion: (owner, criterion) => `${capital(owner)} is shown only when ${criterion}`,
  drawnWhen: (owner, criteria, isAny) =>
    `${capital(owner)} may be seen by all for whom ${criteria.join(isAny ? ', or ' : ', and ')}`,
  sampling: (count, block) =>
    `Of the concepts${block === null ? '' : ` of ${block}`} that a participant may see, only ${count} ${count === 1 ? 'is' : 'are'} shown`,
  shownWhen: (owner, criteria, { isAny, isCarrying }) => {
    const when = criteria.join(isAny ? ', or ' : ', and ');
    return isCarrying
      ? `If an option is carried to ${owner}, it is always shown when ${when}`
      : `${capital(owner)} is always shown when ${when}`;
  },
  screening: (question, options) => `${question} ends the interview for ${options}`,
  carried: (question, source, never) => {
    const carried = `${question} shows only options selected in ${source}`;
    return never.length === 0
      ? carried
      : `${carried}, and never ${disjunction.format(never)}, because exclusive options are not carried`;
  },
  because: (count, endsInterviews) => {
    if (endsInterviews) return count === 1 ? 'Nobody gets past this:' : 'Together, these leave nobody:';
    return count === 1 ? 'Nobody can meet this:' : 'No participant can meet all of these:';
  },
  onlyScreenedOut: (owner, question, options) =>
    `${owner === null ? 'It' : capital(owner)} is shown only to those who answer ${disjunction.format(options)} to ${question}, but ${options.length === 1 ? 'that answer ends' : 'these answers end'} the interview.`,
  needsOptions: (owner, question, options, rule) => {
    const needed = `${owner === null ? 'It' : capital(owner)} is shown only when the answer to ${question} includes ${conjunction.format(options)}`;
    if (rule === null) return `${needed}.`;
    if ('alone' in rule)
      return `${needed}, but ${conjunction.format(rule.alone)} cannot be selected there together with other options.`;
    return rule.most === 1
      ? `${needed}, but only one answer can be selected there.`
      : `${needed}, but at most ${rule.most} can be selected there.`;
  },
  noPlace: 'The block has no concepts, so its questions are never asked.',
  nobodyScreenedOut: 'No option of a screening question ends the interview.',
  onlyShownConcepts: (questions) =>
    `${conjunction.format(questions)} ${questions.length === 1 ? 'is' : 'are'} asked only about concepts that are shown.`,
  link: (name, value) => (value === '' ? `The link has ${name} with no value` : `The link has ${name} = ${value}`),
  concepts: (names) => `Concepts drawn: ${names}`,
  oneInRow: (question) => `Only one answer can be selected in each row of ${question}.`,
  least: (question, count, left) =>
    `At least ${count === 1 ? 'one option' : `${count} options`} must be selected in ${question}${leftText(left)}.`,
  leastInRow: (question) => `An answer must be selected in each row of ${question}.`,
  most: (question, count) =>
    count === 1
      ? `Only one answer can be selected in ${question}.`
      : `At most ${count} options can be selected in ${question}.`,
  alone: (question, options) =>
    `In ${question}, ${conjunction.format(options)} cannot be selected together with other options.`,
  ownAnswer: 'an answer of their own',
  anyWay: 'Every participant gets here, whatever they answer.',
  quoted: (text) => `“${isolated(text)}”`,
  numbered: (number, text) => `Q${number} ${text}`,
  number: (number) => `Q${number}`,
  concept: (name) => `concept ${name}`,
  all: (names) => conjunction.format(names),
  any: (names) => disjunction.format(names),
  pair: (owner, criteria) =>
    `Condition of ${owner}: ${criteria.map(({ sentence, holds }) => `${sentence} (${holds ? 'met' : 'not met'})`).join('; ')}`,
  untriedPairs: (owner, combinations) =>
    `Condition of ${owner}: its ${pluralsOf('en').number(combinations)} combinations were not tried, because they are too many to work out.`,
  uncompared: (owner) =>
    `From the condition of ${owner} on, conditions were not compared with each other, because there are too many.`,
  more: (names, count) => `${names.join(', ')} and ${count} more`,
  limitReached: 'The analysis limit was reached, so this is not known:',
  openJourneys: 'the exact number of journeys',
  openItems: (questions) => `who is shown ${questions}`,
  openConditions: (owners) => `whether every part of the condition of ${owners} can be met`,
  within: (owner, wider, isScreened) =>
    `Everyone who ${isScreened ? 'passes the screener and ' : ''}is shown ${owner} has also met the condition of ${wider}.`,
  same: (owners, isScreened) =>
    `${isScreened ? 'Of those who pass the screener, the' : 'The'} same participants meet the conditions of ${owners}.`,
  drawn: (count, all) => `Each participant is shown at most ${count} of the ${all} concepts of its block.`,
  leftOut: (question, source) =>
    `${question} is not shown to participants who selected nothing in ${source} that it could show.`,
  uncoveredPair: (pair, why) =>
    `${pair}. ${why === 'never' ? 'This combination cannot occur.' : 'No way to it was found.'}`,
  outcomes: { complete: 'The interview is completed', screened_out: 'The participant is screened out' },
  block: (number, title) => `Block ${number}${title === null ? '' : ` ${title}`}`,
  partOf: {
    concept: (name) => `Concept ${name}`,
    option: (question, option) => `${question}, option ${option}`,
    itemFor: (question, concept) => `${question} for the concept ${concept}`,
  },
  mayHappen: (what) => `${what}. Whether this can happen is not known, because the analysis limit was reached.`,
  neverAsked: (owner, criterion, question) =>
    `Nobody is asked ${question}, which this part of the condition of ${owner} is about: ${criterion}.`,
  alikeForAll: (owner, criterion, question, isMet) =>
    `${isMet ? 'Everyone' : 'Nobody'} who is asked ${question} and comes to ${owner} meets this part of its condition: ${criterion}.`,
  mayDiffer: (owner, criterion, question, isMet) =>
    `It is not known whether anyone who is asked ${question} ${isMet ? 'meets' : 'does not meet'} this part of the condition of ${owner}, because the analysis limit was reached: ${criterion}.`,
};
