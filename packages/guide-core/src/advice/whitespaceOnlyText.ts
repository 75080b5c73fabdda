// Specification, throughout: a blank meets "min length 1", but cannot be read.
import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { Advise, PartAdvice, PartKind } from './advice.ts';

/** A text that is not empty must contain visible characters. */
export const whitespaceOnlyText: PartAdvice<'whitespaceOnlyText'> = {
  id: 'whitespaceOnlyText',
  check(part, kind, advise) {
    for (const name in part) {
      const value = part[name];
      if (value !== undefined && !isOtherPart(kind, name)) look(value, [name], kind, advise);
    }
  },
};

const blank = /^[\s\p{Cf}]+$/u;

function look(value: Json, path: Path, kind: PartKind, advise: Advise): void {
  if (typeof value === 'string') {
    if (blank.test(value)) advise(path);
  } else if (Array.isArray(value)) {
    for (const [position, element] of value.entries()) look(element as Json, [...path, position], kind, advise);
  } else if (isJsonObject(value)) lookInside(value, path, kind, advise);
}

function lookInside(value: JsonObject, path: Path, kind: PartKind, advise: Advise): void {
  for (const name in value) {
    const member = value[name];
    if (member !== undefined && !isOtherPart(kind, name)) look(member, [...path, name], kind, advise);
  }
}

function isOtherPart(kind: PartKind, name: string): boolean {
  if (kind === 'guide') return name === 'studyGuide';
  return kind === 'block' && (name === 'items' || name === 'concepts');
}
