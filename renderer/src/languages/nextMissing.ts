import { announce, readGuide, showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { goToText, useShown } from './shown.ts';
import { stateIn, textsOf } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

/**
 * Goes to the next text that has no translation, or one of an earlier wording, in the language that is shown: from the
 * text that was last worked on, and around at the end.
 */
export function nextMissing(direction: 1 | -1): void {
  const { rows, languages } = textsOf(readGuide().editor.doc);
  const { language, at } = useShown.getState();
  const { known } = useTranslations.getState();
  const searched = language !== null && languages.includes(language) ? [language] : languages;
  showView('languages');
  const places = rows.flatMap((row) => searched.map((code) => ({ row, code })));
  const here = places.findIndex(({ row, code }) => row.key === at?.key && code === at.language);
  const start = here < 0 ? (direction === 1 ? -1 : 0) : here;
  for (let step = 1; step <= places.length; step += 1) {
    const place = places[(start + direction * step + places.length * 2) % places.length];
    if (place === undefined) continue;
    const state = stateIn(place.row, place.code, known);
    if (state === 'missing' || state === 'outdated') return goToText(place.row.key, place.code);
  }
  announce(languages.length === 0 ? words.languages.noLanguages : words.languages.nothingMissing);
}
