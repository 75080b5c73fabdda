import { dirname, join } from 'node:path';

/** The resolved path of a guide file, and its name. */
export interface GuidePlace {
  readonly path: string;
  readonly name: string;
}

/**
 * Returns the path of a guide's notes: `name.guide.notes.json` beside it (docs/decisions/files-and-saving.md, "The
 * guide file").
 */
export function notesPath({ path, name }: GuidePlace): string {
  return join(dirname(path), `${name.replace(/\.json$/u, '')}.notes.json`);
}
