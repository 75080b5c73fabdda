import type { Action } from '../actions/action.ts';
import { hasSelection, inGuide } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { moveSelected } from './moveSelected.ts';

/** Actions that search the outline and move parts in it. */
export const outlineActions = {
  'edit.searchOutline': {
    label: () => words.writing.searchOutline,
    keys: ['Mod+Shift+O'],
    enabled: inGuide,
    run: () => document.querySelector<HTMLElement>('[data-outline-search]')?.focus(),
  },
  'edit.moveUp': {
    label: () => words.frame.actions.moveUp,
    keys: ['Alt+ArrowUp'],
    enabled: hasSelection,
    run: () => moveSelected('up'),
  },
  'edit.moveDown': {
    label: () => words.frame.actions.moveDown,
    keys: ['Alt+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('down'),
  },
  'edit.moveToPrevious': {
    label: () => words.frame.actions.moveToPrevious,
    keys: ['Alt+Shift+ArrowUp'],
    enabled: hasSelection,
    run: () => moveSelected('previousParent'),
  },
  'edit.moveToNext': {
    label: () => words.frame.actions.moveToNext,
    keys: ['Alt+Shift+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('nextParent'),
  },
} satisfies Record<string, Action>;
