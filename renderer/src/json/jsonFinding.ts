import { closeSearchPanel, openSearchPanel, type SearchQuery } from '@codemirror/search';
import { EditorSelection, type EditorState } from '@codemirror/state';
import { EditorView, type Panel } from '@codemirror/view';
import { create } from 'zustand';

interface JsonFinding {
  readonly open: boolean;
  /** Asks for the focus anew. */
  readonly turn: number;
  /** Grows with whatever may change the hits or the chosen one. */
  readonly change: number;
}

/** Whether the bar above the text is open. What is looked for stands in the text editor itself. */
export const useJsonFinding = create<JsonFinding>(() => ({ open: false, turn: 0, change: 0 }));

/**
 * The text editor marks hits only while a panel of its own is open. This one is empty: the bar is drawn by the window, in
 * its own look and words.
 */
export function emptyPanel(): Panel {
  const changed = () => useJsonFinding.setState(({ change }) => ({ change: change + 1 }));
  return {
    dom: document.createElement('div'),
    mount: () => useJsonFinding.setState({ open: true }),
    update: ({ docChanged, selectionSet, transactions }) => {
      if (docChanged || selectionSet || transactions.some(({ effects }) => effects.length > 0)) changed();
    },
    destroy: () => useJsonFinding.setState({ open: false }),
  };
}

/** Opens the bar, or gives it the focus again. */
export function openFinding(view: EditorView): boolean {
  openSearchPanel(view);
  useJsonFinding.setState(({ turn }) => ({ turn: turn + 1 }));
  return true;
}

/** Closes the bar; the caret is back in the text, at the last hit. */
export function closeFinding(view: EditorView): void {
  closeSearchPanel(view);
  view.focus();
}

/** More hits than this are not counted. */
export const mostCounted = 1000;

export interface Found {
  /** How many there are, up to one more than {@link mostCounted}. */
  readonly count: number;
  /** Which of them is selected, from 0; -1 when none is. */
  readonly at: number;
}

export function countFound({ doc, selection }: EditorState, query: SearchQuery): Found {
  if (!query.valid) return { count: 0, at: -1 };
  const { from, to } = selection.main;
  const cursor = query.getCursor(doc);
  let [count, at] = [0, -1];
  for (let hit = cursor.next(); !hit.done && count <= mostCounted; hit = cursor.next()) {
    if (hit.value.from === from && hit.value.to === to) at = count;
    count += 1;
  }
  return { count, at };
}

/** Selects the first hit from where the selection begins, else the first of all. */
export function goToFirst(view: EditorView, query: SearchQuery): void {
  if (!query.valid) return;
  const { doc, selection } = view.state;
  const below = query.getCursor(doc, selection.main.from).next();
  const hit = below.done ? query.getCursor(doc).next() : below;
  if (hit.done) return;
  const { from, to } = hit.value;
  view.dispatch({
    selection: EditorSelection.single(from, to),
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
}
