import type { TextStorage } from '../sender/memory.ts';

/** Whether the participant of an interview chose to write, so that a reload does not ask again. */
export interface WayMemory {
  isWriting(): boolean;
  keep(isWriting: boolean): void;
}

/** Returns a memory in the browser's storage; it forgets if the browser stores nothing. */
export function createWayMemory(storage: TextStorage | null, interviewId: string): WayMemory {
  const key = `guide-studio.writing.${interviewId}`;
  const tried = <Result>(act: (storage: TextStorage) => Result): Result | null => {
    try {
      return storage === null ? null : act(storage);
    } catch {
      return null;
    }
  };
  return {
    isWriting: () => tried((kept) => kept.getItem(key)) !== null,
    keep(isWriting) {
      tried((kept) => (isWriting ? kept.setItem(key, '1') : kept.removeItem(key)));
    },
  };
}
