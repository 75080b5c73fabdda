/** The attributes of a tag by their names without prefixes. */
export type Attributes = ReadonlyMap<string, string>;

// A name is looked for where a word begins only, so that a long word is gone through once.
const attribute = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Returns the attributes of the tag of an element, by their names without prefixes. */
export function attributesIn(tag: string): Attributes {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', one, other]) => [
      name.slice(name.lastIndexOf(':') + 1),
      one ?? other ?? '',
    ]),
  );
}

/**
 * Returns an expression for the tags that begin elements with one of these names, in a text of XML. A tag has no `<` in
 * it, so that a text of many tags that do not end is gone through once.
 */
export function tagsNamed(...names: readonly string[]): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>`, 'gu');
}

/** Returns the attributes of the elements with a name, in order. */
export const elementsOf = (xml: string, name: string): readonly Attributes[] =>
  [...xml.matchAll(tagsNamed(name))].map(([, , tag = '']) => attributesIn(tag));
