import type { Action } from '../actions/action.ts';
import { hasHost } from '../actions/possible.ts';
import { askFor } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Actions on the connections to services. */
export const connectionActions = {
  'study.connections': {
    label: () => words.frame.actions.connections,
    keys: [],
    enabled: hasHost,
    run: () => askFor({ kind: 'connections' }),
  },
} satisfies Record<string, Action>;
