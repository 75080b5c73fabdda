import type { Path } from '../json.ts';

/**
 * What a tool wants to know about the code that it runs, as `guide build` does. It is found by a name of the process,
 * since the code may have a copy of this library of its own. Every `stack` is from the code that made what the sentence
 * is about.
 */
export interface Building {
  /** Something was made that must be in a guide in the end. */
  readonly made: (part: object, sentence: string, stack: string | undefined, criterion?: MadeCriterion) => void;
  /** A question or block was made that is in a guide in the end, unless it is left out on purpose. */
  readonly offered?: (part: object, sentence: string, stack: string | undefined) => void;
  /** It is in a guide. */
  readonly reached: (part: object) => void;
  /** Something that its author should know. */
  readonly warned: (sentence: string, stack?: string) => void;
  /** A list was read, which must be the same in the end. */
  readonly read?: (list: readonly unknown[], sentence: string, stack: string | undefined) => void;
  /** A guide was made. `stackOf` returns where the innermost part on a path was made. */
  readonly guided?: (
    guide: object,
    stackOf: (path: Path) => string | undefined,
    /** Returns a path with the names that settings have in code. */
    inCode: (path: Path) => Path,
  ) => void;
}

/** What a criterion looks like in the code. */
export interface MadeCriterion {
  /** The criterion in words. */
  readonly words: string;
  /** The function that made it: `includes`, `excludes` or `is`. */
  readonly method: string;
  /** The texts that it was given. */
  readonly names: readonly string[];
}

const key = Symbol.for('@guide-studio/guide-core/author building');

type Holder = { [key]?: Building | undefined };

/** Returns the build that runs this code; undefined if there is none. */
export const currentBuilding = (): Building | undefined => (globalThis as Holder)[key];

/**
 * Runs code that makes guides, with something that wants to know about it, as `guide build` does.
 *
 * @returns What the code returns. It rejects as the code does. Run one at a time in a process.
 */
export async function whileBuilding<T>(building: Building, code: () => Promise<T>): Promise<T> {
  const holder = globalThis as Holder;
  holder[key] = building;
  try {
    return await code();
  } finally {
    delete holder[key];
  }
}

/** Notes that a function has read a list: what changes in it later is lost. */
export function noteRead(list: readonly unknown[], called: string, title: string, stack: string | undefined): void {
  const sentence = `The list of ${called}(“${title}”) changed after ${called}(…) had read it, so the change is lost.`;
  currentBuilding()?.read?.(list, `${sentence} Complete the list first, then call ${called}(…).`, stack);
}
