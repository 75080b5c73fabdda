import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Json, verdict } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

const folders = ['../../e2e/guides', '../../../../shared/guides'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Returns the guide files of a folder; none if it is not there. */
function guidesIn(folder: string): readonly (readonly [name: string, text: string])[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.guide.json'));
    return names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
  } catch {
    return [];
  }
}

/** Returns the valid guides of the tests, and of the folder beside the repository if it is there. */
export function validFiles(): readonly (readonly [name: string, guide: Json])[] {
  return folders.flatMap(guidesIn).flatMap(([name, text]) => {
    const parsed = parseGuide(text);
    return parsed.ok && verdict(parsed.value).code === null ? [[name, parsed.value] as const] : [];
  });
}

/** Returns random guides, of the seeds from 0. */
export function randomGuides(): readonly Json[] {
  return Array.from({ length: sized(80, 2000, 2000) }, (_, seed) =>
    randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 5 }),
  );
}
