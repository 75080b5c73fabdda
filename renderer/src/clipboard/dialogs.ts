import { type DialogsOf } from '../session/index.ts';
import { NeededDialog } from './NeededDialog.tsx';
import { PasteQuestionnaireDialog } from './PasteQuestionnaireDialog.tsx';

/** The dialogs of the clipboard. */
export const clipboardDialogs: DialogsOf<'needed' | 'pasteQuestionnaire'> = {
  needed: NeededDialog,
  pasteQuestionnaire: PasteQuestionnaireDialog,
};
