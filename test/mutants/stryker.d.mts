import type { Mutant } from './find.mjs';

export function mutantsOf(file: string, text: string): Promise<readonly Mutant[]>;
