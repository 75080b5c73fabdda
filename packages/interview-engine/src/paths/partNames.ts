import type { MessageLanguage } from '@guide-studio/guide-core';
import { criterionSentence } from '@guide-studio/guide-core/conditions';
import { childrenOf, type GuideDocument, type GuideNode, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { brief, getIn, namedOptions, oneLine, questionLabel } from '@guide-studio/guide-core/internal';
import type { Owner } from '../logic/index.ts';
import type { PathsWords } from './pathsWords.types.ts';

/** Returns the question or concept that has a condition. */
export function nodeOfOwner(doc: GuideDocument, owner: Owner): GuideNode | undefined {
  if (owner.kind === 'item') return itemIndex(doc).items[owner.item]?.node;
  const block = childrenOf(doc.root, 'blocks')[owner.block];
  return block && childrenOf(block, 'concepts')[owner.concept];
}

/** What sentences about paths call the parts of a guide, and what they look up in it. */
export type PartNames = ReturnType<typeof partNames>;

/** Returns what sentences call the parts of a guide. */
export function partNames(doc: GuideDocument, words: PathsWords, language: MessageLanguage) {
  const itemNode = (item: number): GuideNode | undefined => itemIndex(doc).items[item]?.node;

  function itemName(item: number): string {
    const entry = itemIndex(doc).items[item];
    return entry === undefined ? '' : words.quoted(questionLabel(doc, entry));
  }

  /** The question from which a question carries options. */
  function sourceOf(item: number): number {
    const node = itemNode(item);
    return itemIndex(doc).byId.get(node === undefined ? '' : textField(node, 'carryForwardFrom'))?.order ?? -1;
  }

  const nodeOf = (owner: Owner): GuideNode | undefined => nodeOfOwner(doc, owner);

  function ownerName(owner: Owner): string {
    if (owner.kind === 'item') return itemName(owner.item);
    const node = nodeOf(owner);
    return words.concept(words.quoted(node === undefined ? '' : oneLine(textField(node, 'nickname'))));
  }

  /** The name of a part by which it is recognized among others: a question has its number. */
  function briefName(owner: Owner): string {
    const node = nodeOf(owner);
    const short = (text: string): string => words.quoted(brief(text, recalled));
    if (owner.kind === 'concept') return words.concept(short(node === undefined ? '' : textField(node, 'nickname')));
    const text = node === undefined ? '' : textField(node, 'text') || textField(node, 'externalId');
    return words.numbered(owner.item + 1, short(text));
  }

  const briefItem = (item: number): string => briefName({ kind: 'item', item });

  /** Names parts by number and text, many of them by number only. */
  function named(owners: readonly Owner[]): string {
    if (owners.length <= mostTexts) return words.all(owners.map(briefName));
    const names = owners.map((owner) => (owner.kind === 'item' ? words.number(owner.item + 1) : briefName(owner)));
    return names.length <= mostNamed
      ? words.all(names)
      : words.more(names.slice(0, mostNamed), names.length - mostNamed);
  }

  const namedItems = (items: readonly number[]): string => named(items.map((item) => ({ kind: 'item', item })));

  function criterion(owner: Owner, index: number): string {
    const node = nodeOf(owner);
    const one = node === undefined ? undefined : childrenOf(node, 'criteria')[index];
    return one === undefined ? '' : criterionSentence(doc, one, language);
  }

  function optionsOf(item: number): readonly GuideNode[] {
    const node = itemNode(item);
    return node === undefined ? [] : childrenOf(node, 'options');
  }

  const optionName = (option: GuideNode | undefined): string =>
    words.quoted(option === undefined ? '' : oneLine(textField(option, 'text')));
  const optionAt = (item: number, place: number): string => optionName(optionsOf(item)[place]);

  /** An option that a question shows, of its own or carried, by its id in the plan. */
  function shownOption(item: number, id: string): string {
    const node = itemNode(item);
    return optionName(node === undefined ? undefined : namedOptions(node, itemIndex(doc))[Number(id.slice(1)) - 1]);
  }

  return {
    doc,
    all: words.all,
    itemNode,
    itemName,
    sourceOf,
    nodeOf,
    ownerName,
    briefName,
    briefItem,
    named,
    namedItems,
    criterion,
    optionsOf,
    optionName,
    optionAt,
    shownOption,
  };
}

/** Returns whether one criterion is enough for the condition of a part. */
export function isAnyOf(owner: GuideNode | undefined): boolean {
  return owner !== undefined && getIn(owner.fields, ['conditional', 'operator']) === 'or';
}

/** The number of characters by which a part is recognized in a list. */
const recalled = 60;

/** More parts of one kind are named by number only. */
const mostTexts = 3;

/** More parts of one kind are counted, not named. */
const mostNamed = 12;
