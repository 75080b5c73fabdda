import type { MessageLanguage } from '../messageLanguage.ts';
import { isPlaceholder } from './blank.ts';
import { getIn } from './field.ts';
import type { NodeKind } from './kinds.ts';
import { walk } from './locate.ts';
import { unwrittenWords as german } from './messages.de.ts';
import { unwrittenWords as english } from './messages.en.ts';
import { type GuideDocument, type GuideNode, type Key, textField } from './node.ts';

/** A name that a part was made with and nobody has written since. */
export interface UnwrittenName {
  readonly key: Key;
  /** Where it stands in the part, as findings name it. */
  readonly property: string;
  readonly text: string;
}

/** How a number of unwritten names is told: the first of them, and how many there are. */
export type UnwrittenWords = (names: readonly string[], count: number) => string;

const words: Readonly<Record<MessageLanguage, UnwrittenWords>> = { en: english, de: german };

/** As many names tell which ones are meant. */
const mostTold = 4;

/**
 * The names that would be published as new parts are made: of the study, its blocks, concepts, options and rows, in the
 * order of the guide. "Screener" and "Concepts" say what these blocks are, so they are names enough.
 */
export function unwrittenNames({ root }: GuideDocument): readonly UnwrittenName[] {
  return walk(root).flatMap((node): UnwrittenName[] => {
    const path = named[node.kind];
    const text = path && getIn(node.fields, path);
    if (path === undefined || typeof text !== 'string' || !isPlaceholder(node.kind, text) || saysWhatItIs(node))
      return [];
    return [{ key: node.key, property: path.join('.'), text }];
  });
}

const named: Readonly<Partial<Record<NodeKind, readonly string[]>>> = {
  study: ['title'],
  block: ['title'],
  concept: ['content', 'title'],
  option: ['text'],
  row: ['text'],
};

function saysWhatItIs(node: GuideNode): boolean {
  return node.kind === 'block' && textField(node, 'type') !== 'flat';
}

/** One sentence about names that nobody has written, with the first few. "" for none. */
export function tellUnwritten(names: readonly UnwrittenName[], language: MessageLanguage = 'en'): string {
  const different = [...new Set(names.map(({ text }) => text))];
  return names.length === 0 ? '' : words[language](different.slice(0, mostTold), names.length);
}
