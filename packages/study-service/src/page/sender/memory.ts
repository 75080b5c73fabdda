/** Where the record of one interview is kept. */
export interface Memory {
  read(): string | null;
  /** False: the browser refused to store it (full, or not allowed). */
  write(text: string): boolean;
}

/** What of the browser's storage is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the record of one link in the browser's storage, and in this page alone where the browser refuses. */
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
