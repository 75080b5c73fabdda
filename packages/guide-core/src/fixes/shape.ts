import { labelOf } from '../doc/labelOf.ts';
import { inScreening } from '../commands/target.ts';
import { blankConcept, blankOption, blankRow, isUnwritten } from '../doc/blank.ts';
import { getIn } from '../doc/field.ts';
import { type Slot, slotRule, slotRules } from '../doc/kinds.ts';
import { childrenOf, type GuideNode, objectFields, textField } from '../doc/node.ts';
import { orderOf } from '../doc/itemIndex.ts';
import { isJsonObject, type Json } from '../json.ts';
import { isStorableText } from '../schema/text.ts';
import type { Issue, ShapeCode } from '../validate/issue.ts';
import { type Fix, type Fixer, type FixPlace, onlyAPersonKnows, type SharedFixId } from '../findings/fix.ts';
import { comparableName } from '../findings/comparableName.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import { removeProperty } from '../findings/removeProperty.ts';

type Params = NonNullable<Issue['params']>;
type Place = FixPlace<Params>;
type ShapeFix = Fix<SharedFixId>;
type ShapeFixer = Fixer<Params, SharedFixId>;

/** Renames an unknown property to the name that was meant, or removes it. */
const fixUnrecognizedKeys: ShapeFixer = (place) => {
  const { params, node, rest } = place;
  const name = rest.at(-1);
  const to = params['didYouMean'];
  if (typeof name !== 'string') return [];
  const value = getIn(node.fields, rest);
  const around = rest.slice(0, -1);
  const holder = getIn(node.fields, around);
  const isFree = typeof to === 'string' && isJsonObject(holder) && !Object.hasOwn(holder, to);
  const rename: readonly ShapeFix[] = isFree
    ? [
        {
          id: 'renameProperty',
          isCertain: true,
          params: { from: name, to },
          how: (draft) => {
            draft.set(node.key, rest, undefined);
            draft.set(node.key, [...around, to], value);
          },
        },
      ]
    : [];
  return [...rename, ...removeIfPresent(place)];
};

/** Converts a value to the expected type if the meaning is clear, or adds missing options. */
const fixInvalidType: ShapeFixer = (place) => {
  const { params, node, rest } = place;
  if (params['reason'] === 'optionsOrCarryForward') return addChildren(place, 'options', 2);
  const value = getIn(node.fields, rest);
  const meant = inType(value, params['expected']);
  if (meant !== undefined) return [setValue(place, meant)];
  const slot = slotAt(place);
  if ((value === undefined || value === null) && (slot === 'options' || slot === 'rows')) {
    return addChildren(place, slot, node.fields && slot === 'rows' ? 1 : 2);
  }
  return params['received'] === 'missing' ? [] : [...removeIfPresent(place), ...removePart(place)];
};

/** Replaces a word by an allowed one that differs only in case, spaces or dashes, or removes the property. */
const fixInvalidValue: ShapeFixer = (place) => {
  const value = getIn(place.node.fields, place.rest);
  const allowed = Array.isArray(place.params['values']) ? (place.params['values'] as readonly Json[]) : [];
  const wanted = typeof value === 'string' || typeof value === 'number' ? comparableName(String(value)) : '';
  const meant = allowed.find((each) => comparableName(String(each)) === wanted);
  return [...(meant === undefined ? [] : [setValue(place, meant)]), ...removeIfPresent(place)];
};

/** Adds the protocol to a web address, or removes a picture or page that cannot be loaded. */
const fixInvalidFormat: ShapeFixer = (place) => {
  const value = getIn(place.node.fields, place.rest);
  const bare = typeof value === 'string' && /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(value.trim());
  const to = bare ? `https://${value.trim().replace(/^\/\//, '')}` : '';
  const complete: readonly ShapeFix[] = bare
    ? [
        {
          id: 'completeAddress',
          isCertain: true,
          params: { to },
          how: (draft) => draft.set(place.node.key, place.rest, to),
        },
      ]
    : [];
  return [...complete, ...removePart(place), ...removeIfPresent({ ...place, rest: place.rest.slice(0, 1) })];
};

/** Adds blank entries to an empty list if that is a start, or removes the empty part. */
const fixTooSmall: ShapeFixer = (place) => {
  const { node, rest, params } = place;
  const slot = slotAt(place);
  if (slot === 'options') return addChildren(place, slot, Number(params['minimum'] ?? 1) > 1 ? 4 : 2);
  if (slot === 'rows') return addChildren(place, slot, 2);
  if (slot === 'concepts') return addChildren(place, slot, 1);
  if (slot === 'criteria') {
    return [{ id: 'removeCondition', how: (draft) => draft.set(node.key, ['conditional'], undefined) }];
  }
  if (node.kind === 'criterion' && rest[0] === 'choices') return removeCriterion(place);
  if (rest[0] === 'text' || slot === 'items') return removePart(place);
  return [...removeIfPresent(place), ...removeCriterion(place)];
};

