import { childrenOf, type GuideDocument, textField } from '@guide-studio/guide-core/edit';
import { endingStatus } from '../assumptions.ts';

/** Returns whether an answer to a screening question ends interviews. */
export function screensOut({ root }: GuideDocument): boolean {
  return childrenOf(root, 'blocks').some(
    (block) =>
      textField(block, 'type') === 'screening' &&
      childrenOf(block, 'items').some((item) =>
        childrenOf(item, 'options').some((option) => textField(option, 'status') === endingStatus),
      ),
  );
}
