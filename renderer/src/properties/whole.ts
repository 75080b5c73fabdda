import { createContext, useContext } from 'react';

const Whole = createContext(false);

/** Tells the fields inside it that the guide is not shown, so that they include its texts and answers. */
export const ShownWhole = Whole.Provider;

/** Returns true if the fields include texts and answers; beside the guide, those are edited in it. */
export function useWhole(): boolean {
  return useContext(Whole);
}