/** Removes characters that cannot be stored. */
const fixCustom: ShapeFixer = ({ node, rest }) => {
  const value = getIn(node.fields, rest);
  if (typeof value !== 'string' || isStorableText(value)) return [];
  const clean = value.replace(/[\u0000\p{Surrogate}]/gu, '');
  return [{ id: 'deleteUnstorableCharacters', isCertain: true, how: (draft) => draft.set(node.key, rest, clean) }];
};

/** The fixer of each fault of the shape. */
export const shapeFixers: Readonly<Record<ShapeCode, ShapeFixer>> = {
  invalid_type: fixInvalidType,
  invalid_value: fixInvalidValue,
  invalid_union: fixInvalidValue,
  invalid_format: fixInvalidFormat,
  too_small: fixTooSmall,
  too_big: onlyAPersonKnows,
  unrecognized_keys: fixUnrecognizedKeys,
  custom: fixCustom,
};

function setValue({ node, rest }: Place, to: Json): ShapeFix {
  return { id: 'setValue', isCertain: true, params: { to: String(to) }, how: (draft) => draft.set(node.key, rest, to) };
}

/** Returns the value that was meant if a number or boolean was written as text, or vice versa. */
function inType(value: Json | undefined, expected: unknown): Json | undefined {
  if (typeof value === 'string' && (expected === 'number' || expected === 'integer' || expected === 'int')) {
    const number = Number(value);
    return value.trim() !== '' && Number.isSafeInteger(number) ? number : undefined;
  }
  if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return expected === 'string' && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : undefined;
}

function slotAt({ node, rest }: Place): Slot | undefined {
  return slotRules[node.kind].find(({ path }) => path.join() === rest.join())?.slot;
}

function addChildren(
  { node, located }: Place,
  slot: 'options' | 'rows' | 'concepts',
  atLeast: number,
): readonly ShapeFix[] {
  const kind = slotRule(node.kind, slot)?.kind;
  const there = childrenOf(node, slot).length;
  if (!kind || there >= atLeast) return [];
  const blank = slot === 'options' ? blankOption(inScreening(located)) : slot === 'rows' ? blankRow() : blankConcept();
  const id = slot === 'options' ? 'addOptions' : slot === 'rows' ? 'addRow' : 'addConcept';
  return [
    {
      id,
      params: { label: labelOf(node) },
      how: (draft) => {
        if (!draft.openList(node.key, slot)) return;
        for (let index = there; index < atLeast; index++) {
          draft.insert(draft.make(kind, blank), { parent: node.key, slot, index });
        }
      },
    },
  ];
}

function removeIfPresent({ node, rest }: Place): readonly ShapeFix[] {
  const isNamed = rest.some((step) => typeof step === 'string');
  if (!isNamed || getIn(node.fields, rest) === undefined || holdsChildren(node, rest.join('.'))) return [];
  return [removeProperty(node, rest)];
}

function holdsChildren(node: GuideNode, at: string): boolean {
  return slotRules[node.kind].some(
    ({ slot, path }) => path.join('.').startsWith(at) && childrenOf(node, slot).length > 0,
  );
}

/**
 * Removes a whole part: an option without text, a picture without an address. Never the last one of its list, and never
 * a question or block with content.
 */
function removePart({ doc, node, located }: Place): readonly ShapeFix[] {
  if ((node.kind === 'item' || node.kind === 'block') && holdsWork(node)) return [];
  const parent = located.ancestors.at(-1);
  const slot = located.place?.slot;
  if (!parent || !slot || (node.kind !== 'media' && childrenOf(parent, slot).length < 2)) return [];
  const number = (orderOf(doc, node.key) ?? located.place?.index ?? 0) + 1;
  return [
    {
      id: 'removePart',
      params: { kind: node.kind, number },
      how: (draft) => {
        draft.remove(node.key);
        if (node.kind === 'media' && childrenOf(parent, 'media').length === 1) {
          draft.set(parent.key, slotRule(parent.kind, slot)?.path ?? [], undefined);
        }
      },
    },
  ];
}

/** Properties that even a new, untouched question or block has. */
const givenProperties: ReadonlySet<string> = new Set(['type', 'text', 'title', 'externalId']);

/** Returns true if a question or block contains anything that was written or chosen. A quick fix never removes it. */
function holdsWork(node: GuideNode): boolean {
  const isNamed = [textField(node, 'text'), textField(node, 'title')].some((text) => text.trim() !== '');
  // Child lists are empty here because their parts are separate nodes.
  const isSet = Object.entries(objectFields(node)).some(
    ([name, value]) => !givenProperties.has(name) && !(Array.isArray(value) && value.length === 0),
  );
  return isNamed || isSet || Object.values(node.children).some((list) => !list.every(isUnwritten));
}
