import type { GuideNode } from '@guide-studio/guide-core/edit';

/**
 * Returns true if two versions of the study or a block differ at most in the questions and blocks inside. Headings need
 * not render again for these.
 */
export function sameOwn(a: GuideNode, b: GuideNode): boolean {
  return a.key === b.key && a.fields === b.fields && a.children.concepts === b.children.concepts;
}
