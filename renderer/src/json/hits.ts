import {
  createFinder,
  type Finder,
  type FindQuery,
  type Match,
  type PatternError,
} from '@guide-studio/guide-core/find';
import { isSameQuery, type SearchStop, searchTexts } from '../find/index.ts';
import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** The hits in the text, in order. */
interface Hits {
  /** Null if nothing is searched for. */
  readonly query: FindQuery | null;
  /** Replaces the hits; null while they are those of another search. */
  readonly finder: Finder | null;
  /** The text that was searched; the text may have changed since. */
  readonly doc: Text | null;
  readonly places: readonly Match[];
  /** Why the search ended early. */
  readonly stop: SearchStop | null;
}

const none: Hits = { query: null, finder: null, doc: null, places: [], stop: null };

const looking = StateEffect.define<Hits>();

const hits = StateField.define<Hits>({
  create: () => none,
  update(before, { effects, docChanged, changes }) {
    const asked = effects.findLast((effect) => effect.is(looking));
    if (asked) return asked.value;
    return docChanged ? { ...before, places: moved(before.places, changes) } : before;
  },
});

function moved(places: readonly Match[], changes: ChangeDesc): readonly Match[] {
  return places
    .map((place) => ({ ...place, start: changes.mapPos(place.start, 1), end: changes.mapPos(place.end, -1) }))
    .filter(({ start, end }) => end > start);
}

/** Delay between the last key and a new search, in milliseconds; until then hits move with their text. */
const pause = 200;

