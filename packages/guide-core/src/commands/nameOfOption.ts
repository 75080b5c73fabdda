import { freeId, takenIds } from '../doc/externalIds.ts';
import { type GuideNode, nodeReader, textField } from '../doc/node.ts';
import { optionNamed } from '../references/names.ts';
import type { Draft } from './draft.ts';

/**
 * Returns the name of an option in a condition: its id or, if it has none or `byText` is set, its text. If another
 * option of the question has that name too, the option gets an id. `options` are all options of the question.
 */
export function nameOfOption(draft: Draft, option: GuideNode, options: readonly GuideNode[], byText: boolean): string {
  const text = textField(option, 'text');
  const id = textField(option, 'externalId');
  const names = byText ? [text, id] : [id, text];
  const name = names.find((each) => each !== '' && optionNamed(options, each, nodeReader) === option);
  if (name !== undefined) return name;
  // Its own id leads to another option because the guide contains it twice. A new id would change the author's text.
  return id !== '' ? id : ensureId(draft, option, text);
}

/** Returns the external id of a node. If it has none, creates one from `wish`. */
export function ensureId(draft: Draft, node: GuideNode, wish: string): string {
  const present = textField(draft.find(node.key).node, 'externalId');
  if (present !== '') return present;
  const id = freeId(takenIds(draft.doc()), idFrom(wish));
  draft.set(node.key, ['externalId'], id);
  return id;
}

/** Returns a short id that resembles the text: lower case, words joined with hyphens. */
function idFrom(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, 4).join('-').slice(0, 40) || 'option';
}
