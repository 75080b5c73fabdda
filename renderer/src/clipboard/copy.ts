import {
  type GuideDocument,
  type GuideNode,
  type Key,
  nodeToWire,
  isJsonObject,
  neededBy,
  outlineText,
  slotRules,
} from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read, say } from '../session/store.ts';
import { words } from '../words/index.ts';
import { type Parts, partsText, partsType } from './pasted.ts';

/** The selected parts in the order of the guide, without those inside another one. All of one kind: that of the first. */
export function selectedNodes(doc: GuideDocument, selection: readonly Key[]): readonly GuideNode[] {
  const wanted = new Set(selection);
  const found: GuideNode[] = [];
  const visit = (node: GuideNode): void => {
    if (wanted.has(node.key) && node.kind !== 'study') found.push(node);
    else for (const { slot } of slotRules[node.kind]) for (const child of node.children[slot] ?? []) visit(child);
  };
  visit(doc.root);
  return found.filter((node) => node.kind === found[0]?.kind);
}

/**
 * The parts of a guide as they go to the clipboard or into the library, with the questions on which they depend; null
 * when they cannot stand on their own.
 */
export function partsOf(doc: GuideDocument, nodes: readonly GuideNode[]): Parts | null {
  const [first] = nodes;
  if (!first || first.kind === 'study' || first.kind === 'criterion') return null;
  const wires = nodes.map(nodeToWire).filter(isJsonObject);
  const needed = neededBy(doc, nodes).map(nodeToWire).filter(isJsonObject);
  return wires.length > 0 ? { kind: first.kind, wires, ...(needed.length > 0 ? { needed } : {}) } : null;
}

/** Puts the selected parts on the clipboard: exactly, and as text to read. Returns whether there were any. */
export function copySelected(data: Pick<DataTransfer, 'setData'>): boolean {
  const { editor } = read();
  const nodes = editor ? selectedNodes(editor.doc, editor.selection) : [];
  const parts = editor && partsOf(editor.doc, nodes);
  if (!parts) return false;
  const [exact, plain] = [partsText(parts), outlineText(nodes)];
  data.setData(partsType, exact);
  data.setData('text/plain', plain);
  lastCopied = { exact, plain };
  say(words.clipboard.copied(parts.kind, parts.wires.length));
  return true;
}

/** What was copied last, since a page that asks for the clipboard gets only the readable text. */
let lastCopied: { readonly exact: string; readonly plain: string } | null = null;

/** The exact form of a readable text that was copied here; empty for every other text. */
export function exactOf(plain: string): string {
  return lastCopied?.plain === plain ? lastCopied.exact : '';
}

/** Copies, then deletes exactly that. What others depend on is asked about first. */
export function cutSelected(data: Pick<DataTransfer, 'setData'>): boolean {
  if (!copySelected(data)) return false;
  const { doc, selection } = mustHave(read().editor);
  dispatch('node.remove', { keys: selectedNodes(doc, selection).map(({ key }) => key) });
  return true;
}
