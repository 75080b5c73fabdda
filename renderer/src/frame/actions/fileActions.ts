import { closeGuide } from '../../session/closeGuide.ts';
import { afterUnsaved, newGuide, openWithDialog, save, saveUnderNewName } from '../../session/files.ts';
import { isEditable, isWhole, write } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { chooseCompared } from '../../browser/focusSoon.ts';
import { hasHost, isEditing, isOpen } from '../../actions/possible.ts';

/** Actions on guides and their files, and the settings of the window. */
export const fileActions = {
  'file.new': {
    menu: 'File',
    label: () => words.frame.actions.newGuide,
    keys: ['Mod+N'],
    browserKeys: ['Alt+N'],
    enabled: hasHost,
    run: () => afterUnsaved(() => newGuide()),
  },
  'file.newFromTemplate': {
    menu: 'File',
    label: () => words.frame.actions.newFromTemplate,
    keys: [],
    enabled: hasHost,
    run: () => write({ asking: { kind: 'start' } }),
  },
  'file.open': {
    menu: 'File',
    label: () => words.frame.actions.open,
    keys: ['Mod+O'],
    enabled: hasHost,
    run: () => afterUnsaved(() => void openWithDialog()),
  },
  'file.openRecent': {
    menu: 'File',
    label: () => words.frame.actions.openRecent,
    keys: [],
    enabled: hasHost,
    run: () => write({ asking: { kind: 'recent' } }),
  },
  'file.save': {
    menu: 'File',
    label: () => words.frame.actions.save,
    keys: ['Mod+S'],
    enabled: isEditable,
    separated: true,
    run: () => void save(),
  },
  'file.saveAs': {
    menu: 'File',
    label: () => words.frame.actions.saveAs,
    keys: ['Mod+Shift+S'],
    enabled: (session) => isWhole(session) && isEditing(session),
    run: () => void saveUnderNewName(),
  },
  'file.revert': {
    menu: 'File',
    label: () => words.frame.actions.revert,
    keys: [],
    enabled: isEditing,
    run: chooseCompared,
  },
  'file.export': {
    menu: 'File',
    label: () => words.frame.actions.export,
    keys: ['Mod+Shift+E'],
    enabled: isEditing,
    separated: true,
    run: () => write({ asking: { kind: 'export' } }),
  },
  'file.print': {
    menu: 'File',
    label: () => words.frame.actions.print,
    // The browser would print only the visible part of the guide.
    keys: ['Mod+P'],
    enabled: isEditing,
    run: () => write({ asking: { kind: 'export', format: 'pdf' } }),
  },
  'file.close': {
    menu: 'File',
    label: () => words.frame.actions.close,
    keys: ['Mod+W'],
    browserKeys: ['Alt+W'],
    enabled: isOpen,
    separated: true,
    run: () => afterUnsaved(closeGuide),
  },
  'file.settings': {
    menu: 'File',
    label: () => words.frame.actions.settings,
    keys: ['Mod+,'],
    enabled: hasHost,
    separated: true,
    run: () => write({ asking: { kind: 'preferences' } }),
  },
} satisfies Record<string, Action>;
