import { type EditorState, type Issue, type Key, locate } from '@guide-studio/guide-core';

/**
 * The part that was just added and not left yet: an act that adds one part and selects it makes it fresh, and it stays so
 * while the selection is in it. What is still empty in it is no mistake yet, so the editor holds that back (see
 * {@link isHeldBack}); the file, the service and the command line know nothing of this.
 */
export function freshAfter(fresh: Key | null, before: EditorState | null, after: EditorState): Key | null {
  const [selected, ...others] = after.selection;
  if (selected === undefined || others.length > 0) return null;
  const entry = after.history.past.at(-1);
  const isNew = before !== null && entry !== undefined && entry !== before.history.past.at(-1);
  if (isNew && after.history.future.length === 0) {
    const added = entry.steps.findLast((step) => step.type === 'insertNode');
    if (added?.node.key === selected) return selected;
  }
  if (fresh === null) return null;
  const located = locate(after.doc, selected);
  const inside = located && [...located.ancestors, located.node].some((node) => node.key === fresh);
  return inside ? fresh : null;
}

/** Only what is not written yet waits; anything else that is wrong with a new part is said at once. */
export function isHeldBack(issue: Issue, owners: readonly Key[], fresh: Key | null): boolean {
  if (fresh === null || (issue.code !== 'too_small' && issue.code !== 'invalid_format')) return false;
  return owners.includes(fresh);
}
