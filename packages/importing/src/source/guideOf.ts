import { type JsonObject, LanguageCode } from '@guide-studio/guide-core';
import type { ReportRow } from '../report/report.ts';
import { type AnswersPlace, answersOf } from './answers.ts';
import { conditionalOf } from './conditionalOf.ts';
import { withDistinctRows } from './distinctRows.ts';
import { withLastExclusive } from './exclusive.ts';
import { blockId, fieldsOf, optionId, withoutCollisions, withOwnNames } from './names.ts';
import { type Accepted, withAccepted } from './proposals.ts';
import { withScreener } from './screener.ts';
import { withSkips } from './skips.ts';
import type { LeftItem, SourceBlock, SourceItem, SourceOption, SourceStudy } from './study.ts';
import { translationsOf } from './translationsOf.ts';
import { withTexts } from './withTexts.ts';

/** A guide, and what became of every part of the source. */
export interface Imported {
  readonly guide: JsonObject;
  /** The file of translations beside the guide; null if there are none. */
  readonly translations: JsonObject | null;
  readonly rows: readonly ReportRow[];
}

/**
 * Returns a questionnaire as a guide. The external id of an item is the name of its field, that of an option
 * `field.code`, that of a block `block.name`, so that answers can be joined with those of the source.
 */
export function guideOf(study: SourceStudy, accepted: Accepted = new Set()): Imported {
  const { title, participantTitle, welcome, closing, changes } = study;
  const chosen = withAccepted(study.blocks, accepted);
  const screened = withScreener(withOwnNames(chosen.blocks));
  const { blocks, rows: skipRows } = withSkips(screened.blocks);
  const { studyGuide, items, rows } = blocksOf(blocks);
  const texts = [welcome, closing].flatMap((one) => (one === undefined ? [] : [one]));
  const guide: JsonObject = {
    title,
    ...(participantTitle === undefined ? {} : { externalTitle: participantTitle }),
    ...(welcome === undefined ? {} : { welcomeMessage: { message: welcome.text } }),
    studyGuide: [...studyGuide],
    ...(closing === undefined ? {} : { closingMessage: closing.text }),
  };
  const { file, languages, rows: translationRows } = translationsOf(guide, items, study);
  return {
    guide: withLanguages(guide, study, languages),
    translations: file,
    rows: [
      ...changes.map((one): ReportRow => ({ params: {}, ...one, rule: null, target: null })),
      ...texts.map(({ place, text }) => exact('text', place, text)),
      ...rows,
      ...screened.rows,
      ...skipRows,
      ...chosen.rows,
      ...translationRows,
    ],
  };
}

/** Returns a guide with the languages of the source. */
function withLanguages(guide: JsonObject, { language }: SourceStudy, others: readonly LanguageCode[]): JsonObject {
  // A language that guides do not have in its country, they may have without.
  const names = language === undefined ? [] : [language, language.replace(/[-_].*$/u, '')];
  const [questionLanguage = 'en'] = names.flatMap((name) => LanguageCode.safeParse(name).data ?? []);
  if (others.length === 0 && questionLanguage === 'en') return guide;
  const availableLanguages = [...new Set([questionLanguage, ...others])];
  const { title = '', externalTitle, ...rest } = guide;
  const titles: JsonObject = externalTitle === undefined ? { title } : { title, externalTitle };
  return { ...titles, config: { questionLanguage, availableLanguages }, ...rest };
}

/** Returns the blocks of the guide and their items under the names that they have there. */
function blocksOf(blocks: readonly SourceBlock[]) {
  const places = new Map<string, AnswersPlace>();
  const later = new Set(blocks.flatMap(({ items }) => items.flatMap(fieldsOf)));
  const all: ReportRow[] = [];
  const kept: SourceItem[] = [];
  const free = withoutCollisions(blocks);
  const studyGuide = blocks.map((block): JsonObject => {
    const inBlock = blockId(block.name);
    const rows: ReportRow[] = [];
    // One by one: a call takes only so many arguments.
    const add = (more: readonly ReportRow[]): void => {
      for (const row of more) rows.push(row);
    };
    const items = block.items.flatMap((one): readonly JsonObject[] => {
      if (!hasAnswers(one)) {
        add(rowsOfLeft({ ...one, options: one.options ?? [], code: 'withoutOptions' }));
        return [];
      }
      const item = withDistinctRows(withLastExclusive(withTexts(free(one))));
      const { field, place, text, conditions, from } = item;
      if (from !== undefined && places.get(from)?.asked.isSeveral !== true) {
        rows.push(carryRow(item, 'lost'));
        add(rowsOfLeft({ field, place, text, conditions, options: [], code: 'notCarried' }));
        return [];
      }
      if (from !== undefined) rows.push(carryRow(item, 'exact'));
      const { conditional, rows: conditionRows } = conditionalOf(item, places, later);
      add(conditionRows);
      add(rowsOfItem(item));
      for (const name of fieldsOf(item)) later.delete(name);
      for (const [name, answers] of answersOf(item, places)) places.set(name, answers);
      kept.push(item);
      return [{ ...itemOf(item, block), ...(conditional === null ? {} : { conditional }) }];
    });
    for (const one of block.left) add(rowsOfLeft(one));
    add(conceptRows(block));
    // What is lost with its questions comes after the reasons.
    const own = blockRow(block, items.length > 0);
    for (const row of items.length > 0 ? [own, ...rows] : [...rows, own])
      all.push(Object.assign(row, { block: inBlock }));
    return blockOf(block, items);
  });
  return {
    studyGuide: studyGuide.filter(({ items }) => Array.isArray(items) && items.length > 0),
    items: kept,
    rows: all,
  };
}

