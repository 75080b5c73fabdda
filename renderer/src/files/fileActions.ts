import type { ExportFormat } from '@guide-studio/host/common';
import type { Action } from '../actions/action.ts';
import { hasHost, isEditing, isOpen } from '../actions/possible.ts';
import {
  afterUnsaved,
  askFor,
  endFresh,
  closeGuide,
  isEditable,
  isWhole,
  newGuide,
  openWithDialog,
  save,
  saveUnderNewName,
} from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { pickFolder } from './pickFolder.ts';

/** Actions on guides and their files. */
export const fileActions = {
  'file.new': {
    label: () => words.frame.actions.newGuide,
    keys: ['Mod+N'],
    browserKeys: ['Alt+N'],
    enabled: hasHost,
    run: () => afterUnsaved(() => newGuide()),
  },
  'file.newFromTemplate': {
    label: () => words.frame.actions.newFromTemplate,
    keys: [],
    enabled: hasHost,
    run: () => askFor({ kind: 'start' }),
  },
  'file.open': {
    label: () => words.frame.actions.open,
    keys: ['Mod+O'],
    enabled: hasHost,
    run: () => afterUnsaved(() => void openWithDialog()),
  },
  'file.openFolder': {
    label: () => words.frame.actions.openFolder,
    keys: [],
    // A browser works in the folder that it was started with.
    enabled: ({ host, start }) => start === 'done' && host.capabilities.nativeDialogs,
    run: () => afterUnsaved(() => void pickFolder()),
  },
  'file.openRecent': {
    label: () => words.frame.actions.openRecent,
    keys: [],
    enabled: hasHost,
    run: () => askFor({ kind: 'recent' }),
  },
  'file.save': {
    label: () => words.frame.actions.save,
    keys: ['Mod+S'],
    enabled: isEditable,
    run: () => void save(),
  },
  'file.saveAs': {
    label: () => words.frame.actions.saveAs,
    keys: ['Mod+Shift+S'],
    enabled: (session) => isWhole(session) && isEditing(session),
    run: () => void saveUnderNewName(),
  },
  'file.export': {
    label: () => words.frame.actions.export,
    keys: ['Mod+Shift+E'],
    enabled: isEditing,
    run: () => askForExport(),
  },
  'file.print': {
    label: () => words.frame.actions.print,
    // The browser would print only the visible part of the guide.
    keys: ['Mod+P'],
    enabled: isEditing,
    run: () => askForExport('pdf'),
  },
  'file.close': {
    label: () => words.frame.actions.close,
    keys: ['Mod+W'],
    browserKeys: ['Alt+W'],
    enabled: isOpen,
    run: () => afterUnsaved(closeGuide),
  },
} satisfies Record<string, Action>;

/** Others will read it, so what is missing in a part just added counts. */
function askForExport(format?: ExportFormat): void {
  endFresh();
  askFor({ kind: 'export', ...(format === undefined ? {} : { format }) });
}