/** Searches as in the guide, so that no expression can hold up the text, and marks the visible hits. */
export const hitMarks: Extension = [
  hits,
  ViewPlugin.fromClass(
    class {
      marks: DecorationSet;
      #timer: ReturnType<typeof setTimeout> | undefined;

      constructor(view: EditorView) {
        this.marks = marksIn(view);
      }

      update({ view, state, transactions, docChanged, selectionSet, viewportChanged }: ViewUpdate): void {
        const { query } = state.field(hits);
        const isNew = transactions.some(({ effects }) => effects.some((effect) => effect.is(looking)));
        if (isNew || docChanged || selectionSet || viewportChanged) this.marks = marksIn(view);
        if (isNew || docChanged) clearTimeout(this.#timer);
        if (docChanged && !isNew && query) {
          this.#timer = setTimeout(() => searchText(view, query), pause);
        }
      }

      destroy(): void {
        clearTimeout(this.#timer);
        cancelSearch();
        waiting = [];
      }
    },
    { decorations: ({ marks }) => marks },
  ),
];

const plain = Decoration.mark({ class: 'cm-searchMatch' });
const chosen = Decoration.mark({ class: 'cm-searchMatch cm-searchMatch-selected' });

function marksIn({ state, viewport }: EditorView): DecorationSet {
  const { places } = state.field(hits);
  const first = firstFrom(places, viewport.from);
  const shown = places.slice(first, firstFrom(places, viewport.to));
  const at = chosenHit(state);
  return Decoration.set(shown.map(({ start, end }, i) => (first + i === at ? chosen : plain).range(start, end)));
}

/** The search that has no answer yet, and the text that is searched. */
let running: { readonly doc: Text; readonly cancel: () => void } | null = null;
/** What is done when it has one. */
let waiting: readonly (() => void)[] = [];

function cancelSearch(): void {
  running?.cancel();
  running = null;
}

/**
 * Starts or, with null, ends a search in the text. The hits of an expression come later: the hits before it stay until
 * then. Returns the error of an invalid expression.
 */
export function searchText(view: EditorView, query: FindQuery | null): PatternError | null {
  const before = view.state.field(hits);
  const isSame = query !== null && before.query !== null && isSameQuery(query, before.query);
  cancelSearch();
  if (!isSame) waiting = [];
  const made = query && query.text !== '' ? createFinder(query) : null;
  if (!query || !made || 'error' in made) {
    view.dispatch({ effects: looking.of(none) });
    return made && 'error' in made ? made.error : null;
  }
  const { doc } = view.state;
  const text = doc.toString();
  if (query.regularExpression) {
    view.dispatch({ effects: looking.of(isSame ? before : { ...before, query, finder: null, stop: null }) });
    const cancel = searchTexts(query, [text], ({ matches: [places], stop }) => {
      running = null;
      if (view.state.doc !== doc) searchText(view, query);
      else if (places) show(view, { query, finder: made, doc, places, stop });
      else if (stop) show(view, { ...view.state.field(hits), finder: null, stop });
    });
    running = { doc, cancel };
  } else show(view, { query, finder: made, doc, places: made.matches(text), stop: null });
  return null;
}

function show(view: EditorView, found: Hits): void {
  view.dispatch({ effects: looking.of(found) });
  const acts = waiting;
  waiting = [];
  if (found.finder) for (const act of acts) withHits(view, act);
}

/** Acts once the hits are those of the text as it is now; not at all if the search takes too long. */
export function withHits(view: EditorView, act: () => void): void {
  const { query, finder, doc } = view.state.field(hits);
  if (finder !== null && doc === view.state.doc) return act();
  waiting = [...waiting, act];
  if (query !== null && running?.doc !== view.state.doc) searchText(view, query);
}

/** Returns the hits, with the index of the selected one; -1 for none. */
export function hitsIn(state: EditorState): Hits & { readonly at: number } {
  return { ...state.field(hits), at: chosenHit(state) };
}

function chosenHit(state: EditorState): number {
  const { from, to } = state.selection.main;
  const { places } = state.field(hits);
  const at = firstFrom(places, from);
  const place = places[at];
  return place?.start === from && place.end === to ? at : -1;
}

/** Returns the index of the first hit that starts at or after an offset. */
function firstFrom(places: readonly Match[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Selects the next or previous hit, wrapping at the ends. */
export function goToHit(view: EditorView, by: 1 | -1): boolean {
  const { places, at } = hitsIn(view.state);
  const from = firstFrom(places, view.state.selection.main.from);
  select(view, by === -1 ? from - 1 : at < 0 ? from : at + 1);
  return true;
}

/** Selects the first hit at or after the start of the selection, otherwise the first one. */
export function goToFirst(view: EditorView): void {
  select(view, firstFrom(view.state.field(hits).places, view.state.selection.main.from));
}

function select(view: EditorView, wanted: number): void {
  const { places } = view.state.field(hits);
  const place = places[wanted < 0 ? places.length - 1 : wanted % places.length];
  if (!place) return;
  view.dispatch({
    selection: { anchor: place.start, head: place.end },
    effects: EditorView.scrollIntoView(place.start, { y: 'center' }),
  });
}

/** Replaces the selected hit and selects the next one. Without a selected hit only selects one. */
export function replaceHit(view: EditorView, by: string): void {
  withHits(view, () => {
    const { places, at } = hitsIn(view.state);
    if (at >= 0) replace(view, places.slice(at, at + 1), by);
    goToFirst(view);
  });
}

/** Replaces all hits as one step. */
export function replaceHits(view: EditorView, by: string): void {
  withHits(view, () => replace(view, view.state.field(hits).places, by));
}

function replace(view: EditorView, places: readonly Match[], by: string): void {
  const { finder } = view.state.field(hits);
  if (!finder) return;
  const text = view.state.doc.toString();
  const changes = view.state.changes(
    places.map((place) => ({ from: place.start, to: place.end, insert: finder.replacement(text, place, by) })),
  );
  const anchor = changes.mapPos(places.at(-1)?.end ?? 0, 1);
  // Places the cursor after the replacement, so that the search continues after it.
  view.dispatch({ changes, selection: { anchor }, userEvent: 'input.replace' });
  searchText(view, finder.query);
}
