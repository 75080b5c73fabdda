import { pluralsOf } from '../plurals/plurals.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';
import type { Change, NamedCondition, NamedCriterion } from './change.ts';
import { entryOf } from '../json.ts';
import type { PropertyPath } from '../schema/propertyPath.ts';
import { isolated } from '../conditionText/isolated.ts';
import { conditionWords } from '../conditionText/messages.ts';
import { contrasted, contrastedConditions, longestQuote } from './contrast.ts';
import { isSameCondition } from './sameCondition.ts';
import { brief } from '../doc/brief.ts';
import { isUnreadable, listed, type Mark, named } from './speech.ts';
import type { ChangeWords } from './messages.types.ts';
import { propertyWords } from './propertyWords.en.ts';

const { counted, plural } = pluralsOf('en');

const itemTypes: Readonly<Record<string, string>> = {
  open_ended: 'an open question',
  multiple_choice: 'multiple choice',
  ranking: 'a ranking',
  matrix: 'a matrix',
  max_diff: 'a MaxDiff question',
  statement: 'a statement',
  flat: 'an ordinary block',
  concept: 'a concept block',
  screening: 'a screener',
} satisfies Record<ItemType | BlockType, string>;

type Toggle = readonly [on: string, off: string];
const toggles = {
  multiSelect: ['now allows several answers instead of one', 'now allows one answer instead of several'],
  allowCustomOption: ['now allows a custom answer', 'no longer allows a custom answer'],
  randomizeOptionOrder: ['now shows its options in random order', 'now shows its options in their fixed order'],
  pinnedFinalOption: ['now keeps its last option at the end', 'no longer keeps its last option at the end'],
  screenObservationEnabled: ['is now answered with the screen shared', 'is no longer answered with the screen shared'],
} as const satisfies Readonly<Partial<Record<PropertyPath, Toggle>>>;

const statuses: Readonly<Record<string, readonly [now: string, before: string]>> = {
  approve: ['lets participants in', 'let them in'],
  reject: ['screens participants out', 'screened them out'],
  neutral: ['decides nothing', 'decided nothing'],
};
const noStatus: readonly [now: string, before: string] = ['has no status', 'had none'];

function subject({ kind, a, b, params }: Change, mark: Mark): string {
  const number = (b ?? a)?.number ?? 0;
  if (kind === 'study') return 'the study';
  if (kind === 'item') return `Q${number}${params.label === '' ? '' : ` ${mark(params.label)}`}`;
  if (kind === 'option' || kind === 'row') return `Q${number} ${mark(params.inside ?? '')}`;
  return `${kind} ${mark(params.label)}`;
}

function answers({ params }: Change): string {
  const forms = params.field === 'row' ? rows : params.type === 'matrix' ? columns : options;
  return plural(params.texts?.length ?? 0, forms);
}

const rows = { one: 'row', other: 'rows' };
const columns = { one: 'column', other: 'columns' };
const options = { one: 'option', other: 'options' };

const quoted = (value: unknown, mark: Mark): string => {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return Array.isArray(value) ? value.map((each) => mark(brief(each))).join(', ') : mark(brief(value));
};

type NamedAnswer = Extract<NamedCriterion, { kind: 'answer' }>;

function questionName({ question, number, isGone }: NamedAnswer, mark: Mark): string {
  if (number === 0) return mark(question);
  return isGone ? `${mark(brief(question, longestQuote))} (Q${number} before)` : `Q${number}`;
}

function link({ parameter, value }: Extract<NamedCriterion, { kind: 'parameter' }>, mark: Mark): string {
  if (parameter !== '' && value !== '') return mark(`${parameter}=${value}`);
  const { noParameter, noValue } = conditionWords.en;
  return `${parameter === '' ? noParameter : mark(parameter)} = ${value === '' ? noValue : mark(value)}`;
}

function criterion(namedCriterion: NamedCriterion, mark: Mark): string {
  if (namedCriterion.kind === 'parameter') return `opened a link with ${link(namedCriterion, mark)}`;
  const choices = listed(
    namedCriterion.choices.map((choice) => mark(brief(choice, longestQuote))),
    'or',
  );
  const answers = choices === '' ? conditionWords.en.nothingChosen : choices;
  const row = namedCriterion.row === null ? '' : ` for ${mark(brief(namedCriterion.row, longestQuote))}`;
  const place = questionName(namedCriterion, mark);
  return `${namedCriterion.isNot ? 'did not choose' : 'chose'} ${answers}${row} in ${place}`;
}

