import { entryOf } from '../json.ts';
import { type Clause, holds } from './clause.ts';

/** The answers of a question, as a condition can name them. */
export interface Asked {
  readonly field: string;
  /** False: exactly one option is selected. */
  readonly isSeveral: boolean;
  /** The codes of its options, in order. */
  readonly codes: readonly string[];
  /** Participants may add an option, which no condition can ask about. */
  readonly hasOther?: boolean;
}

/** One criterion of a condition of a guide, with the fields and codes of the source. */
export type SourceCriterion =
  | {
      readonly kind: 'options';
      readonly field: string;
      /** True: at least one of the codes is selected. False: none of them is. */
      readonly mustSelect: boolean;
      readonly codes: readonly string[];
    }
  | { readonly kind: 'link'; readonly parameter: string; readonly value: string };

/** A condition of a guide: one operator over criteria. */
export interface SourceConditional {
  readonly operator: 'and' | 'or';
  readonly criteria: readonly SourceCriterion[];
}

/** A code that its question does not have. */
export interface UnknownOption {
  readonly field: string;
  readonly option: string;
}

/** Why a clause is no condition of a guide. */
export type Unfit =
  /** It names a question that has no options, is not there, or comes later. */
  | { readonly code: 'notAsked'; readonly field: string }
  /** It asks, or may ask, for an option that participants add. */
  | { readonly code: 'ownAnswer'; readonly field: string }
  /** It compares codes that are no numbers. */
  | { readonly code: 'noNumbers'; readonly field: string }
  /** It mixes “and” and “or” over several questions (rule 8). */
  | { readonly code: 'mixed' }
  /** A link can be asked for a value, not for another one. */
  | { readonly code: 'linkNot'; readonly parameter: string }
  /** Nobody, or nobody who was asked, meets it. */
  | { readonly code: 'never' };

/** A clause as a condition of a guide: null for one that everyone meets. `rules`: the rules of translation that it needed. */
export type Translated =
  | {
      readonly ok: true;
      readonly conditional: SourceConditional | null;
      readonly rules: readonly number[];
      /** An option that its question does not have, so that it is never selected. */
      readonly unknown: UnknownOption | null;
    }
  | { readonly ok: false; readonly why: Unfit };

/**
 * Returns a clause as a condition of a guide that holds for the same answers, or why there is none.
 *
 * @param askedBy Returns a question with options that is asked before; undefined for another field.
 */
export function conditionOf(clause: Clause, askedBy: (field: string) => Asked | undefined): Translated {
  const rules = new Set<number>();
  const unknowns: UnknownOption[] = [];
  try {
    const form = merged(formOf(clause, true, { askedBy, rules, unknowns }), askedBy);
    const [unknown = null] = unknowns;
    if (form.kind === 'constant') {
      if (form.value) return { ok: true, conditional: null, rules: [...rules], unknown };
      if (unknown === null) return { ok: false, why: { code: 'never' } };
      // Nobody meets it in the source either.
      const { field, option } = unknown;
      const criteria = [{ kind: 'options', field, mustSelect: true, codes: [option] }] as const;
      return { ok: true, conditional: { operator: 'and', criteria }, rules: [...rules], unknown };
    }
    const operator = form.kind === 'or' ? 'or' : 'and';
    const parts = form.kind === 'and' || form.kind === 'or' ? form.of : [form];
    const criteria = parts.map(criterionOf);
    return { ok: true, conditional: { operator, criteria }, rules: [...rules].toSorted((a, b) => a - b), unknown };
  } catch (error) {
    if (error instanceof UnfitClause) return { ok: false, why: error.why };
    throw error;
  }
}

class UnfitClause extends Error {
  readonly why: Unfit;
  constructor(why: Unfit) {
    super(why.code);
    this.why = why;
  }
}

