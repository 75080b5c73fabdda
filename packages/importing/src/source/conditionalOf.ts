import type { JsonObject } from '@guide-studio/guide-core';
import { type Clause, conditionOf, type SourceConditional, type Unfit } from '@guide-studio/guide-core/internal';
import type { ReportRow } from '../report/report.ts';
import type { AnswersPlaces } from './answers.ts';
import type { SourceCondition, SourceItem } from './study.ts';

type Outcome = Pick<ReportRow, 'verdict' | 'code'> & Partial<Pick<ReportRow, 'rule' | 'params'>>;

/**
 * Returns the condition of an item as the contract writes it, and a row for each of its conditions in the source.
 *
 * @param later The fields that come later.
 */
export function conditionalOf(
  { field, conditions }: SourceItem,
  places: AnswersPlaces,
  later: ReadonlySet<string>,
): { readonly conditional: JsonObject | null; readonly rows: readonly ReportRow[] } {
  const rows: ReportRow[] = [];
  const all = conditions.flatMap((one) => (one.meaning.ok ? [{ one, clause: one.meaning.clause }] : []));
  const report = (
    { place, text, isOfSkip, proposal }: SourceCondition,
    { verdict, code, rule = null, params = {} }: Outcome,
  ): void => {
    if (isOfSkip === true) return;
    const row: ReportRow = { kind: 'condition', place, text, verdict, rule, code, params, target: field };
    rows.push(proposal === undefined ? row : { ...row, proposal });
  };
  for (const one of conditions) {
    if (one.meaning.ok) continue;
    const { code, ...params } = one.meaning.why;
    report(one, { verdict: 'lost', code, params });
  }
  const translate = (clause: Clause) => conditionOf(clause, (name) => places.get(name)?.asked);
  const reportLost = (one: SourceCondition, why: Unfit): void => {
    const { code, ...params } = why;
    const isLater = why.code === 'notAsked' && later.has(why.field);
    report(one, { verdict: 'lost', code: isLater ? 'later' : code, params });
  };
  // Those that no guide can have are lost alone: the conditions of the groups around them still hold.
  const read = all.filter(({ one, clause }) => {
    const alone = translate(clause);
    if (!alone.ok) reportLost(one, alone.why);
    return alone.ok;
  });
  if (read.length === 0) return { conditional: null, rows };
  const different = read.filter(({ one }, at) => read.findIndex((other) => isSame(other.one, one)) === at);
  const translated = translate({ kind: 'and', of: different.map(({ clause }) => clause) });
  if (!translated.ok) {
    for (const { one } of read) reportLost(one, translated.why);
    return { conditional: null, rows };
  }
  const { conditional, rules, unknown } = translated;
  const rule = rules[0] ?? (different.length > 1 ? 4 : null);
  const verdict = rule === null ? 'exact' : 'equivalent';
  for (const { one } of read)
    report(
      one,
      unknown === null
        ? { verdict, code: null, rule }
        : { verdict, code: 'noOption', rule, params: { field: unknown.field, option: unknown.option } },
    );
  return { conditional: conditional === null ? null : written(conditional, places), rows };
}

/** Returns true if conditions are one: the rows of a matrix have the same one each. */
const isSame = (one: SourceCondition, other: SourceCondition): boolean =>
  one === other ||
  (one.text === other.text &&
    JSON.stringify(one.meaning) === JSON.stringify(other.meaning) &&
    one.isOfSkip === other.isOfSkip &&
    (one.isOfSkip !== true || one.place === other.place));

function written({ operator, criteria }: SourceConditional, places: AnswersPlaces): JsonObject {
  return {
    operator,
    criteria: criteria.map((one): JsonObject => {
      if (one.kind === 'link') return { type: 'searchParam', parameter: one.parameter, value: one.value };
      const place = places.get(one.field);
      return {
        type: 'selectedTemplateOptions',
        questionId: place?.questionId ?? one.field,
        matchingCriteria: one.mustSelect ? 'mustSelect' : 'mustNotSelect',
        choices: one.codes.map((code) => place?.nameOf(code) ?? code),
        ...(place === undefined || place.row === null ? {} : { matrixRow: place.row }),
      };
    }),
  };
}