function those(condition: NamedCondition, mark: Mark): string {
  return `those who ${listed(
    condition.criteria.map((each) => criterion(each, mark)),
    condition.operator,
  )}`;
}

function conditionSentence(change: Change, mark: Mark): string {
  const { from, to } = change.params;
  let { fromCondition, toCondition } = change.params;
  const who = capital(subject(change, mark));
  if (isUnreadable(from, fromCondition) || isUnreadable(to, toCondition))
    return `The conditions of ${subject(change, mark)} changed.`;
  if (isSameCondition(from, to))
    return `The conditions of ${subject(change, mark)} are written differently and mean the same.`;
  if (fromCondition && toCondition) [fromCondition, toCondition] = contrastedConditions(fromCondition, toCondition);
  const asked = change.kind === 'concept' ? 'shown only to' : 'asked only of';
  if (toCondition && fromCondition) {
    return `${who} is now ${asked} ${those(toCondition, mark)}; before, ${asked} ${those(fromCondition, mark)}.`;
  }
  if (toCondition) return `${who} is now ${asked} ${those(toCondition, mark)}.`;
  const everyone = change.kind === 'concept' ? 'shown to everyone' : 'asked of everyone';
  return `${who} is now ${everyone}${fromCondition ? `, no longer only ${change.kind === 'concept' ? 'to' : 'of'} ${those(fromCondition, mark)}` : ''}.`;
}

function addedSentence(change: Change, mark: Mark): string {
  const { kind, params } = change;
  const who = capital(subject(change, mark));
  if (kind === 'item') return `${who} is new: ${entryOf(itemTypes, params.type) ?? 'a question'}.`;
  const count = params.texts?.length ?? 0;
  return `${who} is new${kind === 'block' && count > 0 ? `, with ${things(count)}` : ''}.`;
}

const things = (count: number): string => counted(count, { one: 'question', other: 'questions' });

function removedSentence(change: Change, mark: Mark): string {
  const number = change.a?.number ?? 0;
  const who =
    change.kind === 'item'
      ? `Question ${mark(change.params.label)} (Q${number} before)`
      : capital(subject(change, mark));
  const count = change.params.texts?.length ?? 0;
  return `${who} was removed${change.kind === 'block' && count > 0 ? `, with ${things(count)}` : ''}.`;
}

function movedSentence(change: Change, mark: Mark): string {
  const { after, inside } = change.params;
  const place = after === undefined || after === '' ? 'first' : `after ${mark(after)}`;
  const who = capital(subject(change, mark));
  return inside === undefined ? `${who} now comes ${place}.` : `${who} moved to block ${mark(inside)}, ${place}.`;
}

function textSentence(change: Change, mark: Mark): string {
  const [from, to] = contrasted(change.params.from, change.params.to);
  switch (change.kind) {
    case 'study':
      return `The study is now called ${quoted(to, mark)} instead of ${quoted(from, mark)}.`;
    case 'block':
      return `Block ${quoted(from, mark)} is now called ${quoted(to, mark)}.`;
    case 'option':
    case 'row':
      return `In ${subject(change, mark)}, ${quoted(from, mark)} now reads ${quoted(to, mark)}.`;
    default:
      return `Q${(change.b ?? change.a)?.number ?? 0} now reads ${quoted(to, mark)} instead of ${quoted(from, mark)}.`;
  }
}

function idSentence(change: Change, mark: Mark): string {
  const [from, to] = contrasted(change.params.from, change.params.to);
  const who =
    change.kind === 'option'
      ? `option ${mark(change.params.label)} of ${subject(change, mark)}`
      : subject(change, mark);
  if (from === undefined) return `${capital(who)} now has the id ${quoted(to, mark)}.`;
  if (to === undefined) return `${capital(who)} no longer has the id ${quoted(from, mark)}.`;
  return `The id of ${who} is now ${quoted(to, mark)} instead of ${quoted(from, mark)}.`;
}

