import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { JsonObject } from '@guide-studio/guide-core';
import { isFull } from './size.ts';

/** Real questionnaires beside the repository; `npm test` reads those of usual length, `npm run test:full` all. */
const folder = resolve(import.meta.dirname, '../../shared/guides');
const mostBytes = isFull ? Number.POSITIVE_INFINITY : 90_000;

/** Paths of the real guides by file name; none where they are not there. */
export const realGuideFiles: readonly (readonly [name: string, path: string])[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.guide.json'))
      .map((name) => [name, join(folder, name)] as const)
      .filter(([, path]) => statSync(path).size <= mostBytes)
  : [];

export const realGuidesPresent = realGuideFiles.length > 0;
export const whyNoRealGuides = realGuidesPresent ? '' : ' (skipped: ../shared/guides is not there)';

/** Returns the real guides by file name. */
export function realGuides(): readonly (readonly [name: string, guide: JsonObject])[] {
  return realGuideFiles.map(([name, path]) => [name, JSON.parse(readFileSync(path, 'utf8')) as JsonObject] as const);
}
