import { type CharacterTest, type Pattern, WrongPattern } from './pattern.ts';

const deepest = 100;
const mostRepeats = 1000;

/**
 * Parses a JavaScript regular expression (flags `u` and `m`), except for what cannot run in linear time: look-around
 * and back references.
 * @throws WrongPattern
 */
export function parsePattern(source: string, matchCase: boolean): Pattern {
  const characters = Array.from(source);
  let at = 0;
  let groups = 0;
  let depth = 0;

  const peek = (ahead = 0): string => characters[at + ahead] ?? '';
  const rest = (): string => characters.slice(at, at + 4).join('');

  function either(): Pattern {
    depth += 1;
    if (depth > deepest) throw new WrongPattern('tooLarge');
    const parts = [sequence()];
    while (peek() === '|') {
      at += 1;
      parts.push(sequence());
    }
    depth -= 1;
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'either', parts };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < characters.length && peek() !== '|' && peek() !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(inner: Pattern): Pattern {
    const bounds = quantifier();
    if (!bounds) return inner;
    if (inner.kind === 'assert') throw new WrongPattern('nothingToRepeat');
    const greedy = peek() !== '?';
    if (!greedy) at += 1;
    if (quantifier()) throw new WrongPattern('nothingToRepeat');
    return { kind: 'repeat', inner, ...bounds, greedy };
  }

  function quantifier(): { min: number; max: number } | null {
    const simple = { '*': { min: 0, max: Infinity }, '+': { min: 1, max: Infinity }, '?': { min: 0, max: 1 } }[peek()];
    if (simple) {
      at += 1;
      return simple;
    }
    if (peek() !== '{') return null;
    const [whole, from, comma, to] = /^\{(\d{1,9})(,?)(\d{0,9})\}/.exec(characters.slice(at, at + 24).join('')) ?? [];
    if (whole === undefined) return null;
    at += whole.length;
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Infinity : Number(to);
    if (max < min) throw new WrongPattern('badRange');
    if (min > mostRepeats || (max !== Infinity && max > mostRepeats)) throw new WrongPattern('tooLarge');
    return { min, max };
  }

  function atom(): Pattern {
    const character = peek();
    at += 1;
    switch (character) {
      case '(':
        return group();
      case '[':
        return { kind: 'character', test: classTest() };
      case '.':
        return { kind: 'character', test: (each) => !/[\n\r\u2028\u2029]/.test(each) };
      case '^':
        return { kind: 'assert', at: 'start' };
      case '$':
        return { kind: 'assert', at: 'end' };
      case '\\':
        return escape();
      case '*':
      case '+':
      case '?':
        throw new WrongPattern('nothingToRepeat');
      default:
        return { kind: 'character', test: literalTest(character, matchCase) };
    }
  }

  function group(): Pattern {
    if (/^\?(?:=|!|<=|<!)/.test(rest())) throw new WrongPattern('unsupported');
    let number: number | null = null;
    if (rest().startsWith('?:')) at += 2;
    else {
      groups += 1;
      number = groups;
      if (rest().startsWith('?<')) at = nameEnd();
      else if (peek() === '?') throw new WrongPattern('unsupported');
    }
    const inner = either();
    if (peek() !== ')') throw new WrongPattern('unclosedGroup');
    at += 1;
    return number === null ? inner : { kind: 'group', number, inner };
  }

  function nameEnd(): number {
    const end = characters.indexOf('>', at);
    if (end < 0) throw new WrongPattern('unclosedGroup');
    return end + 1;
  }

  function escape(): Pattern {
    const character = peek();
    if (character === '') throw new WrongPattern('badEscape');
    at += 1;
    if (character === 'b' || character === 'B')
      return { kind: 'assert', at: character === 'b' ? 'boundary' : 'noBoundary' };
    if (/[1-9k]/.test(character)) throw new WrongPattern('unsupported');
    if (/[dDwWsSnrtfv0]/.test(character)) return { kind: 'character', test: nativeTest(`\\${character}`, matchCase) };
    if (!/[pPuxc]/.test(character)) return { kind: 'character', test: literalTest(character, matchCase) };
    const [long] = /^(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z])/.exec(
      characters.slice(at - 1, at + 60).join(''),
    ) ?? [''];
    if (long === '') throw new WrongPattern('badEscape');
    at += long.length - 1;
    return { kind: 'character', test: nativeTest(`\\${long}`, matchCase) };
  }

  function classTest(): CharacterTest {
    const start = at;
    while (at < characters.length && peek() !== ']') at += peek() === '\\' ? 2 : 1;
    if (at >= characters.length) throw new WrongPattern('unclosedClass');
    const inner = characters.slice(start, at).join('');
    at += 1;
    return nativeTest(`[${inner}]`, matchCase);
  }

  const pattern = either();
  if (at < characters.length) throw new WrongPattern('unexpectedClose');
  return pattern;
}

/** Tests one character with the native engine, which cannot take long. */
function nativeTest(source: string, matchCase: boolean): CharacterTest {
  const expression = compiled(`^${source}$`, matchCase ? 'u' : 'iu');
  const known = new Map<string, boolean>();
  return (character) => {
    const answer = known.get(character) ?? expression.test(character);
    known.set(character, answer);
    return answer;
  };
}

function compiled(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    throw new WrongPattern('badRange');
  }
}

function literalTest(character: string, matchCase: boolean): CharacterTest {
  if (matchCase || !/\p{L}/u.test(character)) return (each) => each === character;
  return nativeTest(character, false);
}
