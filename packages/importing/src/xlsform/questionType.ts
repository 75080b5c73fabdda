import type { ChangeCode } from '../source/study.ts';

/** The edge of a group. */
interface Edge<Kind extends 'begin' | 'end'> {
  readonly kind: Kind;
  readonly isRepeat: boolean;
}

/** What the `type` of a row of a form says. */
type QuestionType = Edge<'begin'> | Edge<'end'> | AskedType;

/** What the `type` of a question says. */
export type AskedType =
  | { readonly kind: 'choice'; readonly isSeveral: boolean; readonly list: string; readonly hasOther: boolean }
  | { readonly kind: 'rank'; readonly list: string }
  | { readonly kind: 'note' | 'acknowledge' | 'range' }
  /** `change`: what becomes of the kind of its answer; null if nothing does. */
  | { readonly kind: 'open'; readonly change: 'file' | 'recorded' | 'validated' | null }
  /** Nothing for a guide. */
  | { readonly kind: 'left'; readonly code: ChangeCode; readonly list: string };

const left = (code: ChangeCode, list = ''): QuestionType => ({ kind: 'left', code, list });
const open = (change: 'file' | 'recorded' | 'validated' | null): QuestionType => ({ kind: 'open', change });

const named = (type: QuestionType, ...names: readonly string[]) => names.map((name) => [name, type] as const);

/** Types of one word, or of several with `_` between them. */
const types: ReadonlyMap<string, QuestionType> = new Map([
  ...named(open(null), 'text', 'string', 'q_string'),
  ...named(open('validated'), 'integer', 'int', 'q_int', 'decimal', 'q_decimal', 'date', 'q_date', 'time', 'datetime'),
  ...named(open('validated'), 'date_time', 'q_date_time', 'phone_number', 'percentage', 'email_address', 'number'),
  ...named(
    open('recorded'),
    'geopoint',
    'gps',
    'location',
    'q_location',
    'geotrace',
    'geoshape',
    'barcode',
    'q_barcode',
  ),
  ...named(open('file'), 'image', 'photo', 'q_picture', 'picture', 'audio', 'q_audio', 'video', 'q_video', 'file'),
  ...named({ kind: 'note' }, 'note', 'q_note'),
  ...named({ kind: 'acknowledge' }, 'acknowledge', 'trigger', 'q_acknowledge'),
  ...named({ kind: 'range' }, 'range'),
  ...named(left('calculated'), 'calculate', 'calculation', 'q_calculate', 'hidden'),
  ...named(left('metadata'), 'start', 'start_time', 'end', 'end_time', 'today', 'get_today', 'deviceid', 'device_id'),
  ...named(left('metadata'), 'imei', 'subscriberid', 'subscriber_id', 'simserial', 'sim_serial', 'sim_id'),
  ...named(left('metadata'), 'phonenumber', 'username', 'email', 'audit', 'start-geopoint', 'background-audio'),
  ...named(left('metadata'), 'background-geopoint', 'instance_id', 'last-saved'),
  ...named(left('optionsElsewhere'), 'xml-external', 'csv-external'),
]);

const begin = /^(begin|end)[\s_]+(group|repeat|lgroup|looped[\s_]group|loop)\b/iu;
const choice =
  /^(?:add[\s_]+)?(select[\s_]?(?:one|1)|select[\s_](?:multiple|all[\s_]that[\s_]apply)|rank)(_external|[\s_]from[\s_]file)?(?:[\s_]prompt)?(?:[\s_](?:from|using))?\s+(\S+)(\s+(?:or|or_specify|or specify)[\s_]other)?$/iu;

/** Returns what a type says. */
export function questionType(text: string): QuestionType {
  const edge = begin.exec(text);
  if (edge !== null)
    return {
      kind: /begin/iu.test(edge[1] ?? '') ? 'begin' : 'end',
      isRepeat: !/^l?group$/iu.test(edge[2] ?? ''),
    };
  const selects = choice.exec(text.trim());
  if (selects !== null) {
    const [, command = '', elsewhere, list = '', other] = selects;
    if (list.includes('${')) return left('answersUsed');
    if (elsewhere !== undefined || /\.(?:csv|xml|geojson)$/iu.test(list)) return left('optionsElsewhere', list);
    if (/^rank/iu.test(command)) return { kind: 'rank', list };
    return { kind: 'choice', isSeveral: /multiple|all/iu.test(command), list, hasOther: other !== undefined };
  }
  const name = text.trim().toLowerCase().replaceAll(/\s+/gu, '_');
  return types.get(name) ?? (name.startsWith('uri:') ? left('metadata') : left('unknownType'));
}
