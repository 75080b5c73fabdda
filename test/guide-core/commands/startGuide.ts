import type { JsonObject } from '@guide-studio/guide-core';
import { type EditorState, type GuideNode, locate, toWire } from '@guide-studio/guide-core/edit';
import { fullGuide } from '../doc/guides.ts';
import { keyOf, open } from './expectCommand.ts';

/** The state in which tests of commands start: a valid guide, so that any broken rule is caused by a command. */
export const start = open(fullGuide());
/** Returns the key of the part with this id, text or title in that guide. */
export const key = (name: string) => keyOf(start, name);

/** Returns the wire value of a node of a state. */
export function wire(state: EditorState, nodeKey: string): JsonObject {
  let value: unknown = toWire(state.doc);
  for (const segment of locate(state.doc, nodeKey)?.path ?? ['gone']) {
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value as JsonObject;
}
export function locateOf(state: EditorState, name: string): GuideNode {
  const node = locate(state.doc, keyOf(state, name))?.node;
  if (!node) throw new Error(`There is no “${name}”.`);
  return node;
}
export function texts(state: EditorState, nodeKey: string, list: string): unknown[] {
  return (wire(state, nodeKey)[list] as JsonObject[] | undefined)?.map((each) => each['text']) ?? [];
}
export function criteria(state: EditorState, owner: string): JsonObject[] {
  const conditional = wire(state, owner)['conditional'] as { criteria: JsonObject[] } | undefined;
  return conditional?.criteria ?? [];
}
/** Returns the wire guide with one change, for starting states. */
export function guideWith(
  change: (guide: { studyGuide: { items: Record<string, unknown>[] }[] } & Record<string, unknown>) => void,
): EditorState {
  const guide = structuredClone(fullGuide()) as never;
  change(guide);
  return open(guide);
}
