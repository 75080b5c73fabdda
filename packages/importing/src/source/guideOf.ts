import type { JsonObject } from '@guide-studio/guide-core';
import { type Asked, conditionOf, type SourceConditional } from '../logic/conditionOf.ts';
import type { ReportRow } from '../report/report.ts';
import type { LeftItem, SourceBlock, SourceCondition, SourceItem, SourceOption, SourceStudy } from './study.ts';

/** A guide, and what became of every part of the source. */
export interface Imported {
  readonly guide: JsonObject;
  readonly rows: readonly ReportRow[];
}

/** Where the answers of a field are in the guide. */
interface Place {
  readonly asked: Asked;
  /** The external id of the item. */
  readonly questionId: string;
  /** The text of the row, of a matrix. */
  readonly row: string | null;
  /** The names of options in the guide, by their codes. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns a questionnaire as a guide. The external id of an item is the name of its field, that of an option
 * `field.code`, that of a block `block.name`, so that answers can be joined with those of the source.
 */
export function guideOf({ title, blocks: given, changes }: SourceStudy): Imported {
  const blocks = withOwnNames(given);
  const places = new Map<string, Place>();
  const later = new Set(blocks.flatMap(({ items }) => items.flatMap(fieldsOfItem)));
  const rows: ReportRow[] = changes.map((one) => ({ ...one, rule: null, params: {}, target: null }));
  const free = withoutCollisions(blocks);
  const studyGuide = blocks.map((block): JsonObject => {
    rows.push({ ...exact('block', block.place, block.title), target: blockId(block.name) });
    const items = block.items.flatMap((one): readonly JsonObject[] => {
      const item = free(one);
      const isCarried = item.from === undefined || places.get(item.from)?.asked.isSeveral === true;
      if (!isCarried) {
        const { field, place, text, conditions } = item;
        rows.push(carryRow(item, 'lost'));
        rows.push(...rowsOfLeft({ field, place, text, conditions, options: [], code: 'notCarried' }));
        return [];
      }
      if (item.from !== undefined) rows.push(carryRow(item, 'exact'));
      const conditional = conditionalOf(item, places, later, rows);
      for (const field of fieldsOfItem(item)) later.delete(field);
      rows.push(...rowsOfItem(item));
      for (const [field, place] of placesOf(item, places)) places.set(field, place);
      return [{ ...itemOf(item), ...(conditional === null ? {} : { conditional }) }];
    });
    rows.push(...block.left.flatMap(rowsOfLeft));
    return blockOf(block, items);
  });
  return {
    guide: { title, studyGuide: studyGuide.filter(({ items }) => Array.isArray(items) && items.length > 0) },
    rows,
  };
}

/** Returns blocks of which no two have the same name. */
function withOwnNames(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    let { name } = block;
    for (let count = 2; taken.has(name); count += 1) name = `${block.name}-${count}`;
    taken.add(name);
    return { ...block, name };
  });
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

/**
 * Returns what gives an item another name if another one has it, and notes it as a change. A question keeps the name of
 * its field before a matrix keeps that of its group, because answers are named by fields.
 */
function withoutCollisions(blocks: readonly SourceBlock[]): (item: SourceItem) => SourceItem {
  const isMatrix = ({ type }: SourceItem): boolean => type === 'matrix';
  const fields = new Set(
    blocks.flatMap(({ items }) => items.filter((item) => !isMatrix(item)).map(({ field }) => field)),
  );
  const taken = new Set(blocks.map(({ name }) => blockId(name)));
  const unique = (name: string, isFree: (name: string) => boolean): string => {
    let own = name;
    for (let count = 2; !isFree(own); count += 1) own = `${name}-${count}`;
    taken.add(own);
    return own;
  };
  return (item) => {
    const { place } = item;
    const renamed = (text: string) =>
      ({ kind: 'setting', place, text, verdict: 'equivalent', code: 'renamed' }) as const;
    const field = unique(item.field, (name) => !taken.has(name) && !(isMatrix(item) && fields.has(name)));
    const ids: (readonly [SourceOption, string])[] = (item.options ?? []).map((option) => [
      option,
      unique(optionId(field, option.code), (name) => !taken.has(name) && !fields.has(name)),
    ]);
    const others = ids.filter(([{ code }, id]) => id !== optionId(field, code));
    return {
      ...item,
      field,
      ...(item.options === undefined ? {} : { options: ids.map(([option, id]) => ({ ...option, id })) }),
      changes: [
        ...item.changes,
        ...(field === item.field ? [] : [renamed(item.field)]),
        ...others.map(([{ code }]) => renamed(code)),
      ],
    };
  };
}

const blockOf = ({ name, title }: SourceBlock, items: readonly JsonObject[]): JsonObject => ({
  externalId: blockId(name),
  type: 'flat',
  title,
  items: [...items],
});

const exact = (kind: ReportRow['kind'], place: string, text: string) =>
  ({ kind, place, text, verdict: 'exact', rule: null, code: null, params: {} }) as const;

const fieldsOfItem = ({ field, rows }: SourceItem): readonly string[] => rows?.map((row) => row.field) ?? [field];

const blockId = (name: string): string => `block.${name}`;

const optionId = (field: string, code: string): string => `${field}.${code}`;

