import { childrenOf, textField } from '@guide-studio/guide-core';
import type { Session } from './store.ts';

/** Returns true if the open guide has a screener; a second one may not be added. */
export function hasScreener({ editor }: Pick<Session, 'editor'>): boolean {
  const blocks = editor ? childrenOf(editor.doc.root, 'blocks') : [];
  return blocks.some((block) => textField(block, 'type') === 'screening');
}
