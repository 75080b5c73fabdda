import { conditions } from './conditions.ts';
import { guides } from './guides.ts';
import type { Mistake } from './mistake.ts';
import { modules } from './modules.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { values } from './values.ts';

export { filesOf, type Mistake, placesOf } from './mistake.ts';

/** Mistakes in guides in code, of every kind. Each stops at its own line, by the compiler, the build or both. */
export const mistakes: readonly Mistake[] = [...conditions, ...options, ...questions, ...guides, ...modules, ...values];
