import type { Key } from '@guide-studio/guide-core';
import type { Findings, Severity } from '../session/marks.ts';

/** The worst that is found at a part itself: what is found inside it has a mark of its own on the canvas. */
export function ownMark({ byKey }: Findings, key: Key): Severity | null {
  const found = byKey.get(key) ?? [];
  return found.find(({ issue }) => issue.severity === 'error')?.issue.severity ?? found[0]?.issue.severity ?? null;
}
