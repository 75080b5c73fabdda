import type { GuideDocument, GuideNode } from '@guide-studio/guide-core/edit';
import { labelOf, orderOf, byIdentity } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';

/** Cached by node: a list of choices names every earlier question at each key press. */
const labelOnce = byIdentity((item: GuideNode): string => labelOf(item));

/** Returns a question as listed in choices: its number and its text. */
export function questionName(doc: GuideDocument, item: GuideNode): string {
  const order = orderOf(doc, item.key);
  return `${order === null ? '' : `${order + 1}. `}${labelOnce(item) || words.properties.emptyQuestion}`;
}
