import { remembered } from '@guide-studio/guide-core/internal';
import { screenCount } from '../draw/maxDiffScreens.ts';
import { cellsIn, choicesIn, placesIn, selectedIn } from './answerWords.ts';
import type { Cell, Column, Missing, ValueLabel } from './column.ts';
import type { ExternalIds } from './externalIds.ts';
import type { Occasion } from './occasions.ts';
import { type OfColumn, questionColumn } from './questionColumn.ts';
import type { SplitAnswer } from './splitAnswer.ts';
import type { TableWords } from './tableWords.types.ts';

export interface Answered {
  readonly occasion: Occasion;
  readonly ids: ExternalIds;
  /** By interview index; undefined if the question was not answered. */
  readonly answers: readonly (SplitAnswer | undefined)[];
  /** Returns why the interview at an index has no answer; null if it has one. */
  readonly missing: (at: number) => Missing | null;
  readonly asCodes: boolean;
  readonly words: TableWords;
}

/** Returns the columns of a question: one per option, row and screen, and one per open text. */
export function answerColumns(answered: Answered): readonly Column[] {
  const { question } = answered.occasion;
  switch (question.type) {
    case 'multiple_choice':
      return question.isMultiSelect === true ? optionColumns(answered) : choiceColumns(answered);
    case 'ranking':
      return rankColumns(answered);
    case 'matrix':
      return rowColumns(answered);
    case 'max_diff':
      return screenColumns(answered);
    case 'statement':
      // A statement has no answer; there may only be reports on what was shown.
      return answered.answers.some((each) => each !== undefined) ? textColumns(answered) : [];
    case 'open_ended':
    case 'file_upload':
      return textColumns(answered);
  }
}

function column({ occasion, ids, missing }: Answered, ...[suffix, part, cell, about]: OfColumn): Column {
  return questionColumn({ occasion, externalId: ids.question, missing }, suffix, part, cell, about);
}

/** Returns the meaning of the codes of a list of texts, which may be options with external ids. */
const codesOf = (texts: readonly string[], { options }: ExternalIds): readonly ValueLabel[] =>
  texts.map((label, at) => {
    const optionId = options[at] ?? '';
    return { value: at + 1, label, ...(optionId === '' ? {} : { optionId }) };
  });

/** Returns the kind of a column that has texts, or their positions. */
const kindOf = ({ asCodes }: Answered) => (asCodes ? 'code' : 'text');

function readEach<Read>(
  { answers }: Answered,
  read: (text: string) => Read,
): readonly (NonNullable<Read> | undefined)[] {
  // Thousands of participants give the same few answers, so results are cached.
  const known = new Map<string, Read>();
  return answers.map((each) => {
    if (each === undefined) return undefined;
    const result = remembered(known, each.answer, () => read(each.answer));
    return result ?? undefined;
  });
}

/** Answers name options by text, so of equal texts the first one is meant. */
const positionIn = (texts: readonly string[], text: string): Cell => {
  const at = texts.indexOf(text);
  return at === -1 ? '' : at + 1;
};

function choiceColumns(answered: Answered): readonly Column[] {
  const { occasion, ids, asCodes, words } = answered;
  const { options = [] } = occasion.question;
  const read = readEach(answered, (text) => selectedIn(text, occasion.question));
  const ownCode = options.length + 1;
  const own = ownColumns(answered, (at) => read[at]?.own ?? '');
  const values = codesOf(own.length === 0 ? options : [...options, words.parts.ownWords], ids);
  const cell = (at: number): Cell => {
    const { selected = [], own: ownText = '' } = read[at] ?? {};
    const [chosen = ''] = selected;
    if (!asCodes) return chosen || ownText;
    return ownText === '' ? positionIn(options, chosen) : ownCode;
  };
  return [column(answered, '', { part: words.parts.answer, kind: kindOf(answered), values }, cell), ...own];
}

function optionColumns(answered: Answered): readonly Column[] {
  const { occasion, ids, words } = answered;
  const { options = [] } = occasion.question;
  const read = readEach(answered, (text) => {
    const { selected, own } = selectedIn(text, occasion.question);
    return { chosen: new Set(selected.map((option) => options.indexOf(option))), own };
  });
  const values = [
    { value: 1, label: words.chosen },
    { value: 0, label: words.notChosen },
  ];
  const columns = options.map((label, option) => {
    const part = {
      part: words.parts.option,
      code: option + 1,
      optionId: ids.options[option] ?? '',
      label,
      kind: 'code',
      values,
    } as const;
    return column(answered, `_${option + 1}`, part, (at) => {
      const chosen = read[at]?.chosen;
      return chosen === undefined ? '' : Number(chosen.has(option));
    });
  });
  return [...columns, ...ownColumns(answered, (at) => read[at]?.own ?? '')];
}

