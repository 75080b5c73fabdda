import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { startComment } from './openComments.ts';

/** Actions on comments. */
export const commentActions = {
  'insert.comment': {
    label: () => words.frame.actions.comment,
    keys: ['Mod+Alt+M'],
    enabled: isEditing,
    run: startComment,
  },
} satisfies Record<string, Action>;
