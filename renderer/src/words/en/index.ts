import { frame } from './frame.ts';
import { look } from './look.ts';
import { views } from './views.ts';

/** Every text of the window in English, one file per folder of the editor. Whatever depends on something is a function. */
export const en = { frame, look, views };

/** What each language has to say. A language that leaves something out does not compile. */
export type Words = typeof en;
