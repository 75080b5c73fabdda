import { basename } from 'node:path';
import type { Translations } from '@guide-studio/guide-core';
import { type HostError, hostMessageOf } from '@guide-studio/host/common';
import { readTranslations, thisMachine } from '@guide-studio/host/node';
import { placeOf } from '../placeOf.ts';

type Beside =
  | { readonly ok: true; readonly translations: Translations; readonly problems: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

const nameBeside = (file: string): string => basename(file).replace(/\.json$/u, '.translations.json');

/** Reads the translations beside a guide. `problems` are lines about entries that are not understood. */
export async function translationsBeside(file: string, cwd: string): Promise<Beside> {
  const read = await readTranslations(thisMachine(), await placeOf(file, cwd));
  if (!read.ok) return { ok: false, sentence: besideSentence(file, read.error) };
  const problems = read.value.problems.map(({ language, index, message }) => {
    const at = [language ?? [], index === null ? [] : `entry ${index + 1}`].flat().join(', ');
    return `${nameBeside(file)}${at === '' ? '' : ` (${at})`}: ${message}`;
  });
  return { ok: true, translations: read.value, problems };
}

/** Returns why the translations beside a guide could not be read or written. */
export function besideSentence(file: string, error: HostError): string {
  const { what, next } = hostMessageOf(error);
  return `${file}: ${what} ${next}`;
}
