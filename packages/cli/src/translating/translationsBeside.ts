import { basename } from 'node:path';
import type { SentTranslation, SetStudyTranslationsRequest } from '@guide-studio/api-contract';
import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { guideTexts, textKey, type Translations } from '@guide-studio/guide-core/translations';
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

/** The translations that a study takes: those of its texts as they are. */
interface ToSend {
  readonly translations: SetStudyTranslationsRequest['translations'];
  /** The number of translations of texts that the guide does not have, or has changed. */
  readonly leftOut: number;
}

/** Returns the translations of a guide without those that do not fit it now. */
export function translationsToSend(guide: JsonObject, { languages }: Translations): ToSend {
  const texts = new Map(guideTexts(guide).map((text) => [textKey(text), text.source]));
  const translations: { [language in LanguageCode]?: SentTranslation[] } = {};
  let leftOut = 0;
  for (const [language, all] of languages) {
    const fitting = all.filter((each) => texts.get(textKey(each)) === each.source);
    leftOut += all.length - fitting.length;
    translations[language] = fitting.map(({ kind, externalId, of, source, text, state }) => ({
      kind,
      ...(externalId === undefined ? {} : { externalId }),
      ...(of === undefined ? {} : { of }),
      source,
      text,
      state,
    }));
  }
  return { translations, leftOut };
}
