import {
  childrenOf,
  commit,
  type EditorState,
  type GuideDocument,
  type GuideNode,
  locate,
  type Refusal,
  textField,
} from '@guide-studio/guide-core/edit';
import type { Break } from '@guide-studio/guide-core/edit';
import { referencesByHolder } from '@guide-studio/guide-core/internal';
import { numberedName } from '../../explanations/numberedName.ts';

/** A question or concept that would lose references, which ones, and how it looks without them. */
export interface BrokenPart {
  readonly owner: GuideNode;
  readonly name: string;
  /** The names of what its condition could no longer refer to. */
  readonly asked: readonly string[];
  /** The question it could no longer take its options from; null if it takes none. */
  readonly carriedFrom: string | null;
  /** The result with the references removed. */
  readonly without: readonly ('shown' | 'rest' | 'own')[];
}

/** Returns the parts that a refused command would break, in guide order, each once. */
export function brokenParts(state: EditorState, { breaks = [], repair }: Refusal): readonly BrokenPart[] {
  const after = repair ? commit(state, repair, 0).doc : state.doc;
  return [...new Set(breaks.map(({ owner }) => owner))].flatMap((key) => {
    const owner = locate(state.doc, key)?.node;
    if (!owner) return [];
    const own = breaks.filter((each) => each.owner === key);
    const asked = own.filter((each) => each.kind !== 'carryForward').map((each) => targetName(state.doc, each));
    const carried = own.find((each) => each.kind === 'carryForward');
    return {
      owner,
      name: numberedName(state.doc, owner),
      asked: [...new Set(asked)],
      carriedFrom: carried ? targetName(state.doc, carried) : null,
      without: remainingConditions(locate(after, key)?.node, asked.length > 0, carried !== undefined),
    };
  });
}

function remainingConditions(after: GuideNode | undefined, asked: boolean, carried: boolean): BrokenPart['without'] {
  if (!after) return [];
  return [
    ...(asked ? [childrenOf(after, 'criteria').length === 0 ? ('shown' as const) : ('rest' as const)] : []),
    ...(carried && textField(after, 'carryForwardFrom') === '' ? ['own' as const] : []),
  ];
}

/** Returns the name of a reference target: a question with its number, an option or row by its text. */
function targetName(doc: GuideDocument, { holder, kind, value }: Break): string {
  const references = referencesByHolder(doc).get(holder) ?? [];
  const target = references.find((each) => each.kind === kind && each.value === value)?.target;
  const node = target === undefined || target === null ? undefined : locate(doc, target)?.node;
  return node ? numberedName(doc, node) : value;
}
