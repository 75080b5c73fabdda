import type { MenuItem } from '../../controls/index.ts';
import { read } from '../../session/store.ts';
import { type ActionId, actionOf, perform } from './actions.ts';
import { shortcutOf } from '../../actions/keymap.ts';

/** Returns an action as a menu entry, with its current label and state. */
export function itemOf(id: ActionId): MenuItem {
  const session = read();
  const { label, enabled, checked, separated } = actionOf(id);
  return {
    label: label(session),
    shortcut: shortcutOf(id),
    disabled: !enabled(session),
    checked: checked?.(session),
    separated,
    onSelect: () => void perform(id),
  };
}
