import { create } from 'zustand';

/** What the Paths view shows. It is kept while another tab is open. */
interface PathsShown {
  readonly as: 'flow' | 'findings' | 'journeys';
}

export const usePathsShown = create<PathsShown>(() => ({ as: 'flow' }));

/** Changes what the Paths view shows. */
export const showPathsAs = (as: PathsShown['as']): void => usePathsShown.setState({ as });
