/** A program that tests use, by the package of Debian that brings it. */
export interface Program {
  readonly package: string;
  readonly use: string;
}

export function findFirefox(): string | undefined;
export function findMiniBrowser(): string | undefined;
export function missingPrograms(size: 'usual' | 'full'): readonly Program[];
