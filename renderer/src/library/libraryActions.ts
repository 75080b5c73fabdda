import { locate } from '@guide-studio/guide-core/edit';
import type { Action } from '../actions/action.ts';
import { inGuide } from '../actions/possible.ts';
import { askFor, isEditable, type Session } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { canBeSavedAlone } from './partsGuide.ts';

/** Actions that save parts in a file and insert parts of other guides. */
export const libraryActions = {
  'edit.saveParts': {
    label: () => words.writing.saveToLibrary,
    keys: [],
    enabled: (session) => inGuide(session) && canSaveSelected(session),
    run: () => askFor({ kind: 'saveParts' }),
  },
  'insert.parts': {
    label: () => words.writing.fromLibrary,
    keys: [],
    enabled: (session) => inGuide(session) && isEditable(session),
    run: () => askFor({ kind: 'insertParts' }),
  },
} satisfies Record<string, Action>;

const canSaveSelected = ({ guide }: Session): boolean =>
  canBeSavedAlone(guide ? locate(guide.editor.doc, guide.editor.selection[0] ?? '')?.node : undefined);
