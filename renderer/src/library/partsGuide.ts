import type { JsonObject } from '@guide-studio/guide-core';
import {
  blankBlock,
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  run,
  toWire,
} from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import type { InsertableKind } from '@guide-studio/guide-core/internal';
import { type Parts, withNeeded } from '../clipboard/index.ts';

/** Returns true for blocks and questions, which can be saved alone in a file. */
export function canBeSavedAlone(node: GuideNode | undefined): boolean {
  return node?.kind === 'block' || node?.kind === 'item';
}

/**
 * Returns the text of a guide file that contains the parts and the questions they depend on, so that it is valid by
 * itself and nothing is lost. Returns null if they cannot be saved alone.
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
  kind: InsertableKind,
  wires: readonly JsonObject[],
): EditorState | null {
  const result = run(state, 'node.insert', { parent, kind, wires, how: 'insert' });
  return result.kind === 'transaction' ? commit(state, result, 0) : null;
}

function textOf(state: EditorState | null): string | null {
  return state && canonicalText(toWire(state.doc));
}
