import type { ItemType } from '@guide-studio/guide-core';
import type { Call } from '@guide-studio/guide-core/edit';
import { selectedNodes } from '../clipboard/index.ts';
import { dispatchAll, readGuide } from '../session/index.ts';

/** Converts all selected questions to a type, as one entry of the history. */
export function convertSelected(type: ItemType): void {
  const { doc, selection } = readGuide().editor;
  const items = selectedNodes(doc, selection).filter((node) => node.kind === 'item');
  const calls = items.map((node): Call => ({ id: 'item.convert', args: { key: node.key, type } }));
  const params = { kind: 'item', count: items.length, type, label: '' };
  dispatchAll(
    calls,
    { command: 'many.convert', params },
    items.map((node) => node.key),
  );
}
