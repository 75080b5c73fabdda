import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'shared', 'corpus');

/** True where the questionnaires of other people are beside the project. */
export const corpusPresent = existsSync(folder);

/** Says in the name of a test why it is skipped. */
export const whyNoCorpus = corpusPresent ? '' : ' (runs with the corpus of questionnaires beside the project)';

/** Returns the files of a kind of the corpus by their names. */
export const corpusFiles = (kind: string, ending: string): readonly (readonly [string, Uint8Array])[] =>
  corpusPresent
    ? readdirSync(join(folder, kind))
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => [name, new Uint8Array(readFileSync(join(folder, kind, name)))])
    : [];
