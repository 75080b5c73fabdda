import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  childrenOf,
  getIn,
  type GuideDocument,
  isJsonObject,
  itemIndex,
  type Json,
  labelOf,
  namedOptions,
  type Path,
  textField,
  toWire,
} from '@guide-studio/guide-core';
import { mustHave, read } from '../session/store.ts';
import { words } from '../words/index.ts';
import { type JsonPlace, namesIn, placeAt } from './placeAt.ts';
import { propertiesOf, propertyOf, valuesOf } from './schemaAt.ts';

/** What may be written here: properties that are not there yet, the values of the contract, and ids that exist. */
export function completeJson(context: CompletionContext): CompletionResult | null {
  const place = placeAt(context.state, context.pos);
  if (!place || (place.from === place.to && !context.explicit && !/["\s]/.test(before(context)))) return null;
  const options = place.kind === 'name' ? names(context, place) : values(place);
  return options.length === 0 ? null : { from: place.from, to: place.to, options, filter: true };
}

const before = (context: CompletionContext): string => context.state.sliceDoc(context.pos - 1, context.pos);

function names(context: CompletionContext, place: JsonPlace): Completion[] {
  const present = namesIn(context.state, context.pos);
  const own = context.state.sliceDoc(place.from, place.to).replaceAll('"', '');
  const follows = /^\s*:/.test(context.state.sliceDoc(place.to, place.to + 20));
  return [...propertiesOf(place.schema)].flatMap(([name, { required }]): Completion[] => {
    if (present.has(name) && name !== own) return [];
    const start = startOf(propertyOf(place.schema, name).map((each) => each['type']));
    return [
      {
        label: JSON.stringify(name),
        displayLabel: name,
        apply: follows ? JSON.stringify(name) : `${JSON.stringify(name)}: ${start}`,
        detail: required ? words.json.required : undefined,
        boost: required ? 1 : 0,
        type: 'property',
      },
    ];
  });
}

/** How the value of a new property begins, where there is only one way. */
function startOf(types: readonly unknown[]): string {
  return types.length === 1 && types[0] === 'array' ? '[]' : '';
}

function values(place: JsonPlace): Completion[] {
  const listed = valuesOf(place.schema).map(
    (value): Completion => ({ label: JSON.stringify(value), displayLabel: String(value), type: 'enum' }),
  );
  return [...listed, ...ids(place.path)];
}

/** The ids, options and rows of the guide that a condition or a carry-forward may name here. */
function ids(path: Path): Completion[] {
  const { doc } = mustHave(read().editor);
  const property = path.findLast((step) => typeof step === 'string');
  if (property === 'questionId' || property === 'carryForwardFrom') return itemIds(doc);
  if (property !== 'choices' && property !== 'matrixRow') return [];
  const criterion = getIn(toWire(doc), path.slice(0, path.lastIndexOf(property)));
  const id: Json | undefined = isJsonObject(criterion) ? criterion['questionId'] : undefined;
  const index = itemIndex(doc);
  const source = typeof id === 'string' ? index.byId.get(id)?.node : undefined;
  if (!source) return [];
  if (property === 'matrixRow') return childrenOf(source, 'rows').map((row) => named(textField(row, 'text')));
  return namedOptions(source, index).map((option) => {
    const text = textField(option, 'text');
    const own = textField(option, 'externalId');
    return own === '' ? named(text) : named(own, text);
  });
}

function itemIds(doc: GuideDocument): Completion[] {
  return [...itemIndex(doc).byId].map(([id, { node }]) => named(id, labelOf(node)));
}

function named(name: string, detail?: string): Completion {
  return { label: JSON.stringify(name), displayLabel: name, detail, type: 'constant' };
}
