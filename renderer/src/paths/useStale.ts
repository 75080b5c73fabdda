import { useGuide } from '../session/index.ts';
import type { GuidePaths } from './exploring.ts';

/** Returns true if the guide has changed since it was explored: its places may mean other parts now. */
export function useStale(known: GuidePaths): boolean {
  return useGuide((guide) => guide.editor.doc.root !== known.doc.root);
}
