import { type DialogsOf } from '../session/index.ts';
import { NeededDialog } from './NeededDialog.tsx';

/** The dialogs of the clipboard. */
export const clipboardDialogs: DialogsOf<'needed'> = {
  needed: NeededDialog,
};
