import {
  changeEachTranslation,
  changeTranslations,
  done,
  type HostImplementation,
  type HostResult,
  type JsonObject,
  type TranslationChange,
  type Translations,
  translationsOf,
} from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { companionFile } from './companionFile.ts';
import { companionPath, type GuidePlace } from './companionPath.ts';
import { readCompanion } from './readCompanion.ts';

type ByLanguage = Translations['languages'];

/** Returns the translations of a guide; none without a translations file. Works like {@link readCompanion}. */
export async function readTranslations(machine: Machine, place: GuidePlace): Promise<HostResult<Translations>> {
  const read = await readCompanion(machine, place, 'translations');
  return read.ok ? done(translationsOf(read.value)) : read;
}

/** Writes translations into the file beside a guide, and repeats it if another program wrote meanwhile. Returns all. */
export async function changeTranslationsOf(
  machine: Machine,
  place: GuidePlace,
  changed: ByLanguage,
): Promise<HostResult<Translations>> {
  const change = (wire: JsonObject | null): JsonObject =>
    [...changed].reduce<JsonObject>((file, [language, all]) => changeTranslations(file, language, all), wire ?? {});
  const path = companionPath(place, 'translations');
  const written = await updateJsonFile(machine, path, companionFile('translations'), change);
  return written.ok ? done(translationsOf(written.value)) : written;
}

/** Returns the `translations.read` and `translations.change` methods. */
export function translations(
  machine: Machine,
  workspace: Workspace,
): Pick<HostImplementation, 'translations.read' | 'translations.change'> {
  return {
    'translations.read': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const read = await readTranslations(machine, place.value);
      return read.ok ? done(Object.fromEntries(read.value.languages)) : read;
    },
    'translations.change': async ({ file, changes }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      let refused: readonly TranslationChange[] = [];
      const change = (wire: JsonObject | null): JsonObject => {
        const changed = changeEachTranslation(wire, changes);
        refused = changed.refused;
        return changed.file;
      };
      const path = companionPath(place.value, 'translations');
      const written = await updateJsonFile(machine, path, companionFile('translations'), change);
      if (!written.ok) return written;
      return done({ texts: Object.fromEntries(translationsOf(written.value).languages), refused });
    },
  };
}
