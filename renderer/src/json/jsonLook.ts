import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const line = '1px solid var(--line)';

/**
 * The theme of the text editor, made of the design tokens of the window. The library turns it into a style sheet that
 * the shadow root adopts: without a style element, the content security policy needs no exception.
 */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)', fontSize: '12px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { padding: '12px 0 48px', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--ink-3)', border: 'none', paddingLeft: '8px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--ground)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', color: 'var(--ink-3)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent)',
  },
  '.cm-foldPlaceholder': {
    padding: '0 6px',
    color: 'var(--ink-2)',
    backgroundColor: 'var(--sunken)',
    border: line,
    borderRadius: '4px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)', outline: '2px solid var(--accent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--ground)', fontFamily: 'var(--font-ui)' },
  '.cm-panels-top': { border: 'none' },
  '.cm-textfield': {
    height: '28px',
    padding: '0 8px',
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    font: '400 13px var(--font-ui)',
  },
  '.cm-button': {
    height: '28px',
    padding: '0 10px',
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    border: line,
    borderRadius: 'var(--radius)',
    font: '400 13px var(--font-ui)',
    cursor: 'pointer',
  },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-panel button:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '1px',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--raised)',
    border: line,
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '240px' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 12px', lineHeight: '20px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--ink)',
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontFamily: 'var(--font-ui)', fontStyle: 'normal' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionInfo, .cm-explained': { padding: '6px 12px', maxWidth: '420px', font: '400 13px/20px var(--font-ui)' },
  '.cm-explained p': { margin: '0' },
  '.cm-explained p + p': { color: 'var(--ink-2)' },
  '.cm-diagnostic': { padding: '6px 12px', maxWidth: '480px', font: '400 13px/20px var(--font-ui)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--error)' },
  '.cm-diagnostic-info': { borderLeft: '3px solid var(--advice)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--error)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--advice) 2px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--error)' },
  '.cm-lintPoint-info::after': { borderBottomColor: 'var(--advice)' },
  '.cm-gutter-lint': { width: '16px' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: tags.number, color: 'var(--warning)' },
  { tag: [tags.bool, tags.null], color: 'var(--good)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-2)' },
]);

export const jsonLook: Extension = [look, syntaxHighlighting(colours)];
