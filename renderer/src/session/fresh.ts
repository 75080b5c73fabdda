import type { Issue } from '@guide-studio/guide-core';
import { type EditorState, type Key, locate } from '@guide-studio/guide-core/edit';

/**
 * Returns the part that was just added and not left yet. A command that adds one part and selects it makes it fresh,
 * and so does a change of type that adds parts to write. It stays fresh while it contains the selection. Its empty
 * fields are not flagged in the editor (see {@link isHeldBack}); the file, the service and the command line know
 * nothing of this.
 */
export function freshAfter(fresh: Key | null, before: EditorState | null, after: EditorState): Key | null {
  const [selected, ...others] = after.selection;
  if (selected === undefined || others.length > 0) return null;
  const located = locate(after.doc, selected);
  const within = (key: Key) =>
    located !== null && [...located.ancestors, located.node].some((node) => node.key === key);
  const entry = after.history.past.at(-1);
  const isNew = before !== null && entry !== undefined && entry !== before.history.past.at(-1);
  if (isNew && after.history.future.length === 0) {
    const added = entry.steps.filter((step) => step.type === 'insertNode');
    if (added.at(-1)?.node.key === selected) return selected;
    const isOfOtherType = entry.steps.some((step) => step.type === 'setField' && step.path.join() === 'type');
    if (isOfOtherType && added.some(({ place }) => place.parent === selected)) return selected;
  }
  return fresh !== null && within(fresh) ? fresh : null;
}

/**
 * Returns true for a finding about an unwritten field of a fresh part. All other findings of a check are shown at once,
 * including a condition without options.
 */
export function isHeldBack({ code, path }: Issue, owners: readonly Key[], fresh: Key | null): boolean {
  if (fresh === null || (code !== 'too_small' && code !== 'invalid_format') || path.includes('choices')) return false;
  return owners.includes(fresh);
}

/** Returns true for a missing title of a new guide while its first question is being written. */
export function isTitleAwaited({ path }: Issue, first: Key | undefined, fresh: Key | null): boolean {
  return fresh !== null && fresh === first && path.join() === 'title';
}
