import { basename } from 'node:path';
import type { Translations } from '@guide-studio/guide-core/translations';
import { readTranslations, thisMachine } from '@guide-studio/host/node';
import { wrongUse } from '../commandFailure.ts';
import { hostSentence } from '../hostSentence.ts';
import { placeOf } from '../placeOf.ts';

interface Beside {
  readonly translations: Translations;
  /** Lines about entries that are not understood. */
  readonly problems: readonly string[];
}

const nameBeside = (file: string): string => basename(file).replace(/\.json$/u, '.translations.json');

/** Reads the translations beside a guide. Throws `CommandFailure` if they cannot be read. */
export async function translationsBeside(file: string, cwd: string): Promise<Beside> {
  const read = await readTranslations(thisMachine(), await placeOf(file, cwd));
  if (!read.ok) throw wrongUse(hostSentence(file, read.error));
  const problems = read.value.problems.map(({ language, index, message }) => {
    const at = [language ?? [], index === null ? [] : `entry ${index + 1}`].flat().join(', ');
    return `${nameBeside(file)}${at === '' ? '' : ` (${at})`}: ${message}`;
  });
  return { translations: read.value, problems };
}
