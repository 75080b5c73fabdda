import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { CheckedPart } from './advice.ts';

/** Calls `visit` with every text of a part, also in its lists and objects, but not in the parts inside it. */
export function visitTexts(part: JsonObject, kind: CheckedPart, visit: (text: string, path: Path) => void): void {
  look(part, [], kind, visit);
}

function look(value: Json, path: Path, kind: CheckedPart, visit: (text: string, path: Path) => void): void {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value)) {
    for (const [position, element] of value.entries()) look(element as Json, [...path, position], kind, visit);
  } else if (isJsonObject(value)) {
    for (const name in value) {
      const member = value[name];
      if (member !== undefined && !isOtherPart(kind, name)) look(member, [...path, name], kind, visit);
    }
  }
}

function isOtherPart(kind: CheckedPart, name: string): boolean {
  if (kind === 'guide') return name === 'studyGuide';
  return kind === 'block' && (name === 'items' || name === 'concepts');
}
