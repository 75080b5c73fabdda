import type { JsonObject, Path } from '../json.ts';
import type { ItemEntry, ItemIndex } from './itemIndex.ts';
import { childrenOf, type GuideNode, type Key, nothing, objectFields, textField } from './node.ts';

/** Why a reference is invalid (specification, "Guide validation rules", 4, and "Criterion"). */
export type ReferenceProblem = 'unknown' | 'notEarlier' | 'wrongType' | 'notInEarlierBlock';

/**
 * A reference to another part of the guide. `owner` is the item or concept that depends on it, `holder` the node with
 * the field at `path` (a criterion, or the owner for carry-forward), `target` what it currently resolves to.
 */
export interface Reference {
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  readonly owner: Key;
  readonly holder: Key;
  readonly path: Path;
  readonly value: string;
  readonly target: Key | null;
  readonly problem: ReferenceProblem | null;
  /** For a choice: true if the target is named by its text instead of its id. */
  readonly byText: boolean;
}

/** Returns the options that a choice about this item may name: its own, or those of its carry-forward source. */
export function namedOptions(item: GuideNode, index: ItemIndex): readonly GuideNode[] {
  let source = carriedSource(item, index);
  if (!source) return childrenOf(item, 'options');
  const seen = new Set<GuideNode>([item]);
  let at = item;
  while (source && !seen.has(source)) {
    at = source;
    seen.add(at);
    source = carriedSource(at, index);
  }
  return childrenOf(source ?? at, 'options');
}

function carriedSource(item: GuideNode, index: ItemIndex): GuideNode | undefined {
  const from = objectFields(item)['carryForwardFrom'];
  return typeof from === 'string' ? index.byId.get(from)?.node : undefined;
}

/** The place of an item or concept: its block, and its order among all items of the guide, from 0. */
export interface Position {
  readonly block: number;
  /** Null for a concept, which comes before the items of its block. */
  readonly order: number | null;
}

/** What determines the references of a holder. If all of it is unchanged, so are the references. */
interface Resolved {
  readonly owner: Key;
  readonly source: GuideNode | undefined;
  readonly options: readonly GuideNode[];
  readonly problem: ReferenceProblem | null;
  readonly references: readonly Reference[];
}

const resolved = new WeakMap<GuideNode, Resolved>();
// Always the same object, so that it can be compared by identity.
const none: readonly Reference[] = [];

function rememberedFor(
  holder: GuideNode,
  owner: Key,
  source: GuideNode | undefined,
  options: readonly GuideNode[],
  problem: ReferenceProblem | null,
): readonly Reference[] | undefined {
  const known = resolved.get(holder);
  const isSame =
    known?.owner === owner && known.source === source && known.options === options && known.problem === problem;
  return isSame ? known.references : undefined;
}

/** Returns what a criterion of an item or concept refers to: its question, choices and matrix row. */
export function criterionReferences(
  criterion: GuideNode,
  owner: GuideNode,
  index: ItemIndex,
  at: Position,
): readonly Reference[] {
  const { type, questionId } = objectFields(criterion);
  if (type !== 'selectedTemplateOptions' || typeof questionId !== 'string') return none;
  const entry = index.byId.get(questionId);
  const source = entry?.node;
  const options = source ? namedOptions(source, index) : nothing;
  const problem = entry ? sourceProblem(entry, at, isConditionSource) : 'unknown';
  const known = rememberedFor(criterion, owner.key, source, options, problem);
  if (known) return known;
  const base = { owner: owner.key, holder: criterion.key, byText: false };
  const target = source?.key ?? null;
  const question: Reference = { ...base, kind: 'question', path: ['questionId'], value: questionId, target, problem };
  const answers = source ? answerReferences(objectFields(criterion), source, options, base) : [];
  const references = [question, ...answers];
  resolved.set(criterion, { owner: owner.key, source, options, problem, references });
  return references;
}

type Base = Pick<Reference, 'owner' | 'holder' | 'byText'>;

function answerReferences(
  { choices, matrixRow }: JsonObject,
  source: GuideNode,
  options: readonly GuideNode[],
  base: Base,
): readonly Reference[] {
  const result = choiceReferences(choices, options, base);
  if (typeof matrixRow !== 'string' || !source.children.rows) return result;
  const row = source.children.rows.find((node) => textField(node, 'text') === matrixRow);
  const target = row?.key ?? null;
  const problem = row ? null : 'unknown';
  return [...result, { ...base, kind: 'matrixRow', path: ['matrixRow'], value: matrixRow, target, problem }];
}

function choiceReferences(choices: unknown, options: readonly GuideNode[], base: Base): readonly Reference[] {
  if (!Array.isArray(choices)) return [];
  const named = namedBy(options);
  return choices.flatMap((value: unknown, i): Reference[] => {
    if (typeof value !== 'string') return [];
    const byId = value === '' ? undefined : named.ids.get(value);
    const option = byId ?? named.texts.get(value);
    const path = ['choices', i];
    const target = option?.key ?? null;
    return [{ ...base, kind: 'choice', path, value, target, problem: option ? null : 'unknown', byText: !byId }];
  });
}

interface Named {
  readonly ids: ReadonlyMap<string, GuideNode>;
  readonly texts: ReadonlyMap<string, GuideNode>;
}

const namedOf = new WeakMap<readonly GuideNode[], Named>();

/** Returns the options by id and by text. If several share a name, the first one counts. */
function namedBy(options: readonly GuideNode[]): Named {
  const known = namedOf.get(options);
  if (known) return known;
  const backwards = options.toReversed();
  const by = (field: string) => new Map(backwards.map((option) => [textField(option, field), option]));
  const named = { ids: by('externalId'), texts: by('text') };
  namedOf.set(options, named);
  return named;
}

/** Returns the references of an item that carries options forward. */
export function carryReferences(item: GuideNode, value: string, index: ItemIndex, at: Position): readonly Reference[] {
  const entry = index.byId.get(value);
  const problem = entry ? sourceProblem(entry, at, isCarrySource) : 'unknown';
  const source = entry?.node;
  const known = rememberedFor(item, item.key, source, nothing, problem);
  if (known) return known;
  const path = ['carryForwardFrom'];
  const from = { kind: 'carryForward', owner: item.key, holder: item.key, byText: false } as const;
  const references: readonly Reference[] = [{ ...from, path, value, target: source?.key ?? null, problem }];
  resolved.set(item, { owner: item.key, source, options: nothing, problem, references });
  return references;
}

/** Returns why an item cannot be referred to from a position, or null if it can. */
export function sourceProblem(
  source: ItemEntry,
  at: Position,
  fits: (node: GuideNode) => boolean,
): ReferenceProblem | null {
  if (at.order === null ? source.block >= at.block : source.order >= at.order) {
    return at.order === null ? 'notInEarlierBlock' : 'notEarlier';
  }
  return fits(source.node) ? null : 'wrongType';
}

/** Returns true for items that a condition may refer to. */
export function isConditionSource(item: GuideNode): boolean {
  const type = textField(item, 'type');
  return type === 'multiple_choice' || type === 'matrix';
}

/** Returns true for items whose selected options may be carried forward. */
export function isCarrySource(item: GuideNode): boolean {
  return textField(item, 'type') === 'multiple_choice' && objectFields(item)['multiSelect'] === true;
}
