import { keysFrom, nodeFromWire } from '../doc/fromWire.ts';
import { getIn } from '../doc/field.ts';
import { isMultiSelect } from '../doc/isMultiSelect.ts';
import { entryOf, type ItemEntry, type ItemIndex, itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, nodeReader, textField } from '../doc/node.ts';
import { criterionReferences, namedOptions, type Reference } from '../doc/resolveReference.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { sameJson } from '../json.ts';
import { rowsOf } from '../references/options.ts';
import type { ReferencePlace, ReferenceProblem } from '../references/source.ts';
import { Conditional, type Criterion } from '../schema/conditional.ts';
import type { Clause } from './clause.ts';
import { type Asked, conditionOf, type SourceConditional, type SourceCriterion } from './conditionOf.ts';

/**
 * What becomes of a condition that is there when another one is given: it is replaced, both must be met (`and`), or one
 * of them is enough (`or`).
 */
export type CombineHow = 'replace' | 'and' | 'or';

/** Why a part cannot have a condition, or not together with its own one. */
export type CombineProblem =
  /** What the condition names is not there, comes later, or has another type; `name` is the name in the condition. */
  | {
      readonly code: 'reference';
      readonly of: Reference['kind'];
      readonly problem: ReferenceProblem;
      readonly name: string;
    }
  /** The two together mix “all” and “any”, which one condition cannot. */
  | { readonly code: 'mixed' }
  /** The condition that is there is unfinished or cannot be read. */
  | { readonly code: 'unreadable' };

/** What a part would have afterwards. */
export type Combined =
  | {
      readonly kind: 'set';
      /** Null: shown to everyone. */
      readonly conditional: Conditional | null;
      /** Nobody can meet it, because its own condition excludes the new one. */
      readonly isNever: boolean;
    }
  /** The part is shown as it would be already. `isAlways`: to everyone, so that an alternative adds nobody. */
  | { readonly kind: 'same'; readonly isAlways: boolean }
  | { readonly kind: 'unfit'; readonly why: CombineProblem };

/**
 * Returns the condition of an item or concept after another one was given to it. It is exact: those who met the logical
 * combination of the two meets the result, and nobody else; what one condition cannot say is `unfit`.
 *
 * @param added In the form of a guide file. What it names is looked up in this guide, before the part.
 */
export function combined(doc: GuideDocument, owner: GuideNode, added: Conditional, how: CombineHow): Combined {
  const reader = readerFor(doc, owner);
  const broken = reader.problemOf(added);
  if (broken) return { kind: 'unfit', why: broken };
  const written = getIn(nodeToWire(owner), ['conditional']) ?? null;
  if (how === 'replace') return sameJson(written, added) ? same : set(added);
  if (written === null) return how === 'and' ? set(added) : { kind: 'same', isAlways: true };
  const parsed = Conditional.safeParse(written);
  if (!parsed.success) return { kind: 'unfit', why: { code: 'unreadable' } };
  const own = parsed.data;
  const [a, b] = [reader.clauseOf(own), reader.clauseOf(added)];
  if (!a || !b) return joined(own, added, how) ?? mixed;
  const translated = conditionOf({ kind: how, of: [a, b] }, reader.askedBy);
  if (!translated.ok) {
    if (translated.why.code !== 'never') return mixed;
    const never = joined(own, added, how);
    return never?.kind === 'set' ? { ...never, isNever: true } : (never ?? mixed);
  }
  const { conditional } = translated;
  if (conditional === null) return set(null);
  const result = reader.written(conditional, [...own.criteria, ...added.criteria]);
  return isEqual(result, own) ? same : set(result);
}

const same: Combined = { kind: 'same', isAlways: false };
const mixed: Combined = { kind: 'unfit', why: { code: 'mixed' } };
const set = (conditional: Conditional | null): Combined => ({ kind: 'set', conditional, isNever: false });

