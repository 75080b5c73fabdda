import type { Action } from '../actions/action.ts';
import { hasHost } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { askFor, isEditable } from '../session/index.ts';

/** Actions that read questionnaires of other tools. */
export const importActions = {
  'file.import': {
    label: () => words.frame.actions.importing,
    keys: [],
    enabled: hasHost,
    run: () => askFor({ kind: 'import' }),
  },
  'edit.pasteQuestionnaire': {
    label: () => words.writing.pasteQuestionnaire,
    keys: ['Mod+Shift+V'],
    browserKeys: ['Alt+V'],
    enabled: (session) => hasHost(session) && (session.guide === null || isEditable(session)),
    run: () => askFor({ kind: 'import' }),
  },
} satisfies Record<string, Action>;
