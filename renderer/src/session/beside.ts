import { isJsonObject } from '@guide-studio/guide-core/internal';
import { Comment } from '@guide-studio/guide-core/notes';
import { translationsOf } from '@guide-studio/guide-core/translations';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { Beside } from './state.ts';
import { read } from './store.ts';
import { inNotesLine } from './takeAlong.ts';
import { reportHostError } from './reportHostError.ts';
import { endBeside } from './transitions/index.ts';

/** Returns what comes beside a guide as a text for its backup; null if there is nothing. */
export const besideText = (beside: Beside | null): string | null => (beside === null ? null : JSON.stringify(beside));

/** Returns what {@link besideText} kept; null if it is nothing, or not understood. */
export function besideIn(text: string | null): Beside | null {
  const parsed = text === null ? null : parseGuide(text);
  if (parsed?.ok !== true) return null;
  const { comments, translations = null } = parsed.value;
  const listed: readonly unknown[] = Array.isArray(comments) ? comments : [];
  return {
    comments: listed.flatMap((one) => {
      const comment = Comment.safeParse(one);
      return comment.success ? [comment.data] : [];
    }),
    translations: isJsonObject(translations) ? translations : null,
  };
}

/**
 * Writes what comes beside a guide to its files, after the first save. On failure the reason is shown, and the next save
 * tries again.
 */
export async function writeBeside(file: string, { comments, translations }: Beside): Promise<void> {
  const byLanguage = Object.fromEntries(translationsOf(translations).languages);
  const written = await inNotesLine(async () =>
    read().host.call('beside.add', { file, comments: [...comments], translations: byLanguage }),
  );
  if (written.ok) endBeside(file);
  else reportHostError(written.error);
}
