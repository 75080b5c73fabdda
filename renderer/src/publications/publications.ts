import type { HostError, Publication } from '@guide-studio/host/common';
import { create } from 'zustand';
import { read, useSession } from '../session/index.ts';

export type Publications =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HostError }
  /** Newest first. */
  | { readonly state: 'ready'; readonly list: readonly Publication[] };

/** The studies made from the open guide. */
interface PublicationsHere {
  /** The file that they were made from; null if the guide has none. */
  readonly file: string | null;
  readonly publications: Publications;
}

/** The studies made from the open guide: the view Study lists them, and with one there are answers. */
export const usePublications = create<PublicationsHere>(() => ({ file: null, publications: { state: 'loading' } }));

/** Loads the publications of a file. Known ones of the same file stay visible meanwhile. */
export async function loadPublications(file: string | null): Promise<void> {
  if (file !== usePublications.getState().file) usePublications.setState({ file, publications: { state: 'loading' } });
  if (file === null) return usePublications.setState({ publications: { state: 'ready', list: [] } });
  const result = await read().host.call('study.publications', { file });
  if (usePublications.getState().file !== file) return;
  usePublications.setState({
    publications: result.ok
      ? { state: 'ready', list: [...result.value.publications].sort(newestFirst) }
      : { state: 'failed', error: result.error },
  });
}

function newestFirst(a: Publication, b: Publication): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt);
}

/** Keeps the publications of the open guide up to date: with its file and after outside changes of its notes. */
export function startPublications(): () => void {
  const stop = useSession.subscribe((now, before) => {
    const file = now.guide?.onDisk.file ?? null;
    const isOther = file !== (before.guide?.onDisk.file ?? null);
    if (isOther || now.guide?.notesSeen !== before.guide?.notesSeen) void loadPublications(file);
  });
  void loadPublications(read().guide?.onDisk.file ?? null);
  return stop;
}

const hasAny = ({ publications }: PublicationsHere): boolean =>
  publications.state === 'ready' && publications.list.length > 0;

/** Returns what {@link useHasStudy} returns, now. */
export const hasStudyNow = (): boolean => hasAny(usePublications.getState()) || read().guide?.isExample === true;

/** Returns true if the open guide has answers to read: a study was made from it, or it is the example. */
export function useHasStudy(): boolean {
  const hasStudies = usePublications(hasAny);
  const isExample = useSession(({ guide }) => guide?.isExample === true);
  return hasStudies || isExample;
}
