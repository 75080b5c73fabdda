import type { Issue } from '@guide-studio/guide-core';

/** Whether no interview can be taken while this is wrong. A text that is not written yet changes nothing about who sees what. */
export function stopsInterviews({ code, path }: Issue): boolean {
  return code !== 'too_small' || !['text', 'title', 'nickname'].includes(String(path.at(-1)));
}
