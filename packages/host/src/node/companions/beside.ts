import { changeNotes, done, type HostImplementation, type JsonObject, type Translations } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { companionFile } from './companionFile.ts';
import { companionPath } from './companionPath.ts';
import { changeTranslationsOf } from './translations.ts';

/** Returns the `beside.add` method. */
export function beside(machine: Machine, workspace: Workspace): Pick<HostImplementation, 'beside.add'> {
  return {
    'beside.add': async ({ file, comments, translations }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      if (comments.length > 0) {
        const added = (old: JsonObject | null): JsonObject =>
          comments.reduce<JsonObject>(
            (notes, comment) => changeNotes(notes, { kind: 'comment.add', comment }),
            old ?? {},
          );
        const path = companionPath(place.value, 'notes');
        const written = await updateJsonFile(machine, path, companionFile('notes'), added);
        if (!written.ok) return written;
      }
      const byLanguage: Translations['languages'] = new Map(Object.entries(translations) as [never, never][]);
      if (byLanguage.size === 0) return done(null);
      const changed = await changeTranslationsOf(machine, place.value, byLanguage);
      return changed.ok ? done(null) : changed;
    },
  };
}
