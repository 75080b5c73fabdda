import { loadManual } from './loadManual.ts';
import type { FoundHeading } from './searchManual.ts';

/** Returns the headings of the manual that have every word of a query, the best first. */
export type FindHeadings = (query: string, most: number) => readonly FoundHeading[];

/** Loads the manual, for the headings that the palette lists. */
export async function loadHeadings(): Promise<FindHeadings> {
  const [{ headingsFound }, manual] = await Promise.all([import('./searchManual.ts'), loadManual()]);
  return (query, most) => headingsFound(manual, query, most);
}
