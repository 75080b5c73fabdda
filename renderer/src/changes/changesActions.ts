import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { focusSoon } from '../browser/focusSoon.ts';
import { showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Actions that compare the guide with another version. */
export const changesActions = {
  'file.revert': {
    label: () => words.frame.actions.revert,
    keys: [],
    enabled: isEditing,
    run: chooseCompared,
  },
  'study.compare': {
    label: () => words.frame.actions.compare,
    keys: [],
    enabled: isEditing,
    run: chooseCompared,
  },
} satisfies Record<string, Action>;

/** Opens the changes and focuses the choice of the other version. */
function chooseCompared(): void {
  showView('changes');
  focusSoon('[data-view="changes"] select');
}
