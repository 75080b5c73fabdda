import '../i18n/later.ts';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
} from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests, ownOptionNamed, partNamed } from '@guide-studio/guide-core/internal';
import type { NamedKind } from '@guide-studio/guide-core/tests';
import { numberedName } from '../explanations/numberedName.ts';
import { words } from '../i18n/index.ts';

/** Parts of a guide as the choices of a list, and the names that a test has for them. */
export interface PartNames {
  readonly choices: readonly { readonly value: Key; readonly label: string }[];
  /** Returns the part that a name means; the name itself if it means none. */
  keyOf(name: string): Key;
  /** Returns the name of a part: the one that is written already, if any of these is. */
  nameOf(key: Key, written: readonly string[]): string;
  /** Returns the wording of the part that a name means. */
  labelOf(name: string): string;
}

/** Returns the parts that names of a kind can mean. `of`: the question of options and rows. */
export function partNames(doc: GuideDocument, kind: NamedKind, of: GuideNode | null = null): PartNames {
  const keyOf = (name: string): Key => partNamed(doc, kind, name, of)?.key ?? name;
  return {
    choices: partsOf(doc, kind, of).map((node) => ({ value: node.key, label: numberedName(doc, node) })),
    keyOf,
    nameOf: (key, written) => written.find((one) => keyOf(one) === key) ?? nameForTests(doc, kind, key, of) ?? key,
    labelOf(name) {
      const node = locate(doc, keyOf(name))?.node;
      if (node !== undefined) return numberedName(doc, node);
      const own = kind === 'option' && of !== null ? ownOptionNamed(doc, name, of) : null;
      return own === null ? name : words.tests.ownOptionOf(numberedName(doc, own.question));
    },
  };
}

function partsOf(doc: GuideDocument, kind: NamedKind, of: GuideNode | null): readonly GuideNode[] {
  switch (kind) {
    case 'question':
      return itemIndex(doc).items.map(({ node }) => node);
    case 'concept':
      return childrenOf(doc.root, 'blocks').flatMap((block) => childrenOf(block, 'concepts'));
    case 'option':
      return of === null ? [] : namedOptions(of, itemIndex(doc));
    case 'row':
      return of === null ? [] : childrenOf(of, 'rows');
  }
}

/** Returns the concepts for each of which a question is asked; none outside concept blocks. */
export function conceptsAround(doc: GuideDocument, item: GuideNode): readonly GuideNode[] {
  const block = locate(doc, item.key)?.ancestors.findLast(({ kind }) => kind === 'block');
  return block === undefined ? [] : childrenOf(block, 'concepts');
}
