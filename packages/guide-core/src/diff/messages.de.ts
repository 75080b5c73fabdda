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
import { propertyWords } from './propertyWords.de.ts';

const { counted, plural } = pluralsOf('de');

const types: Readonly<Record<string, string>> = {
  open_ended: 'eine offene Frage',
  multiple_choice: 'eine Auswahlfrage',
  ranking: 'eine Rangfolge',
  matrix: 'eine Matrix',
  max_diff: 'eine MaxDiff-Frage',
  statement: 'ein Hinweistext',
  flat: 'ein gewöhnlicher Block',
  concept: 'ein Konzeptblock',
  screening: 'ein Screener',
} satisfies Record<ItemType | BlockType, string>;

type Toggle = readonly [on: string, off: string];
const toggles = {
  multiSelect: ['erlaubt jetzt mehrere Antworten statt einer', 'erlaubt jetzt nur noch eine Antwort'],
  allowCustomOption: ['erlaubt jetzt eine eigene Antwort', 'erlaubt keine eigene Antwort mehr'],
  randomizeOptionOrder: [
    'zeigt die Optionen jetzt in zufälliger Reihenfolge',
    'zeigt die Optionen jetzt in fester Reihenfolge',
  ],
  pinnedFinalOption: ['hält die letzte Option jetzt am Ende', 'hält die letzte Option nicht mehr am Ende'],
  screenObservationEnabled: [
    'wird jetzt mit geteiltem Bildschirm beantwortet',
    'wird nicht mehr mit geteiltem Bildschirm beantwortet',
  ],
} as const satisfies Readonly<Partial<Record<PropertyPath, Toggle>>>;

const statuses: Readonly<Record<string, readonly [now: string, before: string]>> = {
  approve: ['lässt jetzt zu', 'ließ zu'],
  reject: ['schließt jetzt aus', 'schloss aus'],
  neutral: ['entscheidet jetzt nichts', 'entschied nichts'],
};
const noStatus: readonly [now: string, before: string] = ['hat jetzt keinen Status', 'hatte keinen'];

const kinds: Readonly<Record<Change['kind'], string>> = {
  study: 'Studie',
  block: 'Block',
  concept: 'Konzept',
  item: 'Frage',
  option: 'Option',
  row: 'Zeile',
};

function subject({ kind, a, b, params }: Change, mark: Mark): string {
  const number = (b ?? a)?.number ?? 0;
  if (kind === 'study') return 'die Studie';
  if (kind === 'item') return `F${number}${params.label === '' ? '' : ` ${mark(params.label)}`}`;
  if (kind === 'option' || kind === 'row') return `F${number} ${mark(params.inside ?? '')}`;
  return `${kinds[kind]} ${mark(params.label)}`;
}

const question = (change: Change, mark: Mark): string => subject({ ...change, kind: 'item' }, mark);

/** Singular and plural with their articles. */
function answers({ params }: Change): { readonly fresh: string; readonly gone: string; readonly all: string } {
  const form = (one: string, other: string) => plural(params.texts?.length ?? 0, { one, other });
  if (params.field === 'row') {
    return {
      fresh: form('die neue Zeile', 'die neuen Zeilen'),
      gone: form('die Zeile', 'die Zeilen'),
      all: 'Die Zeilen',
    };
  }
  if (params.type === 'matrix') {
    return {
      fresh: form('die neue Spalte', 'die neuen Spalten'),
      gone: form('die Spalte', 'die Spalten'),
      all: 'Die Spalten',
    };
  }
  return {
    fresh: form('die neue Option', 'die neuen Optionen'),
    gone: form('die Option', 'die Optionen'),
    all: 'Die Optionen',
  };
}

const more = (count: number): string => `und ${count} weitere`;

function quoted(value: unknown, mark: Mark): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return 'nichts';
  if (value === true) return 'ja';
  if (value === false) return 'nein';
  return Array.isArray(value) ? value.map((each) => mark(brief(each))).join(', ') : mark(brief(value));
}

type NamedAnswer = Extract<NamedCriterion, { kind: 'answer' }>;

function questionName({ question: text, number, isGone }: NamedAnswer, mark: Mark): string {
  if (number === 0) return mark(text);
  return isGone ? `${mark(brief(text, longestQuote))} (bisher F${number})` : `F${number}`;
}

function link({ parameter, value }: Extract<NamedCriterion, { kind: 'parameter' }>, mark: Mark): string {
  if (parameter !== '' && value !== '') return mark(`${parameter}=${value}`);
  const { noParameter, noValue } = conditionWords.de;
  return `${parameter === '' ? noParameter : mark(parameter)} = ${value === '' ? noValue : mark(value)}`;
}

