import { frame } from './frame.ts';
import { logic } from './logic.ts';
import { look } from './look.ts';
import { canvas } from './canvas.ts';
import { outline } from './outline.ts';
import { properties } from './properties.ts';
import { views } from './views.ts';

/** Every text of the window in English, one file per folder of the editor. Whatever depends on something is a function. */
export const en = { canvas, frame, logic, look, outline, properties, views };

/** What each language has to say. A language that leaves something out does not compile. */
export type Words = typeof en;
