// Specification, "Items" and "Option": a text needs one character. A space is one, but participants cannot read it.
import { getIn } from '../doc/field.ts';
import { removeProperty } from '../findings/removeProperty.ts';
import type { PartAdvice } from './advice.ts';
import { visitTexts } from './textsIn.ts';

/** A text that is not empty must contain visible characters. */
export const whitespaceOnlyText: PartAdvice<'whitespaceOnlyText'> = {
  id: 'whitespaceOnlyText',
  checkPart(part, kind, report) {
    visitTexts(part, kind, (text, pathOf) => {
      if (blank.test(text)) report(pathOf());
    });
  },
  // Removes an optional text.
  fix({ node, rest }) {
    if (typeof rest.at(-1) !== 'string' || getIn(node.fields, rest) === undefined) return [];
    return [removeProperty(node, rest)];
  },
};

const blank = /^[\s\p{Cf}]+$/u;
