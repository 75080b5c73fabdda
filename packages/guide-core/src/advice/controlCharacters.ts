// Specification, "Items" and "Option": a text may have any characters. Of these, participants see a box, or nothing.
import { getIn } from '../doc/field.ts';
import { hasControls, withoutControls } from '../doc/withoutControls.ts';
import type { PartAdvice } from './advice.ts';
import { visitTexts } from './textsIn.ts';

/** Names and references: they are changed only together with what refers to them. */
const names: ReadonlySet<unknown> = new Set(['externalId', 'carryForwardFrom', 'conditional', 'url', 'proxyUrl']);

/** Texts of one line. */
const titles: ReadonlySet<unknown> = new Set(['title', 'nickname', 'name']);

/** A text must not contain control characters. Word and PDF files leave them in what is copied from them. */
export const controlCharacters: PartAdvice<'controlCharacters', undefined, 'removeControls'> = {
  id: 'controlCharacters',
  checkPart(part, kind, report) {
    visitTexts(part, kind, (text, pathOf) => {
      // Of what cannot be stored, the shape says so.
      if (!text.includes('\0') && hasControls(text) && !pathOf().some((step) => names.has(step))) report(pathOf());
    });
  },
  // Conditions that name an option or a row by its text follow.
  fix({ node, rest }) {
    const text = getIn(node.fields, rest);
    if (typeof text !== 'string') return [];
    const { key, kind } = node;
    const isAnswer = kind === 'option' || kind === 'row';
    const to = withoutControls(text, isAnswer || titles.has(rest.at(-1)) ? ' ' : '\n');
    return [
      {
        id: 'removeControls',
        how:
          isAnswer && rest[0] === 'text'
            ? { id: kind === 'row' ? 'row.reword' : 'option.reword', args: { key, text: to } }
            : (draft) => draft.set(key, rest, to),
      },
    ];
  },
};
