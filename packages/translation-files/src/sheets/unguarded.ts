import { csvRows } from '@guide-studio/importing';
import { csvOf } from '@guide-studio/interview-engine/answers';

/** Where {@link csvOf} may have put an apostrophe. */
const marks = /(^|[,;|^；，،؛\t\r\n])'/gu;

/**
 * Returns a function that undoes what {@link csvOf} did to a text so that it does not run as a formula: exactly for
 * these texts, and for others where all apostrophes at such places come from it.
 */
export function unguarded(texts: Iterable<string>): (cell: string) => string {
  const guarded = (text: string): string => csvRows(csvOf([[text]]))[0]?.[0] ?? '';
  const originals = new Map([...texts].map((text) => [guarded(text), text]));
  return (cell) => {
    const original = originals.get(cell);
    if (original !== undefined || !cell.includes("'")) return original ?? cell;
    const bare = cell.replaceAll(marks, '$1');
    return bare !== cell && guarded(bare) === cell ? bare : cell;
  };
}
