import type { DialogsOf } from '../session/index.ts';
import { SheetInDialog } from './SheetInDialog.tsx';
import { SheetOutDialog } from './SheetOutDialog.tsx';
import { SuggestDialog } from './SuggestDialog.tsx';

/** The dialogs of translations. */
export const languagesDialogs: DialogsOf<'sheetIn' | 'sheetOut' | 'suggest'> = {
  sheetIn: SheetInDialog,
  sheetOut: SheetOutDialog,
  suggest: SuggestDialog,
};
