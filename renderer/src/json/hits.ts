import { createFinder, type Finder, type FindQuery, type Match, type PatternError } from '@guide-studio/guide-core';
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
  readonly finder: Finder | null;
  readonly places: readonly Match[];
  readonly gaveUp: boolean;
}

const none: Hits = { finder: null, places: [], gaveUp: false };

const looking = StateEffect.define<Finder | null>();

const hits = StateField.define<Hits>({
  create: () => none,
  update(before, { effects, docChanged, changes, newDoc }) {
    const asked = effects.findLast((effect) => effect.is(looking));
    if (asked) return found(asked.value, newDoc);
    return docChanged ? { ...before, places: moved(before.places, changes) } : before;
  },
});

function found(finder: Finder | null, doc: Text): Hits {
  if (!finder) return none;
  const places = finder.matches(doc.toString());
  return { finder, places, gaveUp: finder.gaveUp() };
}

function moved(places: readonly Match[], changes: ChangeDesc): readonly Match[] {
  return places
    .map((place) => ({ ...place, start: changes.mapPos(place.start, 1), end: changes.mapPos(place.end, -1) }))
    .filter(({ start, end }) => end > start);
}

/** Delay between the last key and a new search, in milliseconds; until then hits move with their text. */
const pause = 200;

/** Searches with the engine of the guide, so that no expression can hang the text, and marks the visible hits. */
export const hitMarks: Extension = [
  hits,
  ViewPlugin.fromClass(
    class {
      marks: DecorationSet;
      #timer: ReturnType<typeof setTimeout> | undefined;

      constructor(view: EditorView) {
        this.marks = marksIn(view);
      }

      update({ view, startState, state, docChanged, selectionSet, viewportChanged }: ViewUpdate): void {
        const { finder } = state.field(hits);
        const isNew = startState.field(hits).finder !== finder;
        if (isNew || docChanged || selectionSet || viewportChanged) this.marks = marksIn(view);
        if (isNew || docChanged) clearTimeout(this.#timer);
        if (docChanged && !isNew && finder) {
          this.#timer = setTimeout(() => searchText(view, finder.query), pause);
        }
      }

      destroy(): void {
        clearTimeout(this.#timer);
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

/** Starts or, with null, ends a search in the text. Returns the error of an invalid expression. */
export function searchText(view: EditorView, query: FindQuery | null): PatternError | null {
  const made = query && query.text !== '' ? createFinder(query) : null;
  const error = made && 'error' in made ? made.error : null;
  view.dispatch({ effects: looking.of(made && 'error' in made ? null : made) });
  return error;
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
  show(view, by === -1 ? from - 1 : at < 0 ? from : at + 1);
  return true;
}

/** Selects the first hit at or after the start of the selection, otherwise the first one. */
export function goToFirst(view: EditorView): void {
  show(view, firstFrom(view.state.field(hits).places, view.state.selection.main.from));
}

function show(view: EditorView, wanted: number): void {
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
  const { places, at } = hitsIn(view.state);
  if (at >= 0) replace(view, places.slice(at, at + 1), by);
  goToFirst(view);
}

/** Replaces all hits as one step. */
export function replaceHits(view: EditorView, by: string): void {
  replace(view, view.state.field(hits).places, by);
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
