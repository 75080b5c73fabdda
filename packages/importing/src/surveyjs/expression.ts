import { entryOf, type Clause } from '@guide-studio/guide-core/internal';
import { compared, type Cursor, exchanged, readClause, type Token, UnreadCondition } from '../logic/readClause.ts';
import type { SourceCondition } from '../source/study.ts';

const words =
  /\s+|\{([^}]*)\}|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\[([^\]]*)\]|(-?\d+(?:\.\d+)?)(?![\w.])|(<>|!=|==|<=|>=|&&|\|\||[=<>()!])|([a-z]\w*)/giuy;

const same: Readonly<Record<string, string>> = {
  '!': 'not',
  '!=': '<>',
  '&&': 'and',
  '==': '=',
  '||': 'or',
  equal: '=',
  greater: '>',
  greaterorequal: '>=',
  less: '<',
  lessorequal: '<=',
  negate: 'not',
  notequal: '<>',
};

/** Returns what an expression of SurveyJS means, such as that of `visibleIf`. `{a.b}` is a row of a matrix. */
export const expression = (code: string): SourceCondition['meaning'] => readClause(code, tokensOf, readOne);

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  words.lastIndex = 0;
  for (let at = 0; at < code.length; at = words.lastIndex) {
    const found = words.exec(code);
    if (found === null) throw new UnreadCondition({ code: 'syntax', at: code.slice(at, at + 30) });
    const [, inside, single, double, list, number, sign, word] = found;
    const value = single ?? double ?? number;
    const name = (sign ?? word ?? '').toLowerCase();
    if (inside !== undefined) tokens.push(fieldToken(inside.trim(), at));
    else if (value !== undefined) tokens.push({ kind: 'value', values: [unescaped(value)], at });
    else if (list !== undefined) tokens.push({ kind: 'value', values: listed(list), at });
    else if (name === 'true' || name === 'false') tokens.push({ kind: 'value', values: [name], at });
    else if (name !== '') tokens.push({ kind: 'word', word: entryOf(same, name) ?? name, at });
  }
  return tokens;
}

const unescaped = (text: string): string => text.replaceAll(/\\(.)/gsu, '$1');

const listed = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'|"([^"]*)"|([^\s,'"]+)/gu)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

function fieldToken(inside: string, at: number): Token {
  const [, field, part = null] = /^([^.[\]#]+)(?:\.([^.[\]]+))?$/u.exec(inside) ?? [];
  if (field === undefined || ['item', 'panel', 'prevPanel', 'nextPanel', 'row', 'choice'].includes(field))
    throw new UnreadCondition({ code: 'unsupported', what: `{${inside}}` });
  return { kind: 'field', field: part === null ? field : `${field}.${part}`, part: null, at };
}

function readOne(cursor: Cursor): Clause {
  const left = cursor.take();
  const sign = cursor.take();
  if (left?.kind === 'field' && sign?.kind === 'word' && (sign.word === 'notempty' || sign.word === 'empty')) {
    const answered: Clause = { kind: 'answered', field: left.field };
    return sign.word === 'empty' ? { kind: 'not', of: answered } : answered;
  }
  const right = cursor.take();
  if (sign?.kind !== 'word') return cursor.refuse();
  if (left?.kind === 'field' && right?.kind === 'value') return asked(left.field, sign.word, right.values, cursor);
  if (left?.kind === 'value' && right?.kind === 'field')
    return asked(right.field, exchanged(sign.word), left.values, cursor);
  return cursor.refuse();
}

function asked(field: string, sign: string, values: readonly string[], cursor: Cursor): Clause {
  const each = values.map((code): Clause => ({ kind: 'selected', field, code }));
  const [first] = each;
  if (first === undefined) return cursor.refuse();
  const some: Clause = each.length === 1 ? first : { kind: 'or', of: each };
  switch (sign) {
    case '=':
    case 'contains':
    case 'contain':
      return each.length === 1 ? first : cursor.refuse();
    case '<>':
    case 'notcontains':
    case 'notcontain':
      return each.length === 1 ? { kind: 'not', of: first } : cursor.refuse();
    case 'anyof':
      return some;
    case 'allof':
      return each.length === 1 ? first : { kind: 'and', of: each };
    case 'noneof':
      return { kind: 'not', of: some };
    default:
      return compared(field, sign, values.length === 1 ? (values[0] ?? '') : '', cursor);
  }
}
