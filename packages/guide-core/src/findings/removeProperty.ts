import type { GuideNode } from '../doc/node.ts';
import type { Path } from '../json.ts';
import type { Fix } from './fix.ts';

/** Removes a property of a node, if the service does not require it. Its name is the last one of the path. */
export function removeProperty(node: GuideNode, path: Path): Fix<'removeProperty'> {
  const property = path.findLast((step) => typeof step === 'string') ?? '';
  return {
    id: 'removeProperty',
    params: { property },
    how: (draft) => draft.set(node.key, path, undefined),
    isTrial: true,
  };
}
