import { childrenOf, textField } from '@guide-studio/guide-core';
import type { Session } from './state.ts';

/** Returns true if the open guide has a screener; a second one may not be added. */
export function hasScreener({ guide }: Session): boolean {
  const blocks = guide ? childrenOf(guide.editor.doc.root, 'blocks') : [];
  return blocks.some((block) => textField(block, 'type') === 'screening');
}