/** Puts the criteria of two conditions into one list, or returns null if they are combined in different ways. */
function joined(own: Conditional, added: Conditional, how: 'and' | 'or'): Combined | null {
  const fits = ({ operator, criteria }: Conditional): boolean => criteria.length === 1 || operator === how;
  if (!fits(own) || !fits(added)) return null;
  const more = added.criteria.filter((each) => !own.criteria.some((one) => sameCriterion(one, each)));
  return more.length === 0 ? same : set({ operator: how, criteria: [...own.criteria, ...more] });
}

function sameCriterion(a: Criterion, b: Criterion): boolean {
  return sameJson(sortedCriterion(a), sortedCriterion(b));
}

function sortedCriterion(criterion: Criterion): Criterion {
  return 'choices' in criterion ? { ...criterion, choices: criterion.choices.toSorted() } : criterion;
}

function isEqual(a: Conditional, b: Conditional): boolean {
  const sameOperator = a.operator === b.operator || (a.criteria.length === 1 && b.criteria.length === 1);
  return (
    sameOperator &&
    a.criteria.length === b.criteria.length &&
    a.criteria.every((each) => b.criteria.some((one) => sameCriterion(one, each)))
  );
}

/** Reads conditions of one part as clauses, and writes them again. */
interface Reader {
  /** Returns what in a condition means nothing at this place, or null. */
  problemOf(conditional: Conditional): CombineProblem | null;
  /** Returns null for a condition that names something that is not there. */
  clauseOf(conditional: Conditional): Clause | null;
  readonly askedBy: (field: string) => Asked | undefined;
  /** Writes a condition with the criteria of others where they mean the same, and else with the names in them. */
  written(conditional: SourceConditional, from: readonly Criterion[]): Conditional;
}

/** A criterion with what it names: a question (with a row) as a field, its options as codes. */
interface Known {
  readonly criterion: Criterion;
  readonly meant: SourceCriterion;
  /** The name of each code in the criterion. */
  readonly names: ReadonlyMap<string, string>;
}

/** Returns the place of a part, from which it refers to others. */
function placeOf(doc: GuideDocument, owner: GuideNode): ReferencePlace {
  const entry = entryOf(itemIndex(doc), owner.key);
  if (entry) return { block: entry.block, order: entry.order };
  const block = childrenOf(doc.root, 'blocks').findIndex((each) => childrenOf(each, 'concepts').includes(owner));
  return { block, order: null };
}

/** Returns the name of a question, or of a row of it, in clauses. */
export const fieldOf = (question: Key, row: Key | null): string => (row === null ? question : `${question}/${row}`);

function readerFor(doc: GuideDocument, owner: GuideNode): Reader {
  const index = itemIndex(doc);
  const place = placeOf(doc, owner);
  const referencesOf = (criterion: Criterion): readonly Reference[] =>
    criterionReferences(nodeFromWire('criterion', criterion, keysFrom(doc.nextKey).next), owner, index, place);
  const known = (criterion: Criterion): Known | null => knownOf(criterion, referencesOf(criterion), index);
  return {
    problemOf: (conditional) => {
      for (const criterion of conditional.criteria) {
        const references = referencesOf(criterion);
        const broken = references.find(({ problem }) => problem !== null);
        if (broken?.problem) return { code: 'reference', of: broken.kind, problem: broken.problem, name: broken.value };
        if (criterion.type === 'selectedTemplateOptions' && !knownOf(criterion, references, index))
          return { code: 'reference', of: 'matrixRow', problem: 'unknown', name: criterion.matrixRow ?? '' };
      }
      return null;
    },
    clauseOf: ({ operator, criteria }) => {
      const all = criteria.map(known);
      const of = all.flatMap((one) => (one ? clauseFor(one.meant) : []));
      return of.length === criteria.length ? { kind: operator, of } : null;
    },
    askedBy: (field) => askedFor(doc, index, place, field),
    written: ({ operator, criteria }, from) => {
      const all = from.flatMap((each) => known(each) ?? []);
      return { operator, criteria: criteria.map((each) => writtenAs(each, all)) };
    },
  };
}

