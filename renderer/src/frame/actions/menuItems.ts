import type { MenuItem } from '../../controls/index.ts';
import { actionOf, perform } from '../../actions/action.ts';
import type { ActionId } from './actions.ts';
import { read } from '../../session/index.ts';
import { shortcutOf } from '../../actions/keymap.ts';

/** Returns an action as a menu entry, with its current label and state. */
export function itemOf(id: ActionId): MenuItem {
  const session = read();
  const { label, enabled, checked } = actionOf(id);
  return {
    label: label(session),
    shortcut: shortcutOf(id),
    disabled: !enabled(session),
    checked: checked?.(session),
    onSelect: () => void perform(id),
  };
}
