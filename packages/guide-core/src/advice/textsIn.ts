import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { CheckedPart } from './advice.ts';

/** Calls `visit` with every text of a part, also in its lists and objects, but not in the parts inside it. */
export function visitTexts(
  part: JsonObject,
  kind: CheckedPart,
  visit: (text: string, pathOf: () => Path) => void,
): void {
  // Few texts are reported, so few of them need a path.
  const steps: (string | number)[] = [];
  const pathOf = (): Path => [...steps];
  const look = (value: Json): void => {
    if (typeof value === 'string') visit(value, pathOf);
    else if (Array.isArray(value)) {
      for (const [position, element] of value.entries()) below(position, element as Json);
    } else if (isJsonObject(value)) {
      for (const name in value) {
        const member = value[name];
        if (member !== undefined && !isOtherPart(kind, name)) below(name, member);
      }
    }
  };
  const below = (step: string | number, value: Json): void => {
    steps.push(step);
    look(value);
    steps.pop();
  };
  look(part);
}

function isOtherPart(kind: CheckedPart, name: string): boolean {
  if (kind === 'guide') return name === 'studyGuide';
  return kind === 'block' && (name === 'items' || name === 'concepts');
}
