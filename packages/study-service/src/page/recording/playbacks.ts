import type { Kind, Take } from './take.ts';

/** A recording that can be played here. */
export interface Playback {
  readonly url: string;
  readonly kind: Kind;
}

/** What was recorded in this tab, to listen to and to look at before it is sent. */
export interface Playbacks {
  /** Returns the list that takes the pieces of a recording. */
  begin(recordingId: string): Blob[];
  /** Returns the recordings that this tab has: the voice first, then the screen. */
  of(takes: readonly Take[]): readonly Playback[];
  release(recordingIds: readonly string[]): void;
  close(): void;
}

/** Returns the recordings of a tab, of which there are none yet. */
export function createPlaybacks(): Playbacks {
  const pieces = new Map<string, Blob[]>();
  const urls = new Map<string, string>();
  return {
    begin(recordingId) {
      const blobs: Blob[] = [];
      pieces.set(recordingId, blobs);
      return blobs;
    },
    of(takes) {
      const inOrder = takes.toSorted((one, other) => Number(one.kind === 'screen') - Number(other.kind === 'screen'));
      return inOrder.flatMap(({ recordingId, type, kind }) => {
        const blobs = pieces.get(recordingId);
        if (blobs === undefined) return [];
        const url = urls.get(recordingId) ?? URL.createObjectURL(new Blob(blobs, { type }));
        urls.set(recordingId, url);
        return [{ url, kind }];
      });
    },
    release(recordingIds) {
      for (const id of recordingIds) {
        URL.revokeObjectURL(urls.get(id) ?? '');
        urls.delete(id);
        pieces.delete(id);
      }
    },
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
  };
}
