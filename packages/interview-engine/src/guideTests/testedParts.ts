import { childrenOf, type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { placeNamed, byIdentity } from '@guide-studio/guide-core/internal';
import { optionId, rowId } from '../plan/sources.ts';

/** The place of a concept in its block, and of the block in the guide, from 0. */
export interface ConceptPlace {
  readonly block: number;
  readonly concept: number;
}

/** Finds the places in interviews of what a guide test names. The names must be those of now (`renamed`). */
export interface TestedParts {
  item(name: string): number | undefined;
  concept(name: string): ConceptPlace | undefined;
  /** Returns the id of an option or row of a question; a name that means none is kept, so that the question refuses it. */
  idOf(question: string, kind: 'option' | 'row'): (name: string) => string;
}

/** Returns what finds the parts of a guide. */
export function testedParts(doc: GuideDocument): TestedParts {
  const item = (name: string) => placeNamed(doc, 'question', name, null) ?? undefined;
  return {
    item,
    concept: (name) => conceptsOf(doc)[placeNamed(doc, 'concept', name, null) ?? -1],
    idOf(question, kind) {
      const of = itemIndex(doc).items[item(question) ?? -1]?.node ?? null;
      return (name) => {
        const place = placeNamed(doc, kind, name, of);
        if (place === null) return name;
        return kind === 'row' ? rowId(place) : optionId(place);
      };
    },
  };
}

const conceptsOf = byIdentity(({ root }: GuideDocument): readonly ConceptPlace[] =>
  childrenOf(root, 'blocks').flatMap((node, block) =>
    childrenOf(node, 'concepts').map((_, concept) => ({ block, concept })),
  ),
);
