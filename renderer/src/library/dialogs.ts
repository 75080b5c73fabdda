import { type DialogsOf } from '../session/index.ts';
import { InsertPartsDialog } from './InsertPartsDialog.tsx';
import { SavePartsDialog } from './SavePartsDialog.tsx';

/** The dialogs of the library. */
export const libraryDialogs: DialogsOf<'insertParts' | 'saveParts'> = {
  insertParts: InsertPartsDialog,
  saveParts: SavePartsDialog,
};
