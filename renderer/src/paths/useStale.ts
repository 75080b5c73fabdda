import { useGuide } from '../session/index.ts';
import type { Known } from './exploring.ts';

/** Returns true if the guide has changed since it was explored: its places may mean other parts now. */
export function useStale(known: Known): boolean {
  return useGuide((guide) => guide.editor.doc.root !== known.doc.root);
}
