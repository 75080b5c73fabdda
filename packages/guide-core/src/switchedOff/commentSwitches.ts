import type { GuideDocument, Key } from '../doc/node.ts';
import { placesOf } from '../notes/anchoring.ts';
import type { Comment } from '../notes/notes.ts';
import { ruleIds } from '../rules/allRules.ts';
import { nearestId } from './nearestId.ts';
import { switchableIds } from './switchableIds.ts';

/** A comment of the notes that switches off an advice for the block or item that it is about. */
export interface CommentSwitch {
  /** The id of the comment. */
  readonly id: string;
  /** The block or item, or the study, on which it switches off nothing; null if it is no longer in the guide. */
  readonly part: Key | null;
  /** What the comment names; it may be no advice at all. */
  readonly advice: string;
  /** Why it is switched off; '' if the comment does not say. */
  readonly reason: string;
  /** True if the colon is missing. Then it switches off nothing. */
  readonly isWithoutColon?: true;
}

const form = /^advice off:\s*(?<advice>[^\s–—]*)\s*(?:[-–—]+\s*)?(?<reason>.*)$/isu;

/** Returns what a comment switches off: its text is `advice off: ID — REASON`. Null for other comments. */
export function switchIn(text: string): Pick<CommentSwitch, 'advice' | 'reason'> | null {
  const { advice, reason } = form.exec(text.trim())?.groups ?? {};
  return advice === undefined || reason === undefined ? null : { advice, reason };
}

const withoutColon = /^advice off(?:[\s–—-]+(?<advice>[^\s–—:.,;]*).*)?$/isu;

/** Returns what a comment would switch off with a colon. Null for other comments, also for one with “advice off” in a sentence. */
function meantIn(text: string): Pick<CommentSwitch, 'advice' | 'reason' | 'isWithoutColon'> | null {
  const found = withoutColon.exec(text.trim());
  if (found === null) return null;
  const { advice = '' } = found.groups ?? {};
  const isMeant = advice === '' || isId(advice) || nearestId(advice, ids) !== null || /[a-z][A-Z]/u.test(advice);
  return isMeant ? { advice, reason: '', isWithoutColon: true } : null;
}

const ids: readonly string[] = [...switchableIds, ...ruleIds];
const isId = (name: string): boolean => ids.includes(name);

/** Returns the text of a comment that switches off an advice, as far as a reason can follow. */
export const switchText = (advice: string): string => `advice off: ${advice} — `;

/**
 * Returns what comments switch off, or would with a colon. A resolved comment does not count. `partOf`: where a comment
 * is.
 */
export function switchesIn(
  comments: readonly Comment[],
  partOf: (comment: Comment) => Key | null,
): readonly CommentSwitch[] {
  return comments.flatMap((comment): readonly CommentSwitch[] => {
    const found = comment.resolved === undefined ? (switchIn(comment.text) ?? meantIn(comment.text)) : null;
    return found === null ? [] : [{ id: comment.id, part: partOf(comment), ...found }];
  });
}

/** Returns what comments switch off in a guide. */
export function commentSwitches(doc: GuideDocument, comments: readonly Comment[]): readonly CommentSwitch[] {
  const switching = comments.filter(({ text }) => (switchIn(text) ?? meantIn(text)) !== null);
  const places = placesOf(
    doc,
    switching.map(({ anchor }) => anchor),
  );
  const parts = new Map(switching.map(({ id }, at) => [id, places[at] ?? null]));
  return switchesIn(switching, ({ id }) => parts.get(id) ?? null);
}