function bounds(value: unknown): string {
  const [least, most] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof least !== 'number' && typeof most !== 'number') return 'any number of answers';
  if (least === most) return `exactly ${String(least)}`;
  return `${typeof least === 'number' ? least : 'any number'} to ${typeof most === 'number' ? most : 'any number'}`;
}

function fieldSentence(change: Change, mark: Mark): string {
  const { field = '', from, to } = change.params;
  const who = subject(change, mark);
  const toggle = entryOf<Toggle>(toggles, field);
  if (toggle && (to === true || from === true)) return `${capital(who)} ${to === true ? toggle[0] : toggle[1]}.`;
  const name = entryOf(propertyWords, field) ?? mark(field);
  const place = change.kind === 'study' ? '' : ` ${toggle ? 'in' : 'of'} ${who}`;
  const [was, now] = contrasted(from, to);
  return `${name}${place}: ${quoted(now, mark)} instead of ${quoted(was, mark)}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** English wording of changes. A code without wording does not compile. */
export const changeWords: ChangeWords = {
  sentences: {
    added: addedSentence,
    removed: removedSentence,
    moved: movedSentence,
    answersAdded: (change, mark) =>
      `${subject({ ...change, kind: 'item' }, mark)} has ${plural(change.params.texts?.length ?? 0, { one: 'a new', other: 'new' })} ${answers(change)}: ${named(change.params.texts ?? [], mark, (n) => `and ${n} more`)}.`,
    answersRemoved: (change, mark) =>
      `${subject({ ...change, kind: 'item' }, mark)} no longer has the ${answers(change)} ${named(change.params.texts ?? [], mark, (n) => `and ${n} more`)}.`,
    answersReordered: (change, mark) =>
      `The ${answers({ ...change, params: { ...change.params, texts: [] } })} of ${subject({ ...change, kind: 'item' }, mark)} are in a different order.`,
    textChanged: textSentence,
    typeChanged: (change, mark) => {
      const name = (type: unknown) => entryOf(itemTypes, type) ?? quoted(type, mark);
      return `${capital(subject(change, mark))} is now ${name(change.params.to)} instead of ${name(change.params.from)}.`;
    },
    idChanged: idSentence,
    conditionChanged: conditionSentence,
    carryForwardChanged: (change, mark) => {
      const who = subject(change, mark);
      const { to, after } = change.params;
      if (to === undefined) return `${who} no longer carries options forward.`;
      return `${who} now carries forward what was chosen in ${after === undefined ? quoted(to, mark) : mark(after)}.`;
    },
    selectionChanged: (change, mark) =>
      `In ${subject(change, mark)}, participants now choose ${bounds(change.params.to)} instead of ${bounds(change.params.from)}.`,
    statusChanged: (change, mark) => {
      const [now] = entryOf(statuses, change.params.to) ?? noStatus;
      const [, before] = entryOf(statuses, change.params.from) ?? noStatus;
      return `In ${subject(change, mark)}, ${mark(change.params.label)} now ${now}; before, it ${before}.`;
    },
    exclusiveChanged: (change, mark) =>
      `In ${subject(change, mark)}, ${mark(change.params.label)} can ${change.params.to === true ? 'now only be chosen alone' : 'now be chosen together with others'}.`,
    mediaChanged: (change, mark) => {
      const { field, from, to } = change.params;
      const what = field === 'embed' ? 'embedded page' : 'media';
      if (to === undefined) return `${capital(subject(change, mark))} no longer has its ${what}.`;
      const article =
        field === 'embed' ? (from === undefined ? 'an ' : 'another ') : from === undefined ? 'new ' : 'other ';
      return `${capital(subject(change, mark))} now has ${article}${what}.`;
    },
    fieldChanged: fieldSentence,
  },
  property: (name) => entryOf(propertyWords, name),
  value: quoted,
  those,
  status: (value) => entryOf(statuses, value)?.[0],
  quote: (text) => `“${isolated(text)}”`,
  impacts: {
    comparability: 'comparability',
    sample: 'sample',
    logic: 'logic',
    order: 'order',
    wording: 'wording',
    form: 'form only',
  },
  study: 'Study',
  blockTitle: (title) => title || 'Untitled block',
  removedBlock: (title) => `${title || 'Untitled block'} (removed)`,
  summary: (changes) => counted(changes, { one: 'change', other: 'changes' }),
  same: 'No differences.',
};
