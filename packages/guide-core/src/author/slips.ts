import type { Json, Path } from '../json.ts';
import type { CreateStudyRequest } from '../schema/index.ts';
import { currentBuilding } from './building.ts';

/** What JavaScript writes into a text for a value that is none of its own, and what it does not replace in plain quotes. */
const slip =
  /\[object \w+\]|\$\{[^{}]+\}|(?:async )?\([\w\s,]*\) ?=>|(?<![\p{L}\p{N}])(?:undefined|NaN)(?![\p{L}\p{N}])/u;

/**
 * Tells a build of texts and ids that hold what JavaScript writes for an object, or for nothing. A right guide may have
 * them too, so they are no errors.
 */
export function warnOfSlips(guide: CreateStudyRequest, stackOf: (path: Path) => string | undefined): void {
  const building = currentBuilding();
  if (building === undefined) return;
  for (const [path, text] of textsIn(guide)) {
    const [found] = slip.exec(text) ?? [];
    if (found === undefined) continue;
    building.warned(`“${text}” has “${found}” in it. ${helpWith(found)}.`, stackOf(path));
  }
}

function helpWith(found: string): string {
  if (found === '[object Promise]') return 'Write “await” before what is between ${ and } there';
  if (found.startsWith('[')) return 'Write a property of the object, such as ${brand.name}';
  if (found.startsWith('$')) return `Write the text in backquotes: \`… ${found} …\``;
  if (found.endsWith('=>')) return 'If it is the code of a function, call the function: ${brand()}';
  return 'Check what is between ${ and } there: it has no value';
}

function* textsIn(value: Json, path: Path = []): Generator<readonly [path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* textsIn(each as Json, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* textsIn(each, [...path, name]);
}
