import { locate } from '@guide-studio/guide-core';
import { byClipboard, pasteFromMenu } from '../../clipboard/pasteFromMenu.ts';
import { openFind } from '../../find/finding.ts';
import { openInserterHere } from '../../inserter/inserter.ts';
import { canStandAlone } from '../../library/partsGuide.ts';
import { selectSiblings } from '../../session/selecting.ts';
import { isEditable, read, type Session, write } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { hasHost } from '../../actions/possible.ts';

const inGuide = (session: Session) => session.phase === 'editing' && session.view === 'guide';
const somethingSelected = ({ editor }: Session) =>
  editor?.selection[0] !== undefined && editor.selection[0] !== editor.doc.root.key;

const standsAlone = ({ editor }: Session) =>
  canStandAlone(editor ? locate(editor.doc, editor.selection[0] ?? '')?.node : undefined);

/** Actions for writing: several parts at once, the clipboard, find and replace, and the library. */
export const writingActions = {
  'edit.cut': {
    menu: 'Edit',
    label: () => words.writing.cut,
    keys: [],
    platformKeys: 'Mod+X',
    separated: true,
    enabled: (session) => inGuide(session) && isEditable(session) && somethingSelected(session),
    run: () => byClipboard('cut'),
  },
  'edit.copy': {
    menu: 'Edit',
    label: () => words.writing.copy,
    keys: [],
    platformKeys: 'Mod+C',
    enabled: (session) => inGuide(session) && somethingSelected(session),
    run: () => byClipboard('copy'),
  },
  'edit.paste': {
    menu: 'Edit',
    label: () => words.writing.paste,
    keys: [],
    platformKeys: 'Mod+V',
    enabled: (session) => inGuide(session) && isEditable(session),
    run: () => void pasteFromMenu(),
  },
  'edit.pasteQuestionnaire': {
    menu: 'Edit',
    label: () => words.writing.pasteQuestionnaire,
    keys: ['Mod+Shift+V'],
    browserKeys: ['Alt+V'],
    enabled: (session) => hasHost(session) && (session.phase === 'welcome' || isEditable(session)),
    run: () => write({ asking: { kind: 'pasteQuestionnaire' } }),
  },
  'edit.selectAll': {
    menu: 'Edit',
    label: () => words.writing.selectAll,
    keys: ['Mod+A'],
    inField: 'selectAll',
    notWhileTyping: true,
    enabled: (session) => inGuide(session) && somethingSelected(session),
    run: selectSiblings,
  },
  'edit.find': {
    menu: 'Edit',
    label: () => words.writing.find,
    keys: ['Mod+F'],
    separated: true,
    enabled: (session) => session.phase === 'editing',
    run: () => (read().view === 'json' ? findInText() : openFind('find')),
  },
  'edit.replace': {
    menu: 'Edit',
    label: () => words.writing.replace,
    keys: ['Mod+H', 'Mod+Alt+F'],
    enabled: isEditable,
    run: () => (read().view === 'json' ? findInText() : openFind('replace')),
  },
  'edit.searchOutline': {
    menu: 'Edit',
    label: () => words.writing.searchOutline,
    keys: ['Mod+Shift+O'],
    enabled: inGuide,
    run: () => document.querySelector<HTMLElement>('[data-outline-search]')?.focus(),
  },
  'edit.saveParts': {
    menu: 'Edit',
    label: () => words.writing.saveToLibrary,
    keys: [],
    separated: true,
    enabled: (session) => inGuide(session) && standsAlone(session),
    run: () => write({ asking: { kind: 'saveParts' } }),
  },
  'insert.here': {
    menu: 'Insert',
    label: () => words.writing.insertHere,
    keys: ['/'],
    notWhileTyping: true,
    enabled: (session) => inGuide(session) && isEditable(session),
    run: openInserterHere,
  },
  'insert.parts': {
    menu: 'Insert',
    label: () => words.writing.fromLibrary,
    keys: [],
    enabled: (session) => inGuide(session) && isEditable(session),
    run: () => write({ asking: { kind: 'insertParts' } }),
  },
} satisfies Record<string, Action>;

/** The browser fires a copy event, which is handled as if by keys. */
/** The JSON tab is a chunk of its own. */
function findInText(): void {
  void import('../../json/shownText.ts').then((text) => text.findInText());
}
