import type { Words } from '../en/index.ts';
import { frame } from './frame.ts';
import { look } from './look.ts';
import { views } from './views.ts';

/** Every text of the window in German. */
export const de: Words = { frame, look, views };
