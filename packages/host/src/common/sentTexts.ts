import type { HostInputChecked } from './implementation.ts';
import { done, failed } from './result.ts';
import type { HostResult } from './error.ts';

/** A text in an input: the text itself, or one that was sent before. */
export type TextOrSent = HostInputChecked<'backup.write'>['text'];

/** Long texts that were sent in parts. */
export interface SentTexts {
  readonly 'text.send': (input: HostInputChecked<'text.send'>) => Promise<HostResult<{ readonly held: boolean }>>;
  /** Returns the text of an input with this key. Fails with `backupGone` if what was sent is not held any more. */
  textOf(key: string, text: TextOrSent): HostResult<string>;
  /** Drops what was sent under a key. */
  forget(key: string): void;
}

/** Enough for the guides open at the same time. What is dropped is sent again as a whole. */
const mostKeys = 16;

/**
 * Returns the memory of texts sent in parts: the last one of each key. A text over `limit` UTF-16 units is not held.
 */
export function createSentTexts(limit: number): SentTexts {
  const held = new Map<string, { readonly id: string; readonly text: string }>();
  return {
    'text.send': async ({ key, id, after, parts }) => {
      const last = held.get(key);
      const earlier = after === null ? '' : last?.id === after ? last.text : null;
      held.delete(key);
      if (earlier === null) return done({ held: false });
      const text = parts.map((part) => (typeof part === 'string' ? part : earlier.slice(...part))).join('');
      if (text.length > limit) return done({ held: false });
      held.set(key, { id, text });
      for (const oldest of [...held.keys()].slice(0, -mostKeys)) held.delete(oldest);
      return done({ held: true });
    },
    textOf(key, text) {
      if (typeof text === 'string') return done(text);
      const last = held.get(key);
      return last?.id === text.sent ? done(last.text) : failed({ code: 'backupGone' });
    },
    forget: (key) => void held.delete(key),
  };
}
