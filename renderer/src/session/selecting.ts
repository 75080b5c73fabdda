import { childrenOf, type GuideNode, type Key, locate, walk } from '@guide-studio/guide-core/edit';
import { select } from './edit.ts';
import { read } from './store.ts';

/** The modifier keys held during a press. */
interface Held {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Selects a pressed part: alone, with Shift all of its kind from the first selected one, with Ctrl or Command in
 * addition to the others. The first of a selection starts ranges; the last has the focus.
 */
export function pick(key: Key, held: Held): void {
  if (held.shiftKey) selectTo(key);
  else if (held.ctrlKey || held.metaKey) toggleSelected(key);
  else select([key]);
}

/** Selects all parts of the same kind between the first selected part and `key`. */
export function selectTo(key: Key): void {
  const editor = read().guide?.editor;
  const [anchor] = editor?.selection ?? [];
  if (!editor || anchor === undefined) return select([key]);
  const from = locate(editor.doc, anchor)?.node;
  const to = from && aroundOfKind(key, from.kind);
  if (!from || !to) return select([key]);
  const alike = walk(editor.doc.root).filter((node) => node.kind === from.kind);
  const [a, b] = [alike.indexOf(from), alike.indexOf(to)];
  const between = alike.slice(Math.min(a, b), Math.max(a, b) + 1).map((node) => node.key);
  select(a <= b ? between : between.toReversed());
}

/** Adds a part to the selection, or removes it. Only parts of one kind are selected together. */
function toggleSelected(key: Key): void {
  const editor = read().guide?.editor;
  if (!editor) return;
  const { selection, doc } = editor;
  const kind = locate(doc, key)?.node.kind;
  const alike = selection.filter((each) => locate(doc, each)?.node.kind === kind);
  if (!alike.includes(key)) return select([...alike, key]);
  const left = alike.filter((each) => each !== key);
  select(left.length > 0 ? left : [key]);
}

/** Selects all siblings of the selected part too. */
export function selectSiblings(): void {
  const editor = read().guide?.editor;
  const [first] = editor?.selection ?? [];
  const located = editor && first !== undefined ? locate(editor.doc, first) : null;
  const parent = located?.ancestors.at(-1);
  if (located?.place && parent) select(childrenOf(parent, located.place.slot).map((node) => node.key));
}

/** Returns the part itself or its nearest ancestor of a kind, or null. */
function aroundOfKind(key: Key, kind: GuideNode['kind']): GuideNode | null {
  const editor = read().guide?.editor;
  const located = editor && locate(editor.doc, key);
  return located ? ([...located.ancestors, located.node].findLast((node) => node.kind === kind) ?? null) : null;
}
