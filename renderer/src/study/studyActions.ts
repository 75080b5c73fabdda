import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { focusSoon } from '../browser/focusSoon.ts';
import { askFor, showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Actions that publish, launch and approve the study. */
export const studyActions = {
  'study.publish': {
    label: () => words.frame.actions.publish,
    keys: ['Mod+Shift+P'],
    enabled: isEditing,
    run: () => showView('study'),
  },
  'study.launch': {
    label: () => words.frame.actions.launch,
    keys: [],
    enabled: isEditing,
    run: () => {
      showView('study');
      focusSoon('[data-launch]:enabled');
    },
  },
  'study.approve': {
    label: () => words.frame.actions.approve,
    keys: [],
    enabled: (session) => isEditing(session) && session.guide?.onDisk.file !== null,
    run: () => askFor({ kind: 'approve' }),
  },
} satisfies Record<string, Action>;