function itemOf(item: SourceItem): JsonObject {
  const { field, type, text, isSeveral, options, rows, instructions, hasOther, isShuffled, from } = item;
  return {
    externalId: field,
    text,
    type,
    ...(instructions === undefined ? {} : { addInstructions: instructions }),
    ...(rows === undefined ? {} : { rows: rows.map((row) => ({ text: row.text })) }),
    ...(options === undefined
      ? {}
      : {
          options: options.map(({ id, code, text: own, isExclusive }) => ({
            externalId: id ?? optionId(field, code),
            text: own,
            ...(isExclusive === true ? { exclusiveOption: true } : {}),
          })),
        }),
    ...(isSeveral === true ? { multiSelect: true } : {}),
    ...(hasOther === true ? { allowCustomOption: true } : {}),
    ...(isShuffled === true ? { randomizeOptionOrder: true } : {}),
    ...(from === undefined ? {} : { carryForwardFrom: from }),
  };
}

/** Returns where the answers of an item are, by the fields of the source. */
function placesOf(
  { field, type, isSeveral = false, options = [], rows, from }: SourceItem,
  places: ReadonlyMap<string, Place>,
): readonly [string, Place][] {
  const source = from === undefined ? undefined : places.get(from);
  if (source !== undefined) {
    const asked = { field, isSeveral, codes: source.asked.codes };
    return [[field, { asked, questionId: field, row: null, names: source.names }]];
  }
  if (type !== 'multiple_choice' && type !== 'matrix') return [];
  const codes = options.map(({ code }) => code);
  // Of two options with one code, conditions mean the first.
  const names = new Map(options.toReversed().map(({ id, code }) => [code, id ?? optionId(field, code)]));
  const place = (own: string, row: string | null): [string, Place] => [
    own,
    { asked: { field: own, isSeveral, codes }, questionId: field, row, names },
  ];
  return rows === undefined ? [place(field, null)] : rows.map((row) => place(row.field, row.text));
}

function rowsOfItem({ field, place, text, options = [], rows = [], changes }: SourceItem): readonly ReportRow[] {
  const kept = (kind: 'question' | 'row' | 'option', at: string, own: string): ReportRow => ({
    ...exact(kind, at, own),
    target: field,
  });
  return [
    kept('question', place, text),
    ...rows.map((row) => ({ ...kept('row', row.place, row.text), params: { field: row.field } })),
    ...options.map((option) => kept('option', place, option.text)),
    ...changes.map((one): ReportRow => ({ ...one, rule: null, params: {}, target: field })),
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

/** Returns the condition of an item as the contract writes it, and reports each of its conditions. */
function conditionalOf(
  { field, conditions }: SourceItem,
  places: ReadonlyMap<string, Place>,
  later: ReadonlySet<string>,
  rows: ReportRow[],
): JsonObject | null {
  const read = conditions.flatMap((one) => (one.meaning.ok ? [{ one, clause: one.meaning.clause }] : []));
  // The rows of a matrix have the same condition each.
  const different = read.filter(({ one }, at) => read.findIndex((other) => other.one.text === one.text) === at);
  const report = (
    { place, text }: SourceCondition,
    {
      verdict,
      code,
      rule = null,
      params = {},
    }: Pick<ReportRow, 'verdict' | 'code'> & Partial<Pick<ReportRow, 'rule' | 'params'>>,
  ): void => void rows.push({ kind: 'condition', place, text, verdict, rule, code, params, target: field });
  for (const one of conditions) {
    if (one.meaning.ok) continue;
    const { code, ...params } = one.meaning.why;
    report(one, { verdict: 'lost', code, params });
  }
  if (read.length === 0) return null;
  const translated = conditionOf(
    { kind: 'and', of: different.map(({ clause }) => clause) },
    (name) => places.get(name)?.asked,
  );
  if (!translated.ok) {
    const { code, ...params } = translated.why;
    const isLater = code === 'notAsked' && later.has(translated.why.code === 'notAsked' ? translated.why.field : '');
    for (const { one } of read) report(one, { verdict: 'lost', code: isLater ? 'later' : code, params });
    return null;
  }
  const [rule] = translated.rules;
  for (const { one } of read) {
    const number = rule ?? (different.length > 1 ? 4 : null);
    const verdict = number === null ? 'exact' : 'equivalent';
    const { unknown } = translated;
    if (unknown === null) report(one, { verdict, code: null, rule: number });
    else report(one, { verdict, code: 'noOption', rule: number, params: { ...unknown } });
  }
  return translated.conditional === null ? null : written(translated.conditional, places);
}

function written({ operator, criteria }: SourceConditional, places: ReadonlyMap<string, Place>): JsonObject {
  return {
    operator,
    criteria: criteria.map((one): JsonObject => {
      if (one.kind === 'link') return { type: 'searchParam', parameter: one.parameter, value: one.value };
      const place = places.get(one.field);
      return {
        type: 'selectedTemplateOptions',
        questionId: place?.questionId ?? one.field,
        matchingCriteria: one.mustSelect ? 'mustSelect' : 'mustNotSelect',
        choices: one.codes.map((code) => place?.names.get(code) ?? code),
        ...(place === undefined || place.row === null ? {} : { matrixRow: place.row }),
      };
    }),
  };
}
