import { type GuideNode, objectFields } from '@guide-studio/guide-core/edit';

/**
 * Returns true if two states of a question differ at most in its text. Components that do not show the text need not
 * render again.
 */
export function sameBesideText({ node: one }: About, { node: other }: About): boolean {
  if (one === other) return true;
  return (
    one.key === other.key &&
    sameEntries(one.children, other.children) &&
    sameEntries({ ...objectFields(one), text: '' }, { ...objectFields(other), text: '' })
  );
}

interface About {
  readonly node: GuideNode;
}

function sameEntries(one: object, other: object): boolean {
  const known = new Map(Object.entries(one));
  const entries = Object.entries(other);
  return (
    entries.length === known.size && entries.every(([name, value]) => known.has(name) && known.get(name) === value)
  );
}