function knownOf(criterion: Criterion, references: readonly Reference[], index: ItemIndex): Known | null {
  const none = new Map<string, string>();
  if (criterion.type === 'searchParam')
    return {
      criterion,
      meant: { kind: 'link', parameter: criterion.parameter, value: criterion.value },
      names: none,
    };
  if (references.some(({ problem, target }) => problem !== null || target === null)) return null;
  const question = references.find(({ kind }) => kind === 'question')?.target ?? null;
  const row = references.find(({ kind }) => kind === 'matrixRow')?.target ?? null;
  const source = index.byId.get(criterion.questionId)?.node;
  if (question === null || !source) return null;
  // A matrix is asked about in one row, and no other question has rows.
  const hasRows = rowsOf(source, nodeReader) !== undefined;
  if (hasRows !== (row !== null) || (!hasRows && typeof criterion.matrixRow === 'string')) return null;
  const chosen = references.filter(({ kind }) => kind === 'choice');
  const names = new Map(chosen.map(({ target, value }) => [target ?? '', value]));
  return {
    criterion,
    meant: {
      kind: 'options',
      field: fieldOf(question, row),
      mustSelect: criterion.matchingCriteria === 'mustSelect',
      codes: [...names.keys()],
    },
    names,
  };
}

function clauseFor(meant: SourceCriterion): Clause {
  if (meant.kind === 'link') return meant;
  const { field, codes, mustSelect } = meant;
  const some: Clause = { kind: 'or', of: codes.map((code) => ({ kind: 'selected', field, code })) };
  return mustSelect ? some : { kind: 'not', of: some };
}

/** Returns how a question is asked as a part sees it: after a block of concepts, it has the answers for all of them. */
function askedFor(doc: GuideDocument, index: ItemIndex, from: ReferencePlace, field: string): Asked | undefined {
  const [key = ''] = field.split('/');
  const entry = entryOf(index, key);
  if (!entry) return undefined;
  return {
    field,
    isSeveral: isMultiSelect(entry.node) || isAskedForOthers(doc, entry, from),
    codes: namedOptions(entry.node, index).map((option) => option.key),
    hasOther: nodeReader.field(entry.node, 'allowCustomOption') === true,
  };
}

function isAskedForOthers(doc: GuideDocument, { block }: ItemEntry, from: ReferencePlace): boolean {
  const around = childrenOf(doc.root, 'blocks')[block];
  return around !== undefined && textField(around, 'type') === 'concept' && block !== from.block;
}

function writtenAs(meant: SourceCriterion, known: readonly Known[]): Criterion {
  const equal = known.find((one) => isSameMeaning(one.meant, meant));
  if (equal) return equal.criterion;
  if (meant.kind === 'link') return { type: 'searchParam', parameter: meant.parameter, value: meant.value };
  const about = known.filter((one) => one.meant.kind === 'options' && one.meant.field === meant.field);
  const [model] = about;
  if (model?.criterion.type !== 'selectedTemplateOptions') throw new Error('A clause lost its criterion.');
  const nameOf = (code: string): string =>
    about.map(({ names }) => names.get(code)).find((name) => name !== undefined) ?? code;
  return {
    ...model.criterion,
    matchingCriteria: meant.mustSelect ? 'mustSelect' : 'mustNotSelect',
    choices: meant.codes.map(nameOf),
  };
}

function isSameMeaning(a: SourceCriterion, b: SourceCriterion): boolean {
  if (a.kind === 'link' || b.kind === 'link') return sameJson({ ...a }, { ...b });
  const codes = new Set(a.codes);
  return (
    a.field === b.field &&
    a.mustSelect === b.mustSelect &&
    codes.size === new Set(b.codes).size &&
    b.codes.every((code) => codes.has(code))
  );
}
