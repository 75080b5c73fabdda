import { textField } from '../doc/node.ts';
import { type Impact, impacts } from './change.ts';
import { isScreening, type Part } from './part.ts';
import { traitsOf } from '../schema/itemTraits.ts';

/** Returns the impact of adding or removing this part. */
export function impactOfPart(part: Part): Impact {
  if (part.kind === 'concept' || isScreening(part)) return 'sample';
  if (part.kind === 'item')
    return traitsOf(textField(part.node, 'type'))?.isAnswered === false ? 'wording' : 'comparability';
  return 'wording';
}

/** Returns the impact that comes first in `impacts`. Questions of a concept block outrank its concepts. */
export function stronger(a: Impact, b: Impact): Impact {
  return impacts.indexOf(a) <= impacts.indexOf(b) ? a : b;
}
