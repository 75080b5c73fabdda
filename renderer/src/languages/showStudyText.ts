import { anchorOf } from '@guide-studio/guide-core/notes';
import { readGuide, select, showView } from '../session/index.ts';
import { goToText, useShown } from './shown.ts';
import { isOfStudy, textsOf } from './textRows.ts';

/** Goes to the row of a text of the study, such as its welcome. Without such a row, it goes to the study in the guide. */
export function showStudyText(text: string): void {
  const { doc } = readGuide().editor;
  const { rows, languages } = textsOf(doc);
  const row = rows.find((one) => isOfStudy(one) && anchorOf(doc, doc.root.key, one.text.source)?.text === text);
  const { language: chosen } = useShown.getState();
  const language = chosen !== null && languages.includes(chosen) ? chosen : languages[0];
  if (row === undefined || language === undefined) {
    select([doc.root.key]);
    showView('guide');
    return;
  }
  showView('languages');
  goToText(row.key, language);
}
