import { conditionSentence } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  textField,
} from '@guide-studio/guide-core/edit';
import { countItemTypes, type ItemCounts, namedOptions } from '@guide-studio/guide-core/internal';
import type { Audience } from '../session/index.ts';
import { uiLanguage } from '../i18n/index.ts';
import type { Explored, Seen } from '../worker/messages.ts';

type AudienceText = Pick<Extract<Audience, { who: 'some' }>, 'when' | 'beyond'>;

/** Returns who is shown the parts that not all who pass the screener are shown. `doc` was explored. */
export function audienceIn(
  doc: GuideDocument,
  { items, concepts, findings, audienceTexts }: Explored,
): ReadonlyMap<Key, Audience> {
  const audience = new Map<Key, Audience>();
  const note = ({ key }: GuideNode, seen: Seen | undefined, textOf: () => AudienceText | undefined): void => {
    const who = seen === undefined ? null : whoSees(seen);
    if (who === 'some') {
      const described = textOf();
      if (described !== undefined) audience.set(key, { who, ...described });
    } else if (who !== null) audience.set(key, { who });
  };
  const index = itemIndex(doc);
  for (const [at, { node }] of index.items.entries()) note(node, items[at], () => audienceTexts.get(at));
  for (const [block, node] of childrenOf(doc.root, 'blocks').entries()) {
    for (const [at, concept] of childrenOf(node, 'concepts').entries())
      note(concept, concepts[block]?.[at], () => {
        const when = conditionSentence(doc, concept, uiLanguage);
        return when === '' ? undefined : { when, beyond: '' };
      });
  }
  for (const finding of findings) {
    if (finding.code !== 'optionForNobody') continue;
    const node = index.items[finding.item]?.node;
    const own = node && childrenOf(node, 'options');
    // A carried option belongs to the question that it comes from, where it may well be shown.
    if (node === undefined || own === undefined || namedOptions(node, index) !== own) continue;
    const key = own[Number(finding.option.slice(1)) - 1]?.key;
    if (key !== undefined) audience.set(key, { who: 'nobody' });
  }
  return audience;
}

/** Counts the items and the concepts that are shown to nobody. */
export function unseenParts(
  doc: GuideDocument,
  { items, concepts }: Explored,
): { readonly items: ItemCounts; readonly concepts: number } {
  const isUnseen = (seen: Seen | undefined): boolean => seen?.reachOfAll === 'never';
  const blocks = childrenOf(doc.root, 'blocks').map((block) => childrenOf(block, 'concepts'));
  const unseen = itemIndex(doc).items.filter((_, at) => isUnseen(items[at]));
  return {
    items: countItemTypes(unseen.map(({ node }) => textField(node, 'type'))),
    concepts: blocks.flatMap((of, block) => of.filter((_, at) => isUnseen(concepts[block]?.[at]))).length,
  };
}

function whoSees({ reach, reachOfAll }: Seen): Audience['who'] | null {
  if (reachOfAll === 'never') return 'nobody';
  if (reach === 'never') return reachOfAll === 'sometimes' ? 'screenedOut' : null;
  return reach === 'sometimes' ? 'some' : null;
}