function criterion(namedCriterion: NamedCriterion, mark: Mark): string {
  if (namedCriterion.kind === 'parameter') return `einen Link mit ${link(namedCriterion, mark)} geöffnet haben`;
  const choices = listed(
    namedCriterion.choices.map((choice) => mark(brief(choice, longestQuote))),
    'oder',
  );
  const answers = choices === '' ? conditionWords.de.nothingChosen : choices;
  const row = namedCriterion.row === null ? '' : ` bei ${mark(brief(namedCriterion.row, longestQuote))}`;
  const place = questionName(namedCriterion, mark);
  return `in ${place}${row} ${namedCriterion.isNot ? 'nicht ' : ''}${answers} gewählt haben`;
}

function those(condition: NamedCondition, mark: Mark): string {
  const joiner = condition.operator === 'or' ? 'oder' : 'und';
  return `Personen, die ${listed(
    condition.criteria.map((each) => criterion(each, mark)),
    joiner,
  )}`;
}

function conditionSentence(change: Change, mark: Mark): string {
  const { from, to } = change.params;
  let { fromCondition, toCondition } = change.params;
  const who = subject(change, mark);
  if (isUnreadable(from, fromCondition) || isUnreadable(to, toCondition))
    return `Die Bedingungen von ${who} haben sich geändert.`;
  if (isSameCondition(from, to)) return `Die Bedingungen von ${who} sind anders geschrieben und bedeuten dasselbe.`;
  if (fromCondition && toCondition) [fromCondition, toCondition] = contrastedConditions(fromCondition, toCondition);
  const shown = change.kind === 'concept' ? 'sehen' : 'bekommen';
  if (toCondition) {
    const before = fromCondition ? ` Vorher: ${those(fromCondition, mark)}.` : '';
    return `${who} ${shown} jetzt nur ${those(toCondition, mark)}.${before}`;
  }
  return `${who} ${shown} jetzt alle${fromCondition ? `, nicht mehr nur ${those(fromCondition, mark)}` : ''}.`;
}

const questions = (count: number): string => counted(count, { one: 'Frage', other: 'Fragen' });

function withQuestions({ kind, params }: Change): string {
  const count = params.texts?.length ?? 0;
  return kind === 'block' && count > 0 ? `, mit ${questions(count)}` : '';
}

function removedSentence(change: Change, mark: Mark): string {
  if (change.kind !== 'item') return `${subject(change, mark)} wurde entfernt${withQuestions(change)}.`;
  return `Frage ${mark(change.params.label)} (bisher F${change.a?.number ?? 0}) wurde entfernt.`;
}

function movedSentence(change: Change, mark: Mark): string {
  const { after, inside } = change.params;
  const place = after === undefined || after === '' ? 'an erster Stelle' : `nach ${mark(after)}`;
  const who = subject(change, mark);
  return inside === undefined
    ? `${who} steht jetzt ${place}.`
    : `${who} steht jetzt in Block ${mark(inside)}, ${place}.`;
}

function textSentence(change: Change, mark: Mark): string {
  const [from, to] = contrasted(change.params.from, change.params.to);
  switch (change.kind) {
    case 'study':
      return `Die Studie heißt jetzt ${quoted(to, mark)} statt ${quoted(from, mark)}.`;
    case 'block':
      return `Block ${quoted(from, mark)} heißt jetzt ${quoted(to, mark)}.`;
    case 'option':
    case 'row':
      return `In ${subject(change, mark)} lautet ${quoted(from, mark)} jetzt ${quoted(to, mark)}.`;
    default:
      return `F${(change.b ?? change.a)?.number ?? 0} lautet jetzt ${quoted(to, mark)} statt ${quoted(from, mark)}.`;
  }
}

function idSentence(change: Change, mark: Mark): string {
  const { label } = change.params;
  const [from, to] = contrasted(change.params.from, change.params.to);
  const who = change.kind === 'option' ? `Option ${mark(label)} von ${subject(change, mark)}` : subject(change, mark);
  if (from === undefined) return `${who} hat jetzt die ID ${quoted(to, mark)}.`;
  if (to === undefined) return `${who} hat die ID ${quoted(from, mark)} nicht mehr.`;
  return `Die ID von ${who} ist jetzt ${quoted(to, mark)} statt ${quoted(from, mark)}.`;
}

