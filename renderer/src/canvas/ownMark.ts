import type { Key } from '@guide-studio/guide-core';
import type { Findings, Severity } from '../session/marks.ts';

/** Returns the worst severity found at a part itself. Parts inside it have their own marks. */
export function ownMark({ byKey }: Findings, key: Key): Severity | null {
  const found = byKey.get(key) ?? [];
  return found.find(({ issue }) => issue.severity === 'error')?.issue.severity ?? found[0]?.issue.severity ?? null;
}
