import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { askFor, isEditable, showView } from '../session/index.ts';

const goToMissing = (direction: 1 | -1): void =>
  void import('./nextMissing.ts').then(({ nextMissing }) => nextMissing(direction));

/** Actions on the translations of a guide. */
export const languagesActions = {
  'languages.nextMissing': {
    label: () => words.frame.actions.nextMissing,
    keys: ['F9'],
    enabled: isEditing,
    run: () => goToMissing(1),
  },
  'languages.previousMissing': {
    label: () => words.frame.actions.previousMissing,
    keys: ['Shift+F9'],
    enabled: isEditing,
    run: () => goToMissing(-1),
  },
  'languages.sheetOut': {
    label: () => words.frame.actions.sheetOut,
    keys: [],
    enabled: isEditing,
    run: () => {
      showView('languages');
      askFor({ kind: 'sheetOut' });
    },
  },
  'languages.sheetIn': {
    label: () => words.frame.actions.sheetIn,
    keys: [],
    enabled: isEditable,
    run: () => {
      showView('languages');
      askFor({ kind: 'sheetIn' });
    },
  },
  'languages.suggest': {
    label: () => words.frame.actions.suggestTranslations,
    keys: [],
    enabled: isEditable,
    run: () => {
      showView('languages');
      askFor({ kind: 'suggest' });
    },
  },
} satisfies Record<string, Action>;