/** Added only if a participant wrote something, because services do not say whether it was allowed. */
function ownColumns(answered: Answered, cell: (at: number) => string): readonly Column[] {
  const { answers, words } = answered;
  if (!answers.some((_, at) => cell(at) !== '')) return [];
  return [column(answered, '_own', { part: words.parts.ownWords }, cell, [words.parts.ownWords])];
}

/** Answers that cannot be parsed are kept as they are. */
function verbatimColumns(answered: Answered, read: readonly unknown[]): readonly Column[] {
  const { answers, words } = answered;
  const cell = (at: number) => (read[at] === undefined ? (answers[at]?.answer ?? '') : '');
  if (!answers.some((_, at) => cell(at) !== '')) return [];
  return [column(answered, '_said', { part: words.parts.verbatim }, cell, [words.parts.verbatim])];
}

function rankColumns(answered: Answered): readonly Column[] {
  const { occasion, ids, words } = answered;
  const { options = [] } = occasion.question;
  const read = readEach(answered, (text) => placesIn(text, occasion.question));
  const columns = options.map((label, option) => {
    const optionId = ids.options[option] ?? '';
    const part = {
      part: words.parts.rank,
      code: option + 1,
      optionId,
      label,
      kind: 'number',
      values: [{ value: 1, label: words.firstPlace }],
    } as const;
    const isFirst = options.indexOf(label) === option;
    return column(answered, `_${option + 1}`, part, (at) => (isFirst ? positionIn(read[at] ?? [], label) : ''));
  });
  return [...columns, ...verbatimColumns(answered, read)];
}

function rowColumns(answered: Answered): readonly Column[] {
  const { occasion, ids, asCodes, words } = answered;
  const { rows = [], columns: choices = [] } = occasion.question;
  const read = readEach(answered, (text) => cellsIn(text, occasion.question));
  const columns = rows.map((label, row) => {
    const part = {
      part: words.parts.row,
      code: row + 1,
      label,
      kind: kindOf(answered),
      values: codesOf(choices, ids),
    } as const;
    return column(answered, `_${row + 1}`, part, (at) => {
      const chosen = read[at]?.[row] ?? '';
      return asCodes ? positionIn(choices, chosen) : chosen;
    });
  });
  return [...columns, ...verbatimColumns(answered, read)];
}

function screenColumns(answered: Answered): readonly Column[] {
  const { occasion, ids, asCodes, words } = answered;
  const { options = [], itemsPerScreen } = occasion.question;
  const read = readEach(answered, (text) => choicesIn(text, occasion.question));
  const most = read.reduce((longest, choices) => Math.max(longest, choices?.length ?? 0), 0);
  const screens = Array.from({ length: Math.max(most, screenCount(options.length, itemsPerScreen)) }, (_, at) => at);
  const values = codesOf(options, ids);
  const named = (text: string): Cell => (asCodes ? positionIn(options, text) : text);
  const columns = screens.flatMap((screen) => [
    column(
      answered,
      `_s${screen + 1}_best`,
      { part: words.parts.best, code: screen + 1, kind: kindOf(answered), values },
      (at) => named(read[at]?.[screen]?.best ?? ''),
      [words.screenBest(screen + 1)],
    ),
    column(
      answered,
      `_s${screen + 1}_worst`,
      { part: words.parts.worst, code: screen + 1, kind: kindOf(answered), values },
      (at) => named(read[at]?.[screen]?.worst ?? ''),
      [words.screenWorst(screen + 1)],
    ),
  ]);
  const differences = options.map((label, option) => {
    const optionId = ids.options[option] ?? '';
    const part = {
      part: words.parts.difference,
      code: option + 1,
      optionId,
      label,
      kind: 'number',
      counts: words.differences,
    } as const;
    return column(answered, `_${option + 1}`, part, (at) => {
      const choices = read[at];
      if (choices === undefined || options.indexOf(label) !== option) return '';
      return choices.reduce((sum, { best, worst }) => sum + Number(best === label) - Number(worst === label), 0);
    });
  });
  return [...columns, ...differences, ...verbatimColumns(answered, read)];
}

function textColumns(answered: Answered): readonly Column[] {
  const { answers, words } = answered;
  const most = answers.reduce((longest, each) => Math.max(longest, each?.followUps.length ?? 0), 0);
  const followUps = Array.from({ length: most }, (_, at) => at).flatMap((turn) => {
    const code = turn + 1;
    const asked = { part: words.parts.followUpQuestion, code };
    const followUpAnswer = { part: words.parts.followUpAnswer, code };
    return [
      column(answered, `_f${code}_asked`, asked, (at) => answers[at]?.followUps[turn]?.question ?? '', [
        words.followUpAsked(code),
      ]),
      column(answered, `_f${code}`, followUpAnswer, (at) => answers[at]?.followUps[turn]?.answer ?? '', [
        words.followUp(code),
      ]),
    ];
  });
  return [column(answered, '', { part: words.parts.answer }, (at) => answers[at]?.answer ?? ''), ...followUps];
}
