import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, indentWithTab } from '@codemirror/commands';
import { json, jsonLanguage } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { words } from '../words/index.ts';
import { completeJson } from './completion.ts';
import { emptyPanel, openFinding } from './jsonFinding.ts';
import { jsonHover } from './hover.ts';
import { jsonLook } from './jsonLook.ts';

const unfinished = new Compartment();

/**
 * Everything the text editor can do by itself. Its own history holds only what the guide does not have yet: see
 * {@link forgetUnfinished}.
 */
export function textExtensions(keys: readonly KeyBinding[], readOnly: boolean): Extension {
  return [
    keymap.of([
      ...keys,
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic, preventDefault: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Mod-f', run: openFinding, preventDefault: true },
      ...searchKeymap,
      ...foldKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    unfinished.of(history()),
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    search({ top: true, createPanel: emptyPanel }),
    lintGutter(),
    json(),
    jsonLanguage.data.of({ autocomplete: completeJson }),
    // Inside a text of JSON Enter can only be meant for the list, however quickly it comes.
    autocompletion({ icons: false, interactionDelay: 0 }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(words.json.phrases),
    EditorView.contentAttributes.of({
      'aria-label': words.json.label,
      'aria-description': words.json.tabHint,
      spellcheck: 'false',
      dir: 'ltr',
      tabindex: '0',
    }),
    jsonHover,
    jsonLook,
  ];
}

/** Lets the editor forget what it could take back by itself: the guide has it now, and its history too. */
export function forgetUnfinished(view: EditorView): void {
  view.dispatch({ effects: unfinished.reconfigure([]) });
  view.dispatch({ effects: unfinished.reconfigure(history()) });
}