function bounds(value: unknown): string {
  const [least, most] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof least !== 'number' && typeof most !== 'number') return 'beliebig viele';
  if (least === most) return `genau ${String(least)}`;
  return `${typeof least === 'number' ? least : 'beliebig viele'} bis ${typeof most === 'number' ? most : 'beliebig viele'}`;
}

function fieldSentence(change: Change, mark: Mark): string {
  const { field = '', from, to } = change.params;
  const who = subject(change, mark);
  const toggle = entryOf<Toggle>(toggles, field);
  if (toggle && (to === true || from === true)) return `${who} ${to === true ? toggle[0] : toggle[1]}.`;
  const name = entryOf(propertyWords, field) ?? mark(field);
  const place = change.kind === 'study' ? '' : ` von ${who}`;
  const [was, now] = contrasted(from, to);
  return `${name}${place}: ${quoted(now, mark)} statt ${quoted(was, mark)}.`;
}

/** German wording of changes. A code without wording does not compile. */
export const changeWords: ChangeWords = {
  sentences: {
    added: (change, mark) =>
      change.kind === 'item'
        ? `${subject(change, mark)} ist neu: ${entryOf(types, change.params.type) ?? 'eine Frage'}.`
        : `${subject(change, mark)} ist neu${withQuestions(change)}.`,
    removed: removedSentence,
    moved: movedSentence,
    answersAdded: (change, mark) =>
      `${question(change, mark)} hat ${answers(change).fresh} ${named(change.params.texts ?? [], mark, more)}.`,
    answersRemoved: (change, mark) =>
      `${question(change, mark)} hat ${answers(change).gone} ${named(change.params.texts ?? [], mark, more)} nicht mehr.`,
    answersReordered: (change, mark) =>
      `${answers(change).all} von ${question(change, mark)} stehen in anderer Reihenfolge.`,
    textChanged: textSentence,
    typeChanged: (change, mark) => {
      const name = (type: unknown) => entryOf(types, type) ?? quoted(type, mark);
      return `${subject(change, mark)} ist jetzt ${name(change.params.to)}, vorher ${name(change.params.from)}.`;
    },
    idChanged: idSentence,
    conditionChanged: conditionSentence,
    carryForwardChanged: (change, mark) => {
      const { to, after } = change.params;
      if (to === undefined) return `${subject(change, mark)} übernimmt keine Optionen mehr.`;
      return `${subject(change, mark)} übernimmt jetzt, was in ${after === undefined ? quoted(to, mark) : mark(after)} gewählt wurde.`;
    },
    selectionChanged: (change, mark) =>
      `In ${subject(change, mark)} sind jetzt ${bounds(change.params.to)} Antworten zu wählen statt ${bounds(change.params.from)}.`,
    statusChanged: (change, mark) => {
      const [now] = entryOf(statuses, change.params.to) ?? noStatus;
      const [, before] = entryOf(statuses, change.params.from) ?? noStatus;
      return `In ${subject(change, mark)}: ${mark(change.params.label)} ${now}, vorher: ${before}.`;
    },
    exclusiveChanged: (change, mark) =>
      `In ${subject(change, mark)} lässt sich ${mark(change.params.label)} jetzt ${change.params.to === true ? 'nur noch allein' : 'auch mit anderen zusammen'} wählen.`,
    mediaChanged: (change, mark) => {
      const { field, from, to } = change.params;
      const who = subject(change, mark);
      if (field === 'embed') {
        if (to === undefined) return `${who} hat keine eingebettete Seite mehr.`;
        return `${who} hat jetzt eine ${from === undefined ? '' : 'andere '}eingebettete Seite.`;
      }
      if (to === undefined) return `${who} hat keine Medien mehr.`;
      return `${who} hat ${from === undefined ? 'jetzt' : 'andere'} Medien.`;
    },
    fieldChanged: fieldSentence,
  },
  property: (name) => entryOf(propertyWords, name),
  value: quoted,
  those,
  status: (value) => entryOf(statuses, value)?.[0],
  quote: (text) => `„${isolated(text)}“`,
  impacts: {
    comparability: 'Vergleichbarkeit',
    sample: 'Stichprobe',
    logic: 'Logik',
    order: 'Reihenfolge',
    wording: 'Wortlaut',
    form: 'nur Form',
  },
  study: 'Studie',
  blockTitle: (title) => title || 'Block ohne Titel',
  removedBlock: (title) => `${title || 'Block ohne Titel'} (entfernt)`,
  summary: (changes) => counted(changes, { one: 'Änderung', other: 'Änderungen' }),
  same: 'Es gibt keine Unterschiede.',
};
