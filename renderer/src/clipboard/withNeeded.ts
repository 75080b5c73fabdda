import type { JsonObject } from '@guide-studio/guide-core';
import { blankBlock } from '@guide-studio/guide-core/edit';
import { words } from '../i18n/index.ts';
import type { Parts } from './pasted.ts';

/**
 * Returns the parts with the questions they depend on before them. Before blocks, the questions get their own block.
 * Smaller kinds of parts cannot contain questions.
 */
export function withNeeded(parts: Parts, needed: readonly JsonObject[]): Parts {
  const { kind, wires } = parts;
  if (needed.length === 0) return parts;
  if (kind === 'item') return { ...parts, wires: [...needed, ...wires] };
  if (kind !== 'block') return parts;
  const block: JsonObject = { ...blankBlock('flat'), title: words.clipboard.neededBlock, items: [...needed] };
  return { ...parts, wires: [block, ...wires] };
}
