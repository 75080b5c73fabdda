/** Storage of one interview's record. */
export interface Memory {
  read(): string | null;
  /** Returns false if the browser refused to store it (full, or blocked). */
  write(text: string): boolean;
}

/** The used part of the browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the storage of a link's record in the browser, or only in this page if the browser refuses. */
export function createMemory(storage: TextStorage | null, linkId: string): Memory {
  const key = `guide-studio.interview.${linkId}`;
  let own: string | null = null;
  return {
    read() {
      if (own !== null) return own;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (storage === null) throw new Error('no storage');
        storage.setItem(key, text);
        own = null;
        return true;
      } catch {
        own = text;
        return false;
      }
    },
  };
}
