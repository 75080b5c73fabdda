import type { JsonObject } from '@guide-studio/guide-core';
import { parseGuide, type TextIssue } from '@guide-studio/guide-core/files';
import type { HostResult } from '@guide-studio/host/common';
import type { StickyError } from './state.ts';
import { hostMessageOf, textMessageOf, words } from '../i18n/index.ts';

/** Another guide, or why it cannot be read. */
export type FoundGuide =
  | {
      readonly guide: JsonObject;
      /** What saving it would lose. */
      readonly losses: readonly TextIssue[];
    }
  | { readonly error: StickyError };

/**
 * Returns the guide in a text from the host: of another file, a version or a revision. `name` is used in error
 * messages.
 */
export function guideIn(name: string, answer: HostResult<{ readonly text: string }>): FoundGuide {
  if (!answer.ok) return { error: hostMessageOf(answer.error) };
  const parsed = parseGuide(answer.value.text);
  if (parsed.ok) return { guide: parsed.value, losses: parsed.losses };
  const what = words.session.notOpened(name, textMessageOf(parsed.issue));
  return { error: { what, next: words.session.fileStays } };
}
