import type { DialogsOf } from '../session/index.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** The dialog of imports. */
export const importDialogs: DialogsOf<'import'> = { import: ImportDialog };
