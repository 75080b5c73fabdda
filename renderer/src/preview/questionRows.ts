import { childrenOf, type GuideDocument, type GuideNode, type Key } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { type Guide, nextStep, type Session, type Visibility, visibility } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';

export type QuestionState = 'current' | 'shown' | 'ahead' | 'undecided' | 'hidden';

/** One row of the list: a block, or a question with its state in the interview. */
export type QuestionRow =
  | { readonly kind: 'block'; readonly key: Key; readonly label: string; readonly block: GuideNode }
  | {
      readonly kind: 'item';
      readonly key: Key;
      readonly node: GuideNode;
      readonly number: number;
      readonly state: QuestionState;
      readonly isAnswered: boolean;
      /** For a question asked for each concept: the number of concepts for which it is shown. */
      readonly shownFor: number;
      /** One for each concept of its block, or a single one. */
      readonly occasions: readonly Visibility[];
    };

/** Returns every block and question of a guide, with its state in an interview. */
export function questionRows(doc: GuideDocument, guide: Guide, session: Session): readonly QuestionRow[] {
  const byItem = new Map<number, Visibility[]>();
  for (const one of visibility(guide, session)) {
    const known = byItem.get(one.item);
    if (known) known.push(one);
    else byItem.set(one.item, [one]);
  }
  const place = stepPlace(guide, nextStep(guide, session).stepId);
  const current = place !== undefined && 'item' in place ? place.item : null;
  const answered = new Set<number>();
  for (const { stepId } of session.answers) {
    const at = stepPlace(guide, stepId);
    if (at?.kind === 'item') answered.add(at.item);
  }
  let index = 0;
  return childrenOf(doc.root, 'blocks').flatMap((block): readonly QuestionRow[] => [
    { kind: 'block', key: block.key, label: labelOf(block), block },
    ...childrenOf(block, 'items').map((node): QuestionRow => {
      const item = index++;
      const occasions = byItem.get(item) ?? [];
      const shownFor = occasions.filter(({ state }) => state === 'shown').length;
      const state = item === current ? 'current' : stateOf(occasions);
      const isAnswered = answered.has(item);
      return { kind: 'item', key: node.key, node, number: item + 1, state, isAnswered, shownFor, occasions };
    }),
  ]);
}

/** Returns the most certain state of all concepts; hidden only if it is hidden for all. */
function stateOf(occasions: readonly Visibility[]): QuestionState {
  const states = new Set(occasions.map(({ state }) => state));
  return (['shown', 'ahead', 'undecided'] as const).find((state) => states.has(state)) ?? 'hidden';
}
