import {
  blankBlock,
  canonicalText,
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  type JsonObject,
  type PartKind,
  run,
  toWire,
} from '@guide-studio/guide-core';
import type { Parts } from '../clipboard/pasted.ts';
import { withNeeded } from '../clipboard/withNeeded.ts';

/** Blocks and questions can stand on their own in a file; nothing smaller. */
export function canStandAlone(node: GuideNode | undefined): boolean {
  return node?.kind === 'block' || node?.kind === 'item';
}

/**
 * The text of a guide file that holds these parts and the questions on which they depend, so that it is right by itself
 * and nothing is lost. Null when they cannot stand alone.
 */
export function partsGuide(title: string, parts: Parts, screening: boolean): string | null {
  const { kind, wires } = withNeeded(parts, parts.needed ?? []);
  const empty = createEditorState({ title, studyGuide: [] });
  if (kind === 'block') return textOf(inserted(empty, empty.doc.root.key, kind, wires));
  if (kind !== 'item') return null;
  const block: JsonObject = { ...blankBlock(screening ? 'screening' : 'flat'), title, items: [] };
  const around = createEditorState({ title, studyGuide: [block] });
  const [holder] = childrenOf(around.doc.root, 'blocks');
  return holder ? textOf(inserted(around, holder.key, kind, wires)) : null;
}

function inserted(
  state: EditorState,
  parent: string,
  kind: PartKind,
  wires: readonly JsonObject[],
): EditorState | null {
  const result = run(state, 'node.insert', { parent, kind, wires, how: 'insert' });
  return result.kind === 'transaction' ? commit(state, result, 0) : null;
}

function textOf(state: EditorState | null): string | null {
  return state && canonicalText(toWire(state.doc));
}
