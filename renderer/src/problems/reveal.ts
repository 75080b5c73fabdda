import type { Path } from '@guide-studio/guide-core';
import { create } from 'zustand';

/** A place that another view should show. A new object for each request. */
export const useShownPlace = create<{ readonly place: { readonly path: Path } | null }>(() => ({ place: null }));

/** Asks the view that shows paths to go to one. */
export function reveal(path: Path): void {
  useShownPlace.setState({ place: { path } });
}
