import { getIn } from '../doc/field.ts';
import { type GuideNode, type Key, textField } from '../doc/node.ts';
import type { Json } from '../json.ts';
import type { TransactionName } from '../state/transaction.ts';
import type { RemoveNode, SetField, Step } from '../steps/step.ts';

/** The unrequested removals of a history entry. */
export interface LeftOut {
  /** Options, rows, concepts, media and criteria that have content, in order within each part. */
  readonly parts: readonly GuideNode[];
  /** Properties that had a value, with that value; for choices of a condition, one entry each. */
  readonly settings: readonly { readonly property: string; readonly value: Json }[];
}

const nothingLeftOut: LeftOut = { parts: [], settings: [] };

/**
 * Returns what a conversion or an insertion from outside could not keep. Empty for every other command, because
 * deleting and clearing are deliberate. Blank parts, switches that are off and unset limits do not count.
 */
export function leftOut({ name, steps }: { readonly name: TransactionName; readonly steps: readonly Step[] }): LeftOut {
  if (!mayLeaveOut(name)) return nothingLeftOut;
  const removals = steps.filter((step) => step.type === 'removeNode').filter(({ node }) => isWritten(node));
  const parts = inPlace(removals).map(({ node }) => node);
  const settings = steps.flatMap((step) => (step.type === 'setField' ? lostValues(step) : []));
  return parts.length + settings.length === 0 ? nothingLeftOut : { parts, settings };
}

/** Lists are emptied from the end, but are reported from the beginning. */
function inPlace(removals: readonly RemoveNode[]): readonly RemoveNode[] {
  const turn = new Map<Key, number>();
  for (const { place } of removals) if (!turn.has(place.parent)) turn.set(place.parent, turn.size);
  const turnOf = ({ place }: RemoveNode) => turn.get(place.parent) ?? 0;
  return removals.toSorted((a, b) => turnOf(a) - turnOf(b) || a.place.index - b.place.index);
}

function mayLeaveOut({ command, params }: TransactionName): boolean {
  if (command === 'field.set') return params['property'] === 'type';
  return command === 'item.convert' || command === 'many.convert' || command === 'node.insert';
}

function isWritten(node: GuideNode): boolean {
  switch (node.kind) {
    case 'option':
    case 'row':
    case 'item':
      // Empty parts only make room for what is pasted.
      return textField(node, 'text').trim() !== '';
    default:
      return true;
  }
}

/** Returns the lost values: choices one by one, any other property as a whole. */
function lostValues({ path, from, to }: SetField): LeftOut['settings'] {
  const property = String(path.at(-1));
  if (property === 'choices' && Array.isArray(from) && Array.isArray(to)) {
    return from.filter((choice) => !to.includes(choice)).map((value) => ({ property, value }));
  }
  if (to !== undefined || from === undefined || property === 'conditional' || isUnset(property, from)) return [];
  if (property !== 'conceptSamplingConfig') return [{ property, value: from }];
  // Concepts are reported as parts.
  const value = getIn(from, ['subsampleCount']);
  return value === undefined || value === null ? [] : [{ property: 'subsampleCount', value }];
}

function isUnset(property: string, value: Json): boolean {
  if (value === null || value === false || value === '') return true;
  return (Array.isArray(value) && value.length === 0) || (property === 'status' && value === 'neutral');
}
