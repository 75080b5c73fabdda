import type { LeftItem, SourceItem, SourceOption } from '../source/study.ts';
import { acknowledged } from './answeredFields.ts';
import { carriedFrom } from './carriedFrom.ts';
import { changesOf } from './changesOf.ts';
import { boundsOf } from './constraint.ts';
import { mainCell, placeOf, translationsOf } from './form.ts';
import type { QuestionNode } from './formTree.ts';
import { labelText } from './labelText.ts';
import { parametersOf, rangeOptions } from './rangeOptions.ts';
import { type Reading, textOf } from './reading.ts';

/** Returns a question that no guide has. */
export const leftOf = (question: QuestionNode, code: LeftItem['code'], reading: Reading): LeftItem => ({
  field: question.name,
  place: placeOf(question.row),
  text: textOf(question, reading),
  code,
  options:
    question.type.kind === 'choice' || question.type.kind === 'rank'
      ? (reading.lists.get(question.type.list) ?? [])
      : [],
  conditions: reading.conditionsOf(question),
});

const kinds = {
  acknowledge: 'multiple_choice',
  choice: 'multiple_choice',
  note: 'statement',
  open: 'open_ended',
  rank: 'ranking',
  range: 'open_ended',
} as const;

/** Returns a question of a form as one of a guide. */
export function itemOf(question: QuestionNode, reading: Reading): SourceItem {
  const { name, row, type } = question;
  const { languages } = reading.form;
  const options = optionsOf(question, reading);
  const kind =
    type.kind === 'left'
      ? 'open_ended'
      : type.kind === 'range' && options !== undefined
        ? 'multiple_choice'
        : kinds[type.kind];
  const from = carriedFrom(question, reading);
  const hint = ['hint', 'guidance_hint'].map((column) => labelText(mainCell(row, column, languages))).filter(Boolean);
  return {
    field: name,
    place: placeOf(row),
    type: kind,
    text: textOf(question, reading),
    ...(options === undefined || from !== null ? {} : { options }),
    ...(type.kind === 'choice' && type.isSeveral ? { isSeveral: true } : {}),
    ...(type.kind === 'choice' && type.hasOther ? { hasOther: true } : {}),
    ...(parametersOf(row).get('randomize')?.toLowerCase() === 'true' && options !== undefined
      ? { isShuffled: true }
      : {}),
    ...(from === null ? boundsOf(question, options ?? [])?.bounds : {}),
    ...(from === null ? {} : { from }),
    ...(kind === 'open_ended' && hint.length > 0 ? { instructions: hint.join('\n') } : {}),
    conditions: reading.conditionsOf(question),
    changes: changesOf(question, { reading, kind, options, isCarried: from !== null }),
    translations: translationsOf(row, languages),
  };
}

/** Returns the options of a question; undefined if it has none. */
function optionsOf(question: QuestionNode, { lists }: Reading): readonly SourceOption[] | undefined {
  const { type, row } = question;
  if (type.kind === 'acknowledge') return [{ code: acknowledged, text: acknowledged }];
  if (type.kind === 'range') return rangeOptions(row) ?? undefined;
  if (type.kind !== 'choice' && type.kind !== 'rank') return undefined;
  const options = lists.get(type.list) ?? [];
  const alone = boundsOf(question, options)?.alone;
  return alone === undefined
    ? options
    : options.map((option) => (option.code === alone ? { ...option, isExclusive: true } : option));
}
