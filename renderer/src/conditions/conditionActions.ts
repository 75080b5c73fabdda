import { type Key, locate } from '@guide-studio/guide-core/edit';
import { hasTrait } from '@guide-studio/guide-core';
import { isEditable } from '../session/index.ts';
import { textField } from '@guide-studio/guide-core/edit';
import type { Action } from '../actions/action.ts';
import { around } from '../actions/aroundSelection.ts';
import { hasSelection, inGuide } from '../actions/possible.ts';
import { registerPaste } from '../clipboard/index.ts';
import { askFor, read, type Session } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { chosenOwners, copyCondition, pasteFromClipboard, pasteText, selectedCondition } from './pasteCondition.ts';

registerPaste((text) => isEditable(read()) && inGuide(read()) && pasteText(text));

/** Actions on the conditions of the selected parts. */
export const conditionActions = {
  'edit.copyCondition': {
    label: () => words.conditionActions.copy,
    keys: ['Alt+Shift+C'],
    enabled: (session) => session.guide?.merging === null && selectedCondition(session) !== null,
    run: () => void copyCondition(),
  },
  'edit.pasteCondition': {
    label: () => words.conditionActions.paste,
    keys: ['Alt+Shift+V'],
    enabled: (session) => hasSelection(session) && chosenOwners(session).length > 0,
    run: () => void pasteFromClipboard(),
  },
  'edit.conditionForMany': {
    label: (session) => (isBlockSelected(session) ? words.conditionActions.forBlock : words.conditionActions.forMany),
    keys: ['Alt+Shift+M'],
    enabled: (session) => hasSelection(session) && chosenOwners(session).length > 0,
    run: () => askFor({ kind: 'conditionForMany', owners: chosenOwners(read()) }),
  },
  'edit.skip': {
    label: () => words.conditionActions.skip,
    keys: ['Alt+Shift+K'],
    enabled: (session) => hasSelection(session) && skipSource(session) !== null,
    run: () => {
      const source = skipSource(read());
      if (source !== null) askFor({ kind: 'skip', source });
    },
  },
} satisfies Record<string, Action>;

function isBlockSelected({ guide }: Session): boolean {
  const editor = guide?.editor;
  const [key, more] = editor?.selection ?? [];
  if (!editor || key === undefined || more !== undefined) return false;
  return locate(editor.doc, key)?.node.kind === 'block';
}

/** Returns the selected question if an answer to it can decide what comes next. */
function skipSource(session: Session): Key | null {
  const item = around(session, 'item')?.node;
  const isAlone = session.guide?.editor.selection.length === 1;
  return isAlone && item && hasTrait(textField(item, 'type'), 'isConditionSource') ? item.key : null;
}
