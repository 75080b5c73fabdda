// Specification, "Items" and "Option": a text needs one character. A space is one, but participants cannot read it.
import { getIn } from '../doc/field.ts';
import { removeProperty } from '../findings/removeProperty.ts';
import type { Report } from '../findings/finding.ts';
import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import type { PartAdvice, CheckedPart } from './advice.ts';

/** A text that is not empty must contain visible characters. */
export const whitespaceOnlyText: PartAdvice<'whitespaceOnlyText'> = {
  id: 'whitespaceOnlyText',
  checkPart(part, kind, report) {
    for (const name in part) {
      const value = part[name];
      if (value !== undefined && !isOtherPart(kind, name)) look(value, [name], kind, report);
    }
  },
  // Removes an optional text.
  fix({ node, rest }) {
    if (typeof rest.at(-1) !== 'string' || getIn(node.fields, rest) === undefined) return [];
    return [removeProperty(node, rest)];
  },
};

const blank = /^[\s\p{Cf}]+$/u;

function look(value: Json, path: Path, kind: CheckedPart, report: Report<undefined>): void {
  if (typeof value === 'string') {
    if (blank.test(value)) report(path);
  } else if (Array.isArray(value)) {
    for (const [position, element] of value.entries()) look(element as Json, [...path, position], kind, report);
  } else if (isJsonObject(value)) lookInside(value, path, kind, report);
}

function lookInside(value: JsonObject, path: Path, kind: CheckedPart, report: Report<undefined>): void {
  for (const name in value) {
    const member = value[name];
    if (member !== undefined && !isOtherPart(kind, name)) look(member, [...path, name], kind, report);
  }
}

function isOtherPart(kind: CheckedPart, name: string): boolean {
  if (kind === 'guide') return name === 'studyGuide';
  return kind === 'block' && (name === 'items' || name === 'concepts');
}