/** A clause without `not`: the answers to one question, a link parameter, or several of them. */
type Form =
  /** At least one of the codes is selected (`some`), or none of them is. */
  | { readonly kind: 'options'; readonly field: string; readonly some: boolean; readonly codes: ReadonlySet<string> }
  | { readonly kind: 'link'; readonly parameter: string; readonly value: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Form[] }
  | { readonly kind: 'constant'; readonly value: boolean };

interface Translating {
  readonly askedBy: (field: string) => Asked | undefined;
  readonly rules: Set<number>;
  readonly unknowns: UnknownOption[];
}

/** Returns a clause, or its opposite, without `not`. */
function formOf(clause: Clause, isMeant: boolean, of: Translating): Form {
  const options = (field: string, codes: readonly string[]): Form => ({
    kind: 'options',
    field,
    some: isMeant,
    codes: new Set(codes),
  });
  switch (clause.kind) {
    case 'not':
      if (clause.of.kind === 'and' || clause.of.kind === 'or') of.rules.add(1);
      return formOf(clause.of, !isMeant, of);
    case 'and':
    case 'or': {
      const kind = isMeant === (clause.kind === 'and') ? 'and' : 'or';
      return { kind, of: clause.of.map((one) => formOf(one, isMeant, of)) };
    }
    case 'link':
      if (!isMeant) throw new UnfitClause({ code: 'linkNot', parameter: clause.parameter });
      of.rules.add(5);
      return { kind: 'link', parameter: clause.parameter, value: clause.value };
    case 'selected': {
      const { field, code } = clause;
      const { codes, hasOther = false } = askedOf(field, of);
      if (codes.includes(code)) return options(field, [code]);
      if (hasOther) throw new UnfitClause({ code: 'ownAnswer', field });
      of.unknowns.push({ field, option: code });
      return { kind: 'constant', value: !isMeant };
    }
    case 'answered': {
      const { field } = clause;
      const { codes, hasOther = false } = askedOf(field, of);
      if (hasOther) throw new UnfitClause({ code: 'ownAnswer', field });
      of.rules.add(9);
      return options(field, codes);
    }
    case 'compared': {
      const { field, by, value } = clause;
      const { codes } = askedOf(field, of);
      const numbers = codes.map((code) => numberOf(code, clause.numbers));
      if (numbers.some((number) => Number.isNaN(number))) throw new UnfitClause({ code: 'noNumbers', field });
      of.rules.add(2);
      return options(
        field,
        codes.filter((_, at) => holds(numbers[at] ?? 0, by, value)),
      );
    }
  }
}

/** Returns the number of a code: the one that it has in exports, or itself. */
function numberOf(code: string, numbers: Readonly<Record<string, number>> | undefined): number {
  if (numbers !== undefined) return entryOf(numbers, code) ?? Number.NaN;
  return code.trim() === '' ? Number.NaN : Number(code);
}

function askedOf(field: string, { askedBy }: Translating): Asked {
  const asked = askedBy(field);
  if (asked === undefined) throw new UnfitClause({ code: 'notAsked', field });
  return asked;
}

/** Returns a form of one level, in which as few parts as possible ask about the same question. */
function merged(form: Form, askedBy: Translating['askedBy']): Form {
  if (form.kind === 'options') return simplified(form);
  if (form.kind !== 'and' && form.kind !== 'or') return form;
  const { kind } = form;
  const isAnd = kind === 'and';
  const parts: Form[] = [];
  const add = (part: Form): void => {
    if (part.kind === kind) part.of.forEach(add);
    else if (part.kind !== 'constant' || part.value !== isAnd) parts.push(part);
  };
  for (const one of form.of) add(merged(one, askedBy));
  if (parts.some(({ kind: each }) => each === 'constant')) return { kind: 'constant', value: !isAnd };
  const joined = joinedByField(withoutEqual(parts), isAnd, askedBy);
  const constant = joined.find((one) => one.kind === 'constant' && one.value !== isAnd);
  if (constant !== undefined) return constant;
  const left = joined.filter(({ kind: each }) => each !== 'constant');
  const [only] = left;
  if (only === undefined) return { kind: 'constant', value: isAnd };
  return left.length === 1 ? only : { kind, of: left };
}

