import { type GuideDocument, type GuideNode, type Key, nodeToWire } from '@guide-studio/guide-core/edit';
import { outlineText } from '@guide-studio/guide-core/files';
import { isJsonObject, neededBy, slotRules } from '@guide-studio/guide-core/internal';
import { dispatch, read, readGuide, announce } from '../session/index.ts';
import { keepCopied } from '../media/index.ts';
import { words } from '../i18n/index.ts';
import { type Parts, partsText, partsType } from './pasted.ts';

/**
 * Returns the selected parts in guide order, without parts inside other selected ones. Only those of the same kind as
 * the first.
 */
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
 * Returns parts of a guide for the clipboard or the library, with the questions they depend on, or null if they cannot
 * be copied alone.
 */
export function partsOf(doc: GuideDocument, nodes: readonly GuideNode[]): Parts | null {
  const [first] = nodes;
  if (!first || first.kind === 'study' || first.kind === 'criterion') return null;
  const wires = nodes.map(nodeToWire).filter(isJsonObject);
  const needed = neededBy(doc, nodes).map(nodeToWire).filter(isJsonObject);
  return wires.length > 0 ? { kind: first.kind, wires, ...(needed.length > 0 ? { needed } : {}) } : null;
}

/** Copies the selected parts to the clipboard, in exact form and as readable text. Returns false if there are none. */
export function copySelected(data: Pick<DataTransfer, 'setData'>): boolean {
  const editor = read().guide?.editor;
  const nodes = editor ? selectedNodes(editor.doc, editor.selection) : [];
  const parts = editor && partsOf(editor.doc, nodes);
  if (!parts) return false;
  const [exact, plain] = [partsText(parts), outlineText(nodes)];
  data.setData(partsType, exact);
  data.setData('text/plain', plain);
  lastCopied = { exact, plain };
  keepCopied(exact);
  announce(words.clipboard.copied(parts.kind, parts.wires.length));
  return true;
}

/** The last copy: a page that requests the clipboard gets only the readable text. */
let lastCopied: { readonly exact: string; readonly plain: string } | null = null;

/** Returns the exact form of a readable text that was copied here, or an empty text for any other. */
export function exactOf(plain: string): string {
  return lastCopied?.plain === plain ? lastCopied.exact : '';
}

/** Copies the selected parts, then deletes them. Asks first if other parts depend on them. */
export function cutSelected(data: Pick<DataTransfer, 'setData'>): boolean {
  if (!copySelected(data)) return false;
  const { doc, selection } = readGuide().editor;
  dispatch('node.remove', { keys: selectedNodes(doc, selection).map(({ key }) => key) });
  return true;
}
