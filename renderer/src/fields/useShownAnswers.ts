import type { GuideNode, Key } from '@guide-studio/guide-core/edit';
import { useState } from 'react';

/** The mounted part of a list of answers: from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The mounted answers of a list, and functions to mount more. */
export interface ShownAnswers extends Stretch {
  /** How many a press on each button adds; 0 if none are left. */
  readonly earlier: number;
  readonly later: number;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
}

/** Most answers mounted at once: a thousand would take a second, and 100,000 minutes. */
export const answersAtOnce = 250;

/** Fewer columns of a matrix, because every row has a cell in each. */
export const columnsAtOnce = 50;

/** Mounts more if fewer answers than this are between the selected one and an end of the mounted part. */
const margin = 5;

/**
 * Returns the mounted answers of a long list: the first ones, and always the selected one with its neighbours, so that
 * jumps and arrow keys reach every answer.
 */
export function useShownAnswers(list: readonly GuideNode[], chosen: readonly Key[], most: number): ShownAnswers {
  const [kept, keep] = useState<Stretch>({ from: 0, to: most });
  const count = list.length;
  const last = chosen.at(-1);
  const at = last === undefined || count <= most ? -1 : list.findIndex(({ key }) => key === last);
  const next = around(kept, at, count, most);
  // Kept when the selection goes elsewhere, so that nothing shown disappears under the pointer.
  if (next.from !== kept.from || next.to !== kept.to) keep(next);
  const { from } = next;
  const to = Math.min(next.to, count);
  return {
    from,
    to,
    earlier: Math.min(from, most),
    later: Math.min(count - to, most),
    showEarlier: () => keep({ from: Math.max(0, from - most), to: next.to }),
    showLater: () => keep({ from, to: to + most }),
  };
}

function around({ from, to }: Stretch, at: number, count: number, most: number): Stretch {
  // The end of the list was deleted.
  if (from > 0 && from >= count) return { from: Math.max(0, count - most), to: count };
  if (at < 0) return { from, to };
  const half = most >> 1;
  if (at < from || at >= to) {
    const start = at < half ? 0 : at - half;
    return { from: start, to: start + most };
  }
  return {
    from: from > 0 && at < from + margin ? Math.max(0, from - half) : from,
    to: to < count && at >= to - margin ? to + half : to,
  };
}

/** Returns the mounted answers, each with its index in the list. */
export function shownOf(
  list: readonly GuideNode[],
  { from, to }: ShownAnswers,
): readonly (readonly [GuideNode, number])[] {
  return list.slice(from, to).map((answer, at) => [answer, from + at]);
}
