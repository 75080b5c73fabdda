export { clipboardActions } from './clipboardActions.ts';
export { partsOf, selectedNodes } from './copy.ts';
export { listenToClipboard } from './listenToClipboard.ts';
export { registerPaste } from './otherPastes.ts';
export { insertParts, pasteInto } from './paste.ts';
export { clipboardText } from './pasteFromMenu.ts';
export { maximumPaste, type Parts, readExact } from './pasted.ts';
export { withNeeded } from './withNeeded.ts';
