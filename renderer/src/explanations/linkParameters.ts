import { childrenOf, type GuideDocument, textField } from '@guide-studio/guide-core/edit';
import { remembered } from '@guide-studio/guide-core/internal';

/** Returns the link parameters that conditions name, each with its values, in the order of the guide. */
export function linkParameters(doc: GuideDocument): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const block of childrenOf(doc.root, 'blocks')) {
    for (const owner of [...childrenOf(block, 'concepts'), ...childrenOf(block, 'items')]) {
      for (const criterion of childrenOf(owner, 'criteria')) {
        const [name, value] = [textField(criterion, 'parameter'), textField(criterion, 'value')];
        if (name === '') continue;
        const values = remembered(found, name, () => []);
        if (!values.includes(value)) values.push(value);
      }
    }
  }
  return found;
}
