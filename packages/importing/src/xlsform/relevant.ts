import { type Clause, type Comparison, holds } from '@guide-studio/guide-core/internal';
import { type Cursor, exchanged, readClause, type Token, UnreadCondition } from '../logic/readClause.ts';
import type { SourceCondition } from '../source/study.ts';
import { type Answered, answeredIn, comparedIn, equalTo, selectedIn } from './answersIn.ts';

/** Returns what a condition can ask about a field; null for one that it cannot ask about. */
export type AnsweredBy = (field: string) => Answered | null;

const words =
  /\s+|\$\{([^}]*)\}|'([^']*)'|"([^"]*)"|(-?(?:\d+(?:\.\d*)?|\.\d+))(?![\w.])|(!=|<=|>=|[=<>(),])|([\p{L}_][\p{L}\d_.-]*(?::[\p{L}_][\p{L}\d_.-]*)?)|(.)/gsuy;

/** Quotation marks that word processors write, as XPath has them. */
const straight = (code: string): string => code.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"');

/** Returns what an XPath of a form means, such as that of `relevant`: comparisons of fields with values. */
export const relevant = (code: string, answeredBy: AnsweredBy): SourceCondition['meaning'] =>
  readClause(straight(code), tokensOf, (cursor) => readOne(cursor, answeredBy));

const unsupported = (what: string): never => {
  throw new UnreadCondition({ code: 'unsupported', what });
};

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  words.lastIndex = 0;
  for (let at = 0; at < code.length; at = words.lastIndex) {
    const [, inside, single, double, number, sign, word, other] = words.exec(code) ?? [];
    const value = single ?? double;
    if (other !== undefined) unsupported(other === '$' ? code.slice(at, at + 30) : other);
    else if (inside !== undefined) tokens.push({ kind: 'field', field: inside.trim(), part: null, at });
    else if (value !== undefined) tokens.push({ kind: 'value', values: [value], at });
    else if (number !== undefined) tokens.push({ kind: 'value', values: [number], isNumber: true, at });
    else if (sign !== undefined || word !== undefined) tokens.push(wordToken(sign ?? word ?? '', code, at));
  }
  return tokens;
}

const functions: ReadonlySet<string> = new Set(['count-selected', 'false', 'not', 'selected', 'string-length', 'true']);

function wordToken(word: string, code: string, at: number): Token {
  const isName = /^[\p{L}_]/u.test(word);
  const isCalled = /^\s*\(/u.test(code.slice(at + word.length, at + word.length + 100));
  // `and` and `or` are joined by `readClause`; `not` is a function here, so that it has brackets.
  if (isName && word !== 'and' && word !== 'or' && !(isCalled && functions.has(word)))
    return unsupported(isCalled ? `${word}()` : word);
  return { kind: 'word', word, at };
}

/** One side of a comparison. */
type Side =
  | { readonly kind: 'field' | 'count' | 'length'; readonly field: string }
  | { readonly kind: 'value'; readonly value: string; readonly isNumber: boolean };

function readOne(cursor: Cursor, answeredBy: AnsweredBy): Clause {
  if (cursor.takes('true')) return constant(cursor, true);
  if (cursor.takes('false')) return constant(cursor, false);
  if (cursor.takes('selected')) return selected(cursor, answeredBy);
  const left = sideIn(cursor);
  const sign = cursor.take();
  if (sign?.kind !== 'word' || !/^(?:!?=|[<>]=?)$/u.test(sign.word)) return cursor.refuse();
  const right = sideIn(cursor);
  if (left.kind !== 'value' && right.kind === 'value') return asked(left, sign.word, right, { cursor, answeredBy });
  if (left.kind === 'value' && right.kind !== 'value')
    return asked(right, exchanged(sign.word), left, { cursor, answeredBy });
  return left.kind === 'value' ? cursor.refuse() : unsupported('field' in right ? `\${${right.field}}` : sign.word);
}

function constant(cursor: Cursor, value: boolean): Clause {
  if (!cursor.takes('(') || !cursor.takes(')')) return cursor.refuse();
  return { kind: value ? 'and' : 'or', of: [] };
}

function selected(cursor: Cursor, answeredBy: AnsweredBy): Clause {
  if (!cursor.takes('(')) return cursor.refuse();
  const field = cursor.take();
  if (field?.kind !== 'field' || !cursor.takes(',')) return unsupported('selected()');
  const value = cursor.take();
  if (value?.kind !== 'value' || !cursor.takes(')')) return unsupported('selected()');
  const [code = ''] = value.values;
  return selectedIn(known(field.field, answeredBy), value.isNumber === true ? String(Number(code)) : code.trim());
}

function sideIn(cursor: Cursor): Side {
  const kind = cursor.takes('count-selected') ? 'count' : cursor.takes('string-length') ? 'length' : 'field';
  if (kind !== 'field' && !cursor.takes('(')) return cursor.refuse();
  const token = cursor.take();
  if (kind !== 'field' && !cursor.takes(')'))
    return unsupported(kind === 'count' ? 'count-selected()' : 'string-length()');
  if (token?.kind === 'field') return { kind, field: token.field };
  if (token?.kind !== 'value' || kind !== 'field') return cursor.refuse();
  return { kind: 'value', value: token.values[0] ?? '', isNumber: token.isNumber === true };
}

const known = (field: string, answeredBy: AnsweredBy): Answered => answeredBy(field) ?? unsupported(`\${${field}}`);

interface Reading {
  readonly cursor: Cursor;
  readonly answeredBy: AnsweredBy;
}

const negated = (of: Clause, isNegated: boolean): Clause => (isNegated ? { kind: 'not', of } : of);

function asked(
  { kind, field }: Extract<Side, { readonly field: string }>,
  sign: string,
  { value, isNumber }: Extract<Side, { readonly kind: 'value' }>,
  { answeredBy }: Reading,
): Clause {
  const answered = known(field, answeredBy);
  if (kind !== 'field') {
    const name = kind === 'count' ? 'count-selected()' : 'string-length()';
    const number = isNumber ? Number(value) : Number.NaN;
    const [none, some] = [isMet(0, sign, number), isMetByAny(sign, number)];
    if (some === null) return unsupported(name);
    if (none === some) return { kind: some ? 'and' : 'or', of: [] };
    return negated(answeredIn(answered), none);
  }
  if (sign !== '=' && sign !== '!=') return comparedIn(answered, sign as Comparison, value);
  if (value === '') return negated(answeredIn(answered), sign === '=');
  return negated(equalTo(answered, value, isNumber), sign === '!=');
}

const isMet = (count: number, sign: string, value: number): boolean =>
  sign === '=' || sign === '!=' ? (count === value) === (sign === '=') : holds(count, sign as Comparison, value);

/** Returns whether every count but 0 meets a comparison, or none does; null if some do. */
function isMetByAny(sign: string, value: number): boolean | null {
  if (Number.isNaN(value)) return null;
  if ((sign === '=' || sign === '!=') && Number.isInteger(value) && value > 0) return null;
  const least = isMet(1, sign, value);
  return least === isMet(Number.POSITIVE_INFINITY, sign, value) ? least : null;
}
