import { createContext, useContext } from 'react';

const Whole = createContext(false);

/** Says to the fields inside it whether the guide is out of sight, so that they show its texts and answers too. */
export const ShownWhole = Whole.Provider;

/** Beside the guide its texts and answers are written there; the fields show what the guide cannot. */
export function useWhole(): boolean {
  return useContext(Whole);
}
