import { freeId, takenIds } from '../doc/externalIds.ts';
import { type GuideNode, textField } from '../doc/node.ts';
import type { Draft } from './draft.ts';

/**
 * How a condition names an option among `options`, those of its question: by its id or, where it has none or `byText` is
 * wished, by its text. When another option answers to these too, the option is given an id.
 */
export function nameOfOption(draft: Draft, option: GuideNode, options: readonly GuideNode[], byText: boolean): string {
  const text = textField(option, 'text');
  const id = textField(option, 'externalId');
  const names = byText ? [text, id] : [id, text];
  const name = names.find((each) => each !== '' && named(options, each) === option);
  if (name !== undefined) return name;
  // Its own id leads elsewhere: the guide has it twice. Another one would change what the author wrote.
  return id !== '' ? id : ensureId(draft, option, text);
}

/** The option that a choice means: the one with that id, else the first with that text (decisions, "How an interview runs"). */
function named(options: readonly GuideNode[], name: string): GuideNode | undefined {
  return (
    options.find((option) => textField(option, 'externalId') === name) ??
    options.find((option) => textField(option, 'text') === name)
  );
}

/** The external id of a node; one made from `wish` is given to it when it has none. */
export function ensureId(draft: Draft, node: GuideNode, wish: string): string {
  const present = textField(draft.find(node.key).node, 'externalId');
  if (present !== '') return present;
  const id = freeId(takenIds(draft.doc()), idFrom(wish));
  draft.set(node.key, ['externalId'], id);
  return id;
}

/** A short id that reads like the text: lower case, words joined with hyphens. */
function idFrom(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, 4).join('-').slice(0, 40) || 'option';
}
