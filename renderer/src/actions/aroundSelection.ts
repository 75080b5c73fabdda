import type { ItemType } from '@guide-studio/guide-core';
import { type GuideNode, type Located, locate, textField } from '@guide-studio/guide-core/edit';
import { itemTypesIn } from '@guide-studio/guide-core/internal';
import { type Session } from '../session/index.ts';

/** Returns the selected part or its nearest ancestor of a kind. */
export function around({ guide }: Session, kind: GuideNode['kind']): Located | null {
  const editor = guide?.editor;
  const [key] = editor?.selection ?? [];
  if (!editor || key === undefined) return null;
  const located = locate(editor.doc, key);
  const found = located && [...located.ancestors, located.node].findLast((node) => node.kind === kind);
  return found ? locate(editor.doc, found.key) : null;
}

/** Returns the block of the selection, otherwise the last block. */
export function blockAround(session: Session): Located | null {
  const editor = session.guide?.editor;
  const last = editor?.doc.root.children.blocks?.at(-1);
  return around(session, 'block') ?? (editor && last ? locate(editor.doc, last.key) : null);
}

/** Returns true if questions of this type are allowed in a block. */
export function isTypeAllowed(type: ItemType, block: Located | null): boolean {
  return block !== null && itemTypesIn(block.node).includes(type);
}

/** Returns the type of a block or question, or an empty text. */
export function typeOf(located: Located | null): string {
  return located ? textField(located.node, 'type') : '';
}