/** Returns forms without those that are equal to an earlier one. */
function withoutEqual(forms: readonly Form[]): readonly Form[] {
  if (forms.length < 2) return forms;
  const keyOf = (form: Form): string => {
    if (form.kind === 'options') return JSON.stringify([form.field, form.some, ...[...form.codes].toSorted()]);
    return JSON.stringify(form.kind === 'and' || form.kind === 'or' ? [form.kind, form.of.map(keyOf)] : form);
  };
  return [...new Map(forms.map((form) => [keyOf(form), form])).values()];
}

const simplified = (form: Extract<Form, { kind: 'options' }>): Form =>
  form.codes.size === 0 ? { kind: 'constant', value: !form.some } : form;

/**
 * Returns the parts of an `and` or `or`, those about one question joined. Of a question with one answer any two parts
 * are one; of one with several, `A or B` is one, and so is `not A and not B`.
 */
function joinedByField(parts: readonly Form[], isAnd: boolean, askedBy: Translating['askedBy']): readonly Form[] {
  const joined: Form[] = [];
  for (const part of parts) {
    const field = fieldOfForm(part);
    const asked = field === null ? undefined : askedBy(field);
    const single = asked?.isSeveral === false ? valuesOf(part, asked) : null;
    const at = joined.findIndex((one) => {
      if (field === null || fieldOfForm(one) !== field) return false;
      if (asked?.isSeveral === false) return true;
      return one.kind === 'options' && part.kind === 'options' && one.some === part.some && one.some !== isAnd;
    });
    const other = joined[at];
    if (other === undefined) {
      joined.push(single === null || asked === undefined ? part : formOfValues(single, asked));
      continue;
    }
    if (single !== null && asked !== undefined) {
      const values = [...valuesOf(other, asked)];
      const both = isAnd ? values.filter((value) => single.has(value)) : [...values, ...single];
      joined[at] = formOfValues(new Set(both), asked);
    } else if (other.kind === 'options' && part.kind === 'options')
      joined[at] = { ...other, codes: new Set([...other.codes, ...part.codes]) };
  }
  return joined;
}

/** Returns the one question that a form is about; null if there are others, or none. */
function fieldOfForm(form: Form): string | null {
  if (form.kind === 'options') return form.field;
  if (form.kind !== 'and' && form.kind !== 'or') return null;
  const fields = new Set(form.of.map(fieldOfForm));
  const [only] = fields;
  return fields.size === 1 ? (only ?? null) : null;
}

/** Returns what a question with one answer may have for a form about it: codes, and null where it is not asked. */
function valuesOf(form: Form, { codes }: Asked): ReadonlySet<string | null> {
  const all = [...codes, null];
  return new Set(all.filter((value) => isMet(form, value)));
}

function isMet(form: Form, value: string | null): boolean {
  switch (form.kind) {
    case 'options':
      return (value !== null && form.codes.has(value)) === form.some;
    case 'and':
      return form.of.every((one) => isMet(one, value));
    case 'or':
      return form.of.some((one) => isMet(one, value));
    case 'constant':
      return form.value;
    case 'link':
      return false;
  }
}

function formOfValues(values: ReadonlySet<string | null>, { field, codes }: Asked): Form {
  const some = !values.has(null);
  const named = codes.filter((code) => values.has(code) === some);
  return simplified({ kind: 'options', field, some, codes: new Set(named) });
}

function criterionOf(form: Form): SourceCriterion {
  if (form.kind === 'link') return { kind: 'link', parameter: form.parameter, value: form.value };
  if (form.kind !== 'options') throw new UnfitClause({ code: 'mixed' });
  return { kind: 'options', field: form.field, mustSelect: form.some, codes: [...form.codes] };
}
