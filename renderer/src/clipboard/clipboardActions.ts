import type { Action } from '../actions/action.ts';
import { hasPartSelected, inGuide } from '../actions/possible.ts';
import { isEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { byClipboard, pasteFromMenu } from './pasteFromMenu.ts';

/** Actions that copy and paste parts. */
export const clipboardActions = {
  'edit.cut': {
    label: () => words.writing.cut,
    keys: [],
    platformKeys: 'Mod+X',
    enabled: (session) => inGuide(session) && isEditable(session) && hasPartSelected(session),
    run: () => byClipboard('cut'),
  },
  'edit.copy': {
    label: () => words.writing.copy,
    keys: [],
    platformKeys: 'Mod+C',
    enabled: (session) => inGuide(session) && hasPartSelected(session),
    run: () => byClipboard('copy'),
  },
  'edit.paste': {
    label: () => words.writing.paste,
    keys: [],
    platformKeys: 'Mod+V',
    enabled: (session) => inGuide(session) && isEditable(session),
    run: () => void pasteFromMenu(),
  },
} satisfies Record<string, Action>;
