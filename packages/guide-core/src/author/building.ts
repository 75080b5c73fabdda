/**
 * What `guide build` wants to know about the code that it runs. It is found by a name of the process, since the code may
 * have a copy of this library of its own.
 */
export interface Building {
  /** Something was made that must be in a guide in the end; `stack` is from the code that made it. */
  readonly made: (part: object, sentence: string, stack: string | undefined) => void;
  /** It is in a guide. */
  readonly reached: (part: object) => void;
  /** Something about the ids of a guide that its author should know. */
  readonly warned: (sentence: string) => void;
}

const key = Symbol.for('@guide-studio/guide-core/author building');

type Holder = { [key]?: Building | undefined };

/** Returns the build that runs this code; undefined if there is none. */
export const currentBuilding = (): Building | undefined => (globalThis as Holder)[key];

/** Runs code that makes guides, with something that wants to know about it. */
export async function whileBuilding<T>(building: Building, code: () => Promise<T>): Promise<T> {
  const holder = globalThis as Holder;
  holder[key] = building;
  try {
    return await code();
  } finally {
    delete holder[key];
  }
}
