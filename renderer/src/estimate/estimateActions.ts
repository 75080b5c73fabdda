import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { askFor } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Actions on the estimated length. */
export const estimateActions = {
  'study.estimate': {
    label: () => words.frame.actions.estimate,
    keys: [],
    enabled: isEditing,
    run: () => askFor({ kind: 'estimate' }),
  },
} satisfies Record<string, Action>;
