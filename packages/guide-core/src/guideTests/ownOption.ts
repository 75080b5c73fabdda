import { itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, textField } from '../doc/node.ts';

/** Where a participant added an option: a question, and the concept for which it was asked, if it was for one. */
export interface OwnOption {
  readonly question: GuideNode;
  readonly concept: GuideNode | null;
}

/**
 * Returns where the participant added an option that is carried on to a question, by its name there: `own1` was added to
 * the question with the list, `own2` to the first that carries it, `own1-c2` for the second concept. Null for other names.
 */
export function ownOptionNamed(doc: GuideDocument, name: string, of: GuideNode): OwnOption | null {
  const [, nth, conceptNumber] = pattern.exec(name) ?? [];
  if (nth === undefined) return null;
  const { byId, items } = itemIndex(doc);
  const carried: GuideNode[] = [];
  for (let at: GuideNode | undefined = of; at !== undefined && !carried.includes(at); ) {
    carried.push(at);
    at = byId.get(textField(at, 'carryForwardFrom'))?.node;
  }
  const question = carried.at(-Number(nth));
  if (question === undefined) return null;
  if (conceptNumber === undefined) return { question, concept: null };
  const block = childrenOf(doc.root, 'blocks')[items.find(({ node }) => node === question)?.block ?? -1];
  return { question, concept: block?.children.concepts?.[Number(conceptNumber) - 1] ?? null };
}

const pattern = /^own([1-9]\d*)(?:-c([1-9]\d*))?$/u;
