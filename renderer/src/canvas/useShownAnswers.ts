import type { GuideNode, Key } from '@guide-studio/guide-core';
import { useState } from 'react';

/** The stretch of a list of answers that is mounted: from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The mounted answers of a list, and what mounts more of them. */
export interface ShownAnswers extends Stretch {
  /** How many a press on either button adds; 0 where none are left. */
  readonly earlier: number;
  readonly later: number;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
}

/** So many answers are mounted at once: a thousand would take a second, and 100,000 minutes. */
export const answersAtOnce = 250;

/** Of the columns of a matrix fewer, since every row has a cell in each. */
export const columnsAtOnce = 50;

/** With fewer than this between the selected answer and an end of the stretch, more are mounted there. */
const margin = 5;

/**
 * Which answers of a long list are mounted: the first ones, and always the selected one with its neighbours, so that a
 * jump to an answer and the arrow keys reach each of them.
 */
export function useShownAnswers(list: readonly GuideNode[], chosen: readonly Key[], atOnce: number): ShownAnswers {
  const [kept, keep] = useState<Stretch>({ from: 0, to: atOnce });
  const count = list.length;
  const last = chosen.at(-1);
  const at = last === undefined || count <= atOnce ? -1 : list.findIndex(({ key }) => key === last);
  const next = around(kept, at, count, atOnce);
  // Kept when the selection goes elsewhere: nothing that was shown goes from under the pointer.
  if (next.from !== kept.from || next.to !== kept.to) keep(next);
  const { from } = next;
  const to = Math.min(next.to, count);
  return {
    from,
    to,
    earlier: Math.min(from, atOnce),
    later: Math.min(count - to, atOnce),
    showEarlier: () => keep({ from: Math.max(0, from - atOnce), to: next.to }),
    showLater: () => keep({ from, to: to + atOnce }),
  };
}

function around({ from, to }: Stretch, at: number, count: number, atOnce: number): Stretch {
  // The end of the list was deleted.
  if (from > 0 && from >= count) return { from: Math.max(0, count - atOnce), to: count };
  if (at < 0) return { from, to };
  const half = atOnce >> 1;
  if (at < from || at >= to) {
    const start = at < half ? 0 : at - half;
    return { from: start, to: start + atOnce };
  }
  return {
    from: from > 0 && at < from + margin ? Math.max(0, from - half) : from,
    to: to < count && at >= to - margin ? to + half : to,
  };
}

/** The mounted answers, each with its place in the list. */
export function shownOf(
  list: readonly GuideNode[],
  { from, to }: ShownAnswers,
): readonly (readonly [GuideNode, number])[] {
  return list.slice(from, to).map((answer, at) => [answer, from + at]);
}
