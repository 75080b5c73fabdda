import type { Words } from '../en/index.ts';
import { views } from './views.ts';

/** Every text of the window in German. */
export const de: Words = { views };
