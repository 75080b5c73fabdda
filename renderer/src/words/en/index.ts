import { views } from './views.ts';

/** Every text of the window in English, one file per folder of the editor. Whatever depends on something is a function. */
export const en = { views };

/** What each language has to say. A language that leaves something out does not compile. */
export type Words = typeof en;
