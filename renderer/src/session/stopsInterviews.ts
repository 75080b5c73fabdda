import type { Issue } from '@guide-studio/guide-core';

/** Returns true if no interview can run with this problem. A missing text does not affect who sees what. */
export function stopsInterviews({ code, path }: Issue): boolean {
  return code !== 'too_small' || !['text', 'title', 'nickname'].includes(String(path.at(-1)));
}
