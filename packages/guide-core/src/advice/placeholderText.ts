// Specification, "Items" and "Concept (in a guide)": a text is shown as it is written, also a note to its author.
import type { PartAdvice } from './advice.ts';
import { visitTexts } from './textsIn.ts';

/** Names, references and addresses; what only the researcher reads; and the answers: "[Refused]" is a usual option. */
const notChecked: ReadonlySet<unknown> = new Set([
  'externalId',
  'carryForwardFrom',
  'conditional',
  'url',
  'proxyUrl',
  'studyGoal',
  'background',
  'addInstructions',
  'nickname',
  'options',
  'rows',
]);

/** A whole text in square brackets, what is to be described or inserted, the marks of drafts, the text of typesetters. */
const placeholder =
  /^\s*\[[^[\]]+\]\s*$|\[(?:Describe|Insert|Fill in|Beschreib|Einfügen|Ergänz)[^[\]]*\](?!\()|(?<![\p{L}\p{N}_])(?:TODO|TBD|XXX)(?![\p{L}\p{N}_])|[Ll]orem ipsum/u;

/** What participants read must be written: a placeholder, such as that of a template, is shown to them as it is. */
export const placeholderText: PartAdvice<'placeholderText'> = {
  id: 'placeholderText',
  severity: () => 'serious',
  checkPart(part, kind, report) {
    visitTexts(part, kind, (text, pathOf) => {
      if (placeholder.test(text) && !pathOf().some((step) => notChecked.has(step))) report(pathOf());
    });
  },
  // Only a person knows the text.
  fix: () => [],
};
