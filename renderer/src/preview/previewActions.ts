import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';

/** Actions that rehearse the interview. The preview is loaded when one of them runs. */
export const previewActions = {
  'preview.fromStart': {
    label: () => words.preview.fromStart,
    keys: ['Mod+Shift+Enter'],
    enabled: isEditing,
    run: () => void import('./previewFrom.ts').then(({ previewFromStart }) => previewFromStart()),
  },
  'preview.fromHere': {
    label: () => words.preview.fromHere,
    keys: ['Mod+Enter'],
    enabled: isEditing,
    run: () => void import('./previewFrom.ts').then(({ previewFromHere }) => previewFromHere()),
  },
} satisfies Record<string, Action>;
