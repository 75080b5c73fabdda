import { textField } from '../doc/node.ts';
import { type Impact, impacts } from './change.ts';
import { isScreening, type Part } from './part.ts';

/** What it does to a study that this part came or went. */
export function impactOfPart(part: Part): Impact {
  if (part.kind === 'concept' || isScreening(part)) return 'sample';
  if (part.kind === 'item') return textField(part.node, 'type') === 'statement' ? 'wording' : 'comparability';
  return 'wording';
}

/** The one that stands first in `impacts`: questions that came or went with a concept block count before its concepts. */
export function stronger(a: Impact, b: Impact): Impact {
  return impacts.indexOf(a) <= impacts.indexOf(b) ? a : b;
}
