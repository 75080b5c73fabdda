import type { Unfit } from '@guide-studio/guide-core/internal';
import type { ChangeCode, Unreadable } from '../source/study.ts';

/** What became of a part of the source. */
export type Verdict =
  /** The guide says the same in the same way. */
  | 'exact'
  /** The guide says the same in another way. */
  | 'equivalent'
  /** The guide allows less, or asks fewer people. */
  | 'narrower'
  /** The guide allows more, or asks more people. */
  | 'wider'
  /** The guide does not have it. */
  | 'lost'
  /** Read from prose: nothing is done until someone accepts it. */
  | 'proposed';

/** What a row of a report is about. */
export type RowKind =
  | 'block'
  | 'question'
  | 'option'
  | 'row'
  | 'condition'
  | 'carry'
  | 'text'
  | 'setting'
  | 'translation';

/** Why a part was not carried over as it is. */
export type RowCode =
  | ChangeCode
  | Unfit['code']
  | Unreadable['code']
  | 'backwards'
  | 'later'
  | 'noOption'
  | 'proposed'
  | 'proposedSkip'
  | 'repeated'
  | 'rowName'
  | 'skipMixed'
  | 'withQuestion';

/** What became of one part of the source. */
export interface ReportRow {
  readonly kind: RowKind;
  /** Where it is in the source, such as `row 12`. */
  readonly place: string;
  /** What the source has there. */
  readonly text: string;
  readonly verdict: Verdict;
  /** The number of the rule of translation; null if none was needed. */
  readonly rule: number | null;
  /** Why; null if it is exact. `messageOfRow` puts it into words. */
  readonly code: RowCode | null;
  readonly params: Readonly<Record<string, string>>;
  /** The external id of the item that it went to; null if there is none. */
  readonly target: string | null;
  /** The external id of the block that it was in; absent for what is about the whole. */
  readonly block?: string;
  /** Of a proposal: its number, by which it is accepted. */
  readonly proposal?: number;
}

/** How many parts there are, by verdict. */
export interface ReportSummary {
  readonly constructs: number;
  readonly exact: number;
  readonly equivalent: number;
  readonly narrower: number;
  readonly wider: number;
  readonly lost: number;
  readonly proposed: number;
}

/** Counts the rows of a report. */
export function summaryOf(rows: readonly ReportRow[]): ReportSummary {
  const count = (verdict: Verdict): number => rows.filter((row) => row.verdict === verdict).length;
  return {
    constructs: rows.length,
    exact: count('exact'),
    equivalent: count('equivalent'),
    narrower: count('narrower'),
    wider: count('wider'),
    lost: count('lost'),
    proposed: count('proposed'),
  };
}

/** How many conditions a source has, and how many of them the guide has, for all of its questions that they are about. */
export interface ConditionCount {
  readonly all: number;
  readonly carried: number;
}

/**
 * Counts conditions as the source has them: that of a group is one, though each of its questions has a row for it.
 * Proposals that wait are no conditions yet.
 */
export function conditionsIn(rows: readonly ReportRow[]): ConditionCount {
  const byCondition = new Map<string, boolean | null>();
  for (const { kind, place, text, verdict, code } of rows) {
    if (kind !== 'condition' || verdict === 'proposed') continue;
    const key = JSON.stringify([place, text]);
    const isCarried = verdict === 'exact' || verdict === 'equivalent';
    const known = byCondition.get(key) ?? null;
    // A question that is left out says nothing about the others.
    byCondition.set(key, code === 'withQuestion' ? known : (known ?? true) && isCarried);
  }
  return { all: byCondition.size, carried: [...byCondition.values()].filter((one) => one === true).length };
}
