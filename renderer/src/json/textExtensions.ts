import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, indentWithTab } from '@codemirror/commands';
import { json, jsonLanguage } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { gotoLine, highlightSelectionMatches, selectNextOccurrence } from '@codemirror/search';
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
import { words } from '../i18n/index.ts';
import { completeJson } from './completion.ts';
import { goToHit } from './hits.ts';
import { jsonHover } from './hover.ts';
import { finding, leaveFinding, openFinding } from './jsonFinding.ts';
import { jsonLook } from './jsonLook.ts';

const unfinished = new Compartment();
const toNext = (view: EditorView) => goToHit(view, 1);
const toPrevious = (view: EditorView) => goToHit(view, -1);

/**
 * The extensions of the text editor. Its own history holds only what is not in the guide yet: see {@link
 * forgetUnfinished}.
 */
export function textExtensions(keys: readonly KeyBinding[], readOnly: boolean): Extension {
  return [
    keymap.of([
      ...keys,
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic, preventDefault: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Mod-f', run: openFinding, preventDefault: true },
      ...['F3', 'Mod-g'].map((key) => ({ key, run: toNext, shift: toPrevious, preventDefault: true })),
      { key: 'Escape', run: leaveFinding },
      { key: 'Mod-d', run: selectNextOccurrence, preventDefault: true },
      { key: 'Mod-Alt-g', run: gotoLine },
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
    finding,
    lintGutter(),
    json(),
    jsonLanguage.data.of({ autocomplete: completeJson }),
    // Inside JSON text, Enter always means the list, however quickly it is pressed.
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

/** Clears the undo history of the editor, because the guide and its history now have the edits. */
export function forgetUnfinished(view: EditorView): void {
  view.dispatch({ effects: unfinished.reconfigure([]) });
  view.dispatch({ effects: unfinished.reconfigure(history()) });
}
