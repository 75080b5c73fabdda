import { dirname, join } from 'node:path';

/** The resolved path of a guide file, and its name. */
export interface GuidePlace {
  readonly path: string;
  readonly name: string;
}

/** The files beside a guide: its comments, approvals and publications, its guide tests, and its translations. */
export const companions = ['notes', 'tests', 'translations'] as const;
export type Companion = (typeof companions)[number];

/**
 * Returns the path of a file beside a guide: `name.guide.notes.json`, `name.guide.tests.json` or
 * `name.guide.translations.json` (docs/decisions/files-and-saving.md, "The guide file").
 */
export function companionPath({ path, name }: GuidePlace, companion: Companion): string {
  return join(dirname(path), `${name.replace(/\.json$/u, '')}.${companion}.json`);
}
