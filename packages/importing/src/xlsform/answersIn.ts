import { type Clause, type Comparison, holds } from '@guide-studio/guide-core/internal';
import { UnreadCondition } from '../logic/readClause.ts';

/** The answers of a field, as XPath compares them. */
export interface Answered {
  readonly field: string;
  /** `one` and `several`: it has options. */
  readonly kind: 'one' | 'several' | 'other';
  /** The codes of its options, in order. */
  readonly codes: readonly string[];
  /** Participants may add an option, which has the code `other`. */
  readonly hasOther: boolean;
  /** Its answers are numbers, so that `'5'` is 5. */
  readonly isNumber: boolean;
}

/** The code of what participants add to a list. */
const added = 'other';

function refuse(what: string): never {
  throw new UnreadCondition({ code: 'unsupported', what });
}

/** Returns the number of a text of XPath, which knows no `1e3`; NaN if it is none. */
const numberIn = (text: string): number =>
  /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)\s*$/u.test(text) ? Number(text) : Number.NaN;

const select = ({ field }: Answered, code: string): Clause => ({ kind: 'selected', field, code });

const either = (of: readonly Clause[]): Clause => {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'or', of };
};

/** Throws where a guide cannot tell an option from another one of the same name, or from an answer that was added. */
function check(answered: Answered, code: string): void {
  const { codes, hasOther, field } = answered;
  if (codes.indexOf(code) !== codes.lastIndexOf(code)) refuse(`\${${field}} = '${code}'`);
  if (hasOther && code === added) refuse(`\${${field}} = '${added}'`);
}

function checkAll({ codes, field, hasOther }: Answered): void {
  if (hasOther || new Set(codes).size < codes.length) refuse(`\${${field}}`);
}

/** Returns that an option is among those that are selected. */
export function selectedIn(answered: Answered, code: string): Clause {
  if (answered.kind === 'other') return select(answered, code);
  // Selected codes are one text with spaces between them.
  if (answered.codes.some((own) => /\s/u.test(own)) || code === '') refuse('selected()');
  check(answered, code);
  return select(answered, code);
}

/** Returns that a field has any answer. */
export function answeredIn(answered: Answered): Clause {
  if (answered.kind !== 'other') checkAll(answered);
  return { kind: 'answered', field: answered.field };
}

/** Returns that the answer of a field is a value, and nothing else. */
export function equalTo(answered: Answered, value: string, isNumber: boolean): Clause {
  const { kind, codes, field } = answered;
  if (kind === 'other') return select(answered, value);
  if (kind === 'several') {
    checkAll(answered);
    if (isNumber || /\s/u.test(value) || codes.some((own) => /\s/u.test(own))) refuse(`\${${field}} = ${value}`);
    if (!codes.includes(value)) return select(answered, value);
    const rest = codes
      .filter((own) => own !== value)
      .map((own): Clause => ({ kind: 'not', of: select(answered, own) }));
    return rest.length === 0 ? select(answered, value) : { kind: 'and', of: [select(answered, value), ...rest] };
  }
  if (!isNumber && !answered.isNumber) {
    check(answered, value);
    return select(answered, value);
  }
  const number = numberIn(value);
  const equal = codes.filter((code) => numberIn(code) === number);
  for (const code of equal) check(answered, code);
  return equal.length === 0 ? select(answered, value) : either(equal.map((code) => select(answered, code)));
}

/** Returns that the answer of a field is a number for which a comparison holds (rule 2). Other codes are no numbers. */
export function comparedIn(answered: Answered, by: Comparison, value: string): Clause {
  const { kind, codes, field } = answered;
  const number = numberIn(value);
  if (Number.isNaN(number) || kind === 'several') refuse(`\${${field}} ${by} ${value}`);
  if (kind === 'other') return { kind: 'compared', field, by, value: number };
  const isDouble = new Set(codes).size < codes.length;
  if (isDouble) refuse(`\${${field}} ${by} ${value}`);
  if (codes.every((code) => !Number.isNaN(numberIn(code)))) return { kind: 'compared', field, by, value: number };
  return either(codes.filter((code) => holds(numberIn(code), by, number)).map((code) => select(answered, code)));
}
