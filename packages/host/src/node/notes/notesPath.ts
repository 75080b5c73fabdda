import { dirname, join } from 'node:path';

/** A guide file: where it really lies, and what it is called. */
export interface GuidePlace {
  readonly path: string;
  readonly name: string;
}

/** Where the notes of a guide lie: `name.guide.notes.json` beside it (design.md, "The guide file"). */
export function notesPath({ path, name }: GuidePlace): string {
  return join(dirname(path), `${name.replace(/\.json$/u, '')}.notes.json`);
}
