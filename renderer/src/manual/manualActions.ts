import type { Action } from '../actions/action.ts';
import { words } from '../i18n/index.ts';
import { toggleManual } from './reading.ts';

/** The action that opens the manual. */
export const manualActions = {
  'help.manual': {
    label: () => words.frame.actions.manual,
    keys: ['F1'],
    inDialogs: true,
    enabled: () => true,
    run: toggleManual,
  },
} satisfies Record<string, Action>;
