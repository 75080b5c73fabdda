import '../i18n/later.ts';
import { childrenOf, type Key, textField } from '@guide-studio/guide-core/edit';
import { wordFilter } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { isReached, type Mark, type PathRow } from './pathRows.ts';
import { plainName } from './plainName.ts';

export const filters = ['all', 'some', 'nobody'] as const;
export type Filter = (typeof filters)[number];

/** The rows that a search leaves, and the options and rows of matrices that it found, by question. */
export interface FoundRows {
  readonly rows: readonly PathRow[];
  readonly options: ReadonlyMap<Key, readonly string[]>;
}

const isIn: ReadonlySet<Mark> = new Set(['everyone', 'passing', 'left', 'certain']);
const isOut: ReadonlySet<Mark> = new Set(['nobody', 'excluded']);

/** More options than this are not named below a question. */
const mostNamed = 3;

/**
 * Returns the rows that contain every word of a text and fit a filter. What they belong to stays too: the heading of
 * their block, and the question of an option that ends the interview.
 */
export function findRows(all: readonly PathRow[], text: string, filter: Filter): FoundRows {
  const options = new Map<Key, readonly string[]>();
  if (text.trim() === '' && filter === 'all') return { rows: all, options };
  const matches = wordFilter(text);
  const isSearch = text.trim() !== '';

  function fits(row: PathRow): boolean {
    if (!isReached(row)) return false;
    const { mark } = row;
    if (filter === 'nobody' ? !isOut.has(mark) : filter === 'some' && isIn.has(mark)) return false;
    if (row.kind === 'outcome') return matches(words.paths.outcomes[row.key]);
    const name = `${row.kind === 'item' ? `${row.number} ` : ''}${plainName(row.node)} ${textField(row.node, 'externalId')}`;
    if (matches(name)) return true;
    if (row.kind !== 'item' || !isSearch) return false;
    const parts = [...childrenOf(row.node, 'options'), ...childrenOf(row.node, 'rows')].map(plainName);
    const found = parts.filter((part) => matches(`${name} ${part}`));
    if (found.length > 0) options.set(row.key, found.slice(0, mostNamed));
    return found.length > 0;
  }

  const rows: PathRow[] = [];
  let heading: PathRow | null = null;
  let question: PathRow | null = null;
  for (const row of all) {
    if (!isReached(row)) {
      heading = row;
      continue;
    }
    if (row.kind === 'item') question = row;
    if (!fits(row)) continue;
    if (heading !== null) rows.push(heading);
    heading = null;
    if (row.kind === 'ending' && question !== null) rows.push(question);
    if (row.kind === 'item' || row.kind === 'ending') question = null;
    rows.push(row);
  }
  return { rows, options };
}
