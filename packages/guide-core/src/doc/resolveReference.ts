import type { Path } from '../json.ts';
import { optionNames, positionNamed, positionOfRow } from '../references/names.ts';
import { optionsOf, rowsOf } from '../references/options.ts';
import { askedFor, type ReferencePlace, type ReferenceProblem, sourceProblem } from '../references/source.ts';
import type { ItemIndex } from './itemIndex.ts';
import { type Key, nodeReader, nothing, type ReadableNode } from './node.ts';

/**
 * A reference to another part of the guide: of a criterion to a question, its options or a row, or of carried options.
 */
export interface Reference {
  /** What is named: a question, an option (`choice`), a row, or the question whose options are carried. */
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  /** The item or concept that depends on it. */
  readonly owner: Key;
  /** The node with the field at `path`: a criterion, or the owner if options are carried. */
  readonly holder: Key;
  /** Of the name inside the holder, such as `['choices', 0]`. */
  readonly path: Path;
  /** The name as the guide has it: an id, or the text of an option or row. */
  readonly value: string;
  /** The part that the name means now; null if there is none. */
  readonly target: Key | null;
  /** Why it is invalid; null if it is valid. */
  readonly problem: ReferenceProblem | null;
  /** For a choice: true if the target is named by its text instead of its id. Else false. */
  readonly byText: boolean;
}

/** Returns the options that choices about an item name (`optionsOf`), or an empty list if they cannot be known. */
export function namedOptions<Node extends ReadableNode>(item: Node, index: ItemIndex<Node>): readonly Node[] {
  return optionsOf(item, index) ?? (nothing as readonly Node[]);
}

/** What determines the references of a holder. If all of it is unchanged, so are the references. */
interface Resolved {
  readonly owner: Key;
  readonly source: ReadableNode | undefined;
  readonly options: readonly ReadableNode[];
  readonly problem: ReferenceProblem | null;
  readonly references: readonly Reference[];
}

const resolved = new WeakMap<ReadableNode, Resolved>();
// Always the same object, so that it can be compared by identity.
const none: readonly Reference[] = [];

function rememberedFor(
  holder: ReadableNode,
  owner: Key,
  source: ReadableNode | undefined,
  options: readonly ReadableNode[],
  problem: ReferenceProblem | null,
): readonly Reference[] | undefined {
  const known = resolved.get(holder);
  const isSame =
    known?.owner === owner && known.source === source && known.options === options && known.problem === problem;
  return isSame ? known.references : undefined;
}

/** Returns what a criterion of an item or concept refers to: its question, choices and matrix row. */
export function criterionReferences(
  criterion: ReadableNode,
  owner: ReadableNode,
  index: ItemIndex<ReadableNode>,
  from: ReferencePlace,
): readonly Reference[] {
  const questionId = askedFor(criterion, nodeReader);
  if (questionId === null) return none;
  const entry = index.byId.get(questionId);
  const source = entry?.node;
  const options = source ? namedOptions(source, index) : nothing;
  const problem = sourceProblem(entry, from, 'condition', nodeReader);
  const known = rememberedFor(criterion, owner.key, source, options, problem);
  if (known) return known;
  const base = { owner: owner.key, holder: criterion.key, byText: false };
  const target = source?.key ?? null;
  const question: Reference = { ...base, kind: 'question', path: ['questionId'], value: questionId, target, problem };
  const answers = source ? answerReferences(criterion, source, options, base) : [];
  const references = [question, ...answers];
  resolved.set(criterion, { owner: owner.key, source, options, problem, references });
  return references;
}

type Base = Pick<Reference, 'owner' | 'holder' | 'byText'>;

function answerReferences(
  criterion: ReadableNode,
  source: ReadableNode,
  options: readonly ReadableNode[],
  base: Base,
): readonly Reference[] {
  const result = choiceReferences(nodeReader.field(criterion, 'choices'), options, base);
  const value = nodeReader.field(criterion, 'matrixRow');
  const rows = rowsOf(source, nodeReader);
  if (typeof value !== 'string' || !rows) return result;
  const target = rows[positionOfRow(rows, value, nodeReader)]?.key ?? null;
  const problem = target === null ? 'unknown' : null;
  return [...result, { ...base, kind: 'matrixRow', path: ['matrixRow'], value, target, problem }];
}

function choiceReferences(choices: unknown, options: readonly ReadableNode[], base: Base): readonly Reference[] {
  if (!Array.isArray(choices)) return [];
  const names = optionNames(options, nodeReader);
  return choices.flatMap((value: unknown, i): Reference[] => {
    if (typeof value !== 'string') return [];
    const position = positionNamed(names, value);
    const target = position === undefined ? null : (options[position]?.key ?? null);
    const problem = target === null ? 'unknown' : null;
    const byText = !names.byId.has(value);
    return [{ ...base, kind: 'choice', path: ['choices', i], value, target, problem, byText }];
  });
}

/** Returns the references of an item that carries options forward. */
export function carryReferences(
  item: ReadableNode,
  value: string,
  index: ItemIndex<ReadableNode>,
  from: ReferencePlace,
): readonly Reference[] {
  const entry = index.byId.get(value);
  const problem = sourceProblem(entry, from, 'carryForward', nodeReader);
  const source = entry?.node;
  const known = rememberedFor(item, item.key, source, nothing, problem);
  if (known) return known;
  const path = ['carryForwardFrom'];
  const base = { kind: 'carryForward', owner: item.key, holder: item.key, byText: false } as const;
  const references: readonly Reference[] = [{ ...base, path, value, target: source?.key ?? null, problem }];
  resolved.set(item, { owner: item.key, source, options: nothing, problem, references });
  return references;
}