/** Reports a block. One without questions is not in the guide. */
const blockRow = ({ place, title, name }: SourceBlock, isKept: boolean): ReportRow =>
  isKept
    ? { ...exact('block', place, title), target: blockId(name) }
    : { ...exact('block', place, title), verdict: 'lost', code: 'withQuestion' };

/** Returns false for an item that needs options or rows and has none. */
function hasAnswers({ type, options = [], rows = [], from }: SourceItem): boolean {
  if (type === 'matrix') return options.length > 0 && rows.length > 0;
  return type === 'open_ended' || type === 'statement' || options.length > 0 || from !== undefined;
}

/** Reports that a question shows the options selected in another one (rule 6). */
const carryRow = ({ field, place, from = '' }: SourceItem, verdict: 'exact' | 'lost'): ReportRow => ({
  ...exact('carry', place, from),
  verdict,
  rule: verdict === 'exact' ? 6 : null,
  code: verdict === 'exact' ? null : 'notCarried',
  params: { field: from },
  target: verdict === 'exact' ? field : null,
});

/** Reports that the questions of a block are asked for each of several things (rule 7). */
const conceptRows = ({ place, name, repeatedFor = [] }: SourceBlock): readonly ReportRow[] =>
  repeatedFor.map(
    ({ text }): ReportRow => ({
      ...exact('option', place, text),
      verdict: 'equivalent',
      rule: 7,
      target: blockId(name),
    }),
  );

function blockOf({ name, title, isScreener, repeatedFor }: SourceBlock, items: readonly JsonObject[]): JsonObject {
  const concepts = repeatedFor?.map(
    ({ code, text }): JsonObject => ({
      externalId: `${blockId(name)}.${code}`,
      nickname: text,
      content: { title: text },
    }),
  );
  return {
    externalId: blockId(name),
    type: isScreener === true ? 'screening' : concepts === undefined ? 'flat' : 'concept',
    title,
    ...(concepts === undefined ? {} : { conceptSamplingConfig: { concepts } }),
    items: [...items],
  };
}

const exact = (kind: ReportRow['kind'], place: string, text: string) =>
  ({ kind, place, text, verdict: 'exact', rule: null, code: null, params: {}, target: null }) as const;

function itemOf(item: SourceItem, block: SourceBlock): JsonObject {
  const { field, type, text, isSeveral = false, options, rows, instructions, from } = item;
  return {
    externalId: field,
    text,
    type,
    ...(instructions === undefined ? {} : { addInstructions: instructions }),
    ...(rows === undefined ? {} : { rows: rows.map((row) => ({ text: row.text })) }),
    ...(options === undefined
      ? {}
      : { options: options.map((option) => optionOf(field, option, { isSeveral, isScreener: block.isScreener })) }),
    ...(isSeveral ? { multiSelect: true } : {}),
    ...(item.hasOther === true ? { allowCustomOption: true } : {}),
    ...boundsOf(item),
    ...(item.isShuffled === true ? { randomizeOptionOrder: true } : {}),
    ...(item.isLastPinned === true ? { pinnedFinalOption: true } : {}),
    ...(from === undefined ? {} : { carryForwardFrom: from }),
  };
}

/** Returns how many options are selected at least and at most, both or none; nothing for what no participant could meet. */
function boundsOf({ isSeveral, hasOther, options = [], ...item }: SourceItem): JsonObject {
  const all = options.length + (hasOther === true ? 1 : 0);
  const least = Math.max(item.least ?? 1, 1);
  const most = Math.min(item.most ?? all, all);
  if (isSeveral !== true || least > Math.min(most, options.length)) return {};
  // The contract wants both or none.
  return least > 1 || most < all ? { minSelect: least, maxSelect: most } : {};
}

const optionOf = (
  field: string,
  option: SourceOption,
  { isSeveral, isScreener }: Pick<SourceItem, 'isSeveral'> & Pick<SourceBlock, 'isScreener'>,
): JsonObject => ({
  externalId: optionId(field, option),
  text: option.text,
  ...(option.status !== undefined && isScreener === true ? { status: option.status } : {}),
  ...(option.isExclusive === true && isSeveral === true ? { exclusiveOption: true } : {}),
});

const noParams = {};

function rowsOfItem({ field, place, text, options = [], rows = [], changes }: SourceItem): readonly ReportRow[] {
  const kept = (kind: 'question' | 'row' | 'option', at: string, own: string): ReportRow => ({
    kind,
    place: at,
    text: own,
    verdict: 'exact',
    rule: null,
    code: null,
    params: noParams,
    target: field,
  });
  return [
    kept('question', place, text),
    // Rows have no ids in guides: conditions and answers name them by their texts.
    ...rows.map(
      (row): ReportRow => ({
        ...kept('row', row.place, row.text),
        verdict: 'equivalent',
        code: 'rowName',
        params: { field: row.field },
      }),
    ),
    ...options.map((option) => kept('option', place, option.text)),
    ...changes.map((one): ReportRow => ({ ...one, rule: null, params: noParams, target: field })),
  ];
}

/** Reports a question that the guide does not have, with all that goes with it. */
function rowsOfLeft({ place, text, code, options, conditions }: LeftItem): readonly ReportRow[] {
  const lost = { verdict: 'lost', rule: null, params: {}, target: null } as const;
  return [
    { kind: 'question', place, text, code, ...lost },
    ...options.map((one): ReportRow => ({ kind: 'option', place, text: one.text, code: 'withQuestion', ...lost })),
    ...conditions.map(
      (one): ReportRow => ({ kind: 'condition', place: one.place, text: one.text, code: 'withQuestion', ...lost }),
    ),
  ];
}
