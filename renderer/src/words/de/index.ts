import type { Words } from '../en/index.ts';
import { frame } from './frame.ts';
import { logic } from './logic.ts';
import { look } from './look.ts';
import { canvas } from './canvas.ts';
import { outline } from './outline.ts';
import { properties } from './properties.ts';
import { views } from './views.ts';

/** Every text of the window in German. */
export const de: Words = { canvas, frame, logic, look, outline, properties, views };
