import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { showLogic } from './shown.ts';

/** Actions that show a part of the Logic tab. */
export const logicActions = {
  'logic.paths': {
    label: () => words.logic.showPaths,
    keys: [],
    enabled: isEditing,
    run: () => {
      showLogic({ as: 'paths' });
      showView('logic');
    },
  },
  'logic.findings': {
    label: () => words.logic.showFindings,
    keys: [],
    enabled: isEditing,
    run: () => {
      showLogic({ as: 'paths', paths: 'findings' });
      showView('logic');
    },
  },
  'logic.tests': {
    label: () => words.logic.showTests,
    keys: [],
    enabled: isEditing,
    run: () => {
      showLogic({ as: 'tests' });
      showView('logic');
    },
  },
  'logic.forecast': {
    label: () => words.logic.forecast,
    keys: [],
    enabled: isEditing,
    run: () => {
      showLogic({ as: 'forecast' });
      showView('logic');
    },
  },
} satisfies Record<string, Action>;
