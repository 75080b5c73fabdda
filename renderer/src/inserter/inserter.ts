import { type BlockType, type ItemType, itemTypes } from '@guide-studio/guide-core';
import { childrenOf, type Key, locate } from '@guide-studio/guide-core/edit';
import { enclosing, itemTypesIn } from '@guide-studio/guide-core/internal';
import { create } from 'zustand';
import { focusInline } from '../fields/focusInline.ts';
import { addBlock, addNextQuestion } from './addParts.ts';
import { dispatch, isEditable, read, readGuide } from '../session/index.ts';

/**
 * What the chosen type does: an empty question is converted to it, or a question or block of it is added after a part.
 */
export interface Purpose {
  readonly kind: 'convert' | 'add';
  readonly key: Key;
}

interface Inserter {
  /** With the question types that are allowed there. */
  readonly purpose: (Purpose & { readonly types: readonly ItemType[] }) | null;
  /** Where the list opens in the window, and what gets the focus back. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
  readonly from: HTMLElement | null;
}

/** The open list of question types; `purpose` is null while it is closed. */
export const useInserter = create<Inserter>(() => ({
  purpose: null,
  at: { left: 0, top: 0, bottom: 0 },
  from: null,
}));

/** Opens the list of question types at a text or row. */
export function openInserter(purpose: Purpose, from: HTMLElement): void {
  if (!isEditable(read())) return;
  const { left, top, bottom } = from.getBoundingClientRect();
  useInserter.setState({ purpose: { ...purpose, types: typesAt(purpose.key) }, from, at: { left, top, bottom } });
}

function typesAt(key: Key): readonly ItemType[] {
  const { doc } = readGuide().editor;
  const located = locate(doc, key);
  const block = (located && enclosing(located, 'block')) ?? childrenOf(doc.root, 'blocks').at(-1);
  return block ? itemTypesIn(block) : itemTypes;
}

/** Opens the list for the selection: the slash key outside texts. */
export function openInserterHere(): void {
  const editor = read().guide?.editor;
  const key = editor?.selection.at(-1);
  const from = document.activeElement;
  const shown = from instanceof HTMLElement && from !== document.body ? from : elementOf(key);
  if (key !== undefined && shown) openInserter({ kind: 'add', key }, shown);
}

function elementOf(key: Key | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-key="${key}"], [data-node="${key}"]`);
}

/** Closes the list. The focus returns to where it was opened. */
export function closeInserter(): void {
  const { from } = useInserter.getState();
  useInserter.setState({ purpose: null, from: null });
  from?.focus();
}

/** Block types that can be added between others. */
type AddedBlock = Exclude<BlockType, 'screening'>;

/** Applies the chosen type. */
export function choose(type: ItemType | AddedBlock): void {
  const { purpose } = useInserter.getState();
  useInserter.setState({ purpose: null, from: null });
  if (!purpose) return;
  if (type === 'flat' || type === 'concept') return addBlock(type, purpose.key);
  if (purpose.kind === 'add') return addBehind(purpose.key, type);
  dispatch('item.convert', { key: purpose.key, type });
  focusInline(purpose.key, 'text', 'end');
}

/** Adds a question after that of a part; for a block at its start, where its heading is. */
function addBehind(key: Key, type: ItemType): void {
  const { doc } = readGuide().editor;
  const located = locate(doc, key);
  const way = located ? [...located.ancestors, located.node] : [];
  const item = way.findLast((node) => node.kind === 'item');
  if (item) return addNextQuestion(item.key, type);
  const block = way.findLast((node) => node.kind === 'block') ?? childrenOf(doc.root, 'blocks').at(-1);
  if (!block || !dispatch('item.add', { block: block.key, type, index: 0 })) return;
  const [added] = readGuide().editor.selection;
  if (added !== undefined) focusInline(added);
}
