import { csvRows } from '@guide-studio/importing';
import { csvOf } from '@guide-studio/interview-engine/answers';

/** Returns a function that undoes what {@link csvOf} did to a text so that it does not run as a formula. */
export function unguarded(texts: Iterable<string>): (cell: string) => string {
  const originals = new Map([...texts].map((text) => [csvRows(csvOf([[text]]))[0]?.[0] ?? '', text]));
  return (cell) => originals.get(cell) ?? cell;
}
