/** A value of XPath 1.0. What a field has is a text of its own kind, because it compares with numbers as a number. */
type Value = string | number | boolean | Field;

/** What a field has: its code, selected codes with spaces between, or nothing. */
class Field {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Evaluate = (fieldOf: (name: string) => string) => Value;

/**
 * Returns what evaluates an XPath of a form as the specification of XPath 1.0 and of ODK says. It shares no code with the
 * reader of the project: a parser by binding powers, which makes functions.
 */
export function xpath(code: string): (fieldOf: (name: string) => string) => boolean {
  const straight = code.replaceAll('‘', "'").replaceAll('’', "'").replaceAll('“', '"').replaceAll('”', '"');
  const lexemes = straight.match(/\$\{[^}]+\}|'[^']*'|"[^"]*"|\d+(?:\.\d+)?|!=|<=|>=|[=<>(),-]|[a-z][a-z-]*/gu) ?? [];
  let at = 0;
  const power: Readonly<Record<string, number>> = {
    or: 1,
    and: 2,
    '=': 3,
    '!=': 3,
    '<': 4,
    '<=': 4,
    '>': 4,
    '>=': 4,
  };

  function expression(least: number): Evaluate {
    let left = unary();
    for (;;) {
      const sign = lexemes[at] ?? '';
      const own = power[sign] ?? 0;
      if (own === 0 || own < least) return left;
      at += 1;
      left = joined(sign, left, expression(own + 1));
    }
  }

  function unary(): Evaluate {
    if (lexemes[at] !== '-') return primary();
    at += 1;
    const of = unary();
    return (fieldOf) => -numberOf(of(fieldOf));
  }

  function primary(): Evaluate {
    const lexeme = lexemes[at] ?? '';
    at += 1;
    if (lexeme.startsWith('${')) return (fieldOf) => new Field(fieldOf(lexeme.slice(2, -1).trim()));
    if (/^['"]/u.test(lexeme)) return () => lexeme.slice(1, -1);
    if (/^\d/u.test(lexeme)) return () => Number(lexeme);
    if (lexeme === '(') {
      const inner = expression(1);
      at += 1;
      return inner;
    }
    const given: Evaluate[] = [];
    at += 1;
    while (lexemes[at] !== ')') {
      given.push(expression(1));
      if (lexemes[at] === ',') at += 1;
    }
    at += 1;
    return (fieldOf) =>
      called(
        lexeme,
        given.map((one) => one(fieldOf)),
      );
  }

  const evaluate = expression(1);
  if (at < lexemes.length) throw new Error(`${code}: unread from ${lexemes[at]}`);
  return (fieldOf) => booleanOf(evaluate(fieldOf));
}

function joined(sign: string, left: Evaluate, right: Evaluate): Evaluate {
  if (sign === 'or') return (fieldOf) => booleanOf(left(fieldOf)) || booleanOf(right(fieldOf));
  if (sign === 'and') return (fieldOf) => booleanOf(left(fieldOf)) && booleanOf(right(fieldOf));
  return (fieldOf) => compare(sign, left(fieldOf), right(fieldOf));
}

function compare(sign: string, left: Value, right: Value): boolean {
  if (sign === '=' || sign === '!=') {
    const isEqual =
      typeof left === 'boolean' || typeof right === 'boolean'
        ? booleanOf(left) === booleanOf(right)
        : typeof left === 'number' || typeof right === 'number'
          ? numberOf(left) === numberOf(right)
          : textOf(left) === textOf(right);
    return isEqual === (sign === '=');
  }
  const [a, b] = [numberOf(left), numberOf(right)];
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  return sign === '>' ? a > b : a >= b;
}

const textOf = (value: Value): string => (value instanceof Field ? value.text : String(value));

function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const text = textOf(value).trim();
  return /^-?(\d+\.?\d*|\.\d+)$/u.test(text) ? Number.parseFloat(text) : Number.NaN;
}

function booleanOf(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0 && !Number.isNaN(value);
  return textOf(value) !== '';
}

function called(name: string, given: readonly Value[]): Value {
  const [first = '', second = ''] = given;
  const list = textOf(first).split(' ').filter(Boolean);
  if (name === 'not') return !booleanOf(first);
  if (name === 'true' || name === 'false') return name === 'true';
  if (name === 'selected') return list.includes(textOf(second).trim());
  if (name === 'count-selected') return list.length;
  if (name === 'string-length') return textOf(first).length;
  throw new Error(`There is no function ${name}.`);
}
