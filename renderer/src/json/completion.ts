import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { Json, Path } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument, itemIndex, textField, toWire } from '@guide-studio/guide-core/edit';
import { descriptionOf, getIn, isJsonObject, labelOf, namedOptions } from '@guide-studio/guide-core/internal';
import { readGuide } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { type JsonPlace, namesIn, placeAt } from './placeAt.ts';
import { propertiesOf, propertyOf, valuesOf } from './schemaAt.ts';

/** Completes what is allowed at the cursor: properties that are missing, values of the contract, and existing ids. */
export function completeJson(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const place = placeAt(state, pos);
  if (!place || (place.from === place.to && !context.explicit)) return null;
  const options = place.kind === 'name' ? names(context, place) : values(place);
  const isQuoted = place.from < pos && state.sliceDoc(place.from, place.from + 1) === '"';
  return options.length === 0 ? null : { from: isQuoted ? place.from + 1 : place.from, options, validFor: /^[\w -]*$/ };
}

function names({ state, pos }: CompletionContext, place: JsonPlace): Completion[] {
  const present = namesIn(state, pos);
  const own = state.sliceDoc(place.from, place.to).replaceAll('"', '');
  return [...propertiesOf(place.schema)].flatMap(([name, { required }]): Completion[] => {
    if (present.has(name) && name !== own) return [];
    const types = propertyOf(place.schema, name).map((each) => each['type']);
    return [
      {
        label: name,
        apply: (view) => writeName(view, name, types.length === 1 && types[0] === 'array'),
        boost: required ? 1 : 0,
        ...(required ? { detail: words.json.required } : {}),
        ...infoOf([...place.path, name]),
      },
    ];
  });
}

/** Returns the description of a property, shown beside the list. */
function infoOf(path: Path): Pick<Completion, 'info'> {
  const info = descriptionOf(path, uiLanguage);
  return info === null ? {} : { info };
}

function values(place: JsonPlace): Completion[] {
  const listed = valuesOf(place.schema).map((value) => valued(value));
  return [...listed, ...ids(place.path)];
}

/** Returns the ids, options and rows of the guide that a condition or a carry-forward may refer to here. */
function ids(path: Path): Completion[] {
  const { doc } = readGuide().editor;
  const property = path.findLast((step) => typeof step === 'string');
  if (property === 'questionId' || property === 'carryForwardFrom') return itemIds(doc);
  if (property !== 'choices' && property !== 'matrixRow') return [];
  const criterion = getIn(toWire(doc), path.slice(0, path.lastIndexOf(property)));
  const id: Json | undefined = isJsonObject(criterion) ? criterion['questionId'] : undefined;
  const index = itemIndex(doc);
  const source = typeof id === 'string' ? index.byId.get(id)?.node : undefined;
  if (!source) return [];
  if (property === 'matrixRow') return childrenOf(source, 'rows').map((row) => valued(textField(row, 'text')));
  return namedOptions(source, index).map((option) => {
    const text = textField(option, 'text');
    const own = textField(option, 'externalId');
    return own === '' ? valued(text) : valued(own, text);
  });
}

function itemIds(doc: GuideDocument): Completion[] {
  return [...itemIndex(doc).byId].map(([id, { node }]) => valued(id, labelOf(node)));
}

function valued(value: Json, detail?: string): Completion {
  const text = JSON.stringify(value);
  return { label: String(value), apply: (view) => write(view, text, text.length), ...(detail ? { detail } : {}) };
}

/** Writes a name, with a colon if none follows, and with brackets for a list. */
function writeName(view: EditorView, name: string, isList: boolean): void {
  const place = placeAt(view.state, view.state.selection.main.head);
  const follows = /^\s*:/.test(view.state.sliceDoc(place?.to, (place?.to ?? 0) + 40));
  const text = JSON.stringify(name) + (follows ? '' : `: ${isList ? '[]' : ''}`);
  write(view, text, text.length - (isList && !follows ? 1 : 0));
}

/** Replaces the name or value at the cursor. */
function write(view: EditorView, text: string, cursor: number): void {
  const { head } = view.state.selection.main;
  const { from, to } = placeAt(view.state, head) ?? { from: head, to: head };
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
  });
}
