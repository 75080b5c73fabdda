import { getIn } from '../doc/field.ts';
import { type GuideNode, type Key, textField } from '../doc/node.ts';
import type { Json } from '../json.ts';
import type { TransactionName } from '../state/transaction.ts';
import type { RemoveNode, SetField, Step } from '../steps/step.ts';

/** What an entry of the history took out although nobody asked for just that. */
export interface LeftOut {
  /** Options, rows, concepts, media and criteria that somebody wrote, those of one part in their order. */
  readonly parts: readonly GuideNode[];
  /** Properties that had a value, with it; of a condition each choice. */
  readonly settings: readonly { readonly property: string; readonly value: Json }[];
}

const nothingLeftOut: LeftOut = { parts: [], settings: [] };

/**
 * What a conversion, or parts that came from elsewhere, could not keep. Empty for every other command: what somebody
 * deletes or clears is what was asked for. Blank parts, switches that are off and limits that are not set do not count.
 */
export function leftOut({ name, steps }: { readonly name: TransactionName; readonly steps: readonly Step[] }): LeftOut {
  if (!mayLeaveOut(name)) return nothingLeftOut;
  const removals = steps.filter((step) => step.type === 'removeNode').filter(({ node }) => isWritten(node));
  const parts = inPlace(removals).map(({ node }) => node);
  const settings = steps.flatMap((step) => (step.type === 'setField' ? lostValues(step) : []));
  return parts.length + settings.length === 0 ? nothingLeftOut : { parts, settings };
}

/** Lists are emptied from their end: told from their beginning. */
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
      // What is empty makes room for what is pasted into it.
      return textField(node, 'text').trim() !== '';
    default:
      return true;
  }
}

/** Choices go one by one; any other property as a whole. */
function lostValues({ path, from, to }: SetField): LeftOut['settings'] {
  const property = String(path.at(-1));
  if (property === 'choices' && Array.isArray(from) && Array.isArray(to)) {
    return from.filter((choice) => !to.includes(choice)).map((value) => ({ property, value }));
  }
  if (to !== undefined || from === undefined || property === 'conditional' || isUnset(property, from)) return [];
  if (property !== 'conceptSamplingConfig') return [{ property, value: from }];
  // The concepts themselves are parts.
  const value = getIn(from, ['subsampleCount']);
  return value === undefined || value === null ? [] : [{ property: 'subsampleCount', value }];
}

function isUnset(property: string, value: Json): boolean {
  if (value === null || value === false || value === '') return true;
  return (Array.isArray(value) && value.length === 0) || (property === 'status' && value === 'neutral');
}
