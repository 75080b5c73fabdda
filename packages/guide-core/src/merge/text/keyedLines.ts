import { arranged, arrangedObject } from '../../format/canonicalText.ts';
import { fileLayout, layoutFor, type Layout } from '../../format/layout.ts';
import { isJsonObject, type Json, type JsonObject } from '../../json.ts';

/** A text in lines. `keys`, if known, identify the part and property of each line and are unique. */
export interface TextLines {
  readonly lines: readonly string[];
  readonly keys?: readonly string[];
}

/** Identifies parts by their objects. */
export interface PartNames {
  readonly nameOf: (part: object) => string | undefined;
  /** Returns true for a part that is the same in all versions. */
  readonly isSame: (part: object) => boolean;
}

/** Returns a text in lines without keys. */
export function linesOf(text: string): TextLines {
  return { lines: text.replace(/\n$/u, '').split('\n') };
}

/**
 * Returns a function that writes the canonical text of guides in lines, each with a key for its place in the guide:
 * lines of two versions with the same key correspond. Unnamed entries are keyed by their index. The content of a part
 * that is the same in all versions is a single "line", created once, because versions of a large guide share nearly all
 * parts.
 */
export function keyedLinesWith({ nameOf, isSame }: PartNames): (guide: JsonObject) => Required<TextLines> {
  const lines = new Map<object, { readonly indent: string; readonly line: string }>();
  /** Returns the text between the brackets of a part, or '' if there is none. */
  const lineOf = (part: JsonObject, layout: Layout | undefined, indent: string): string => {
    const known = lines.get(part);
    if (known?.indent === indent) return known.line;
    const text = JSON.stringify(arranged(part, layout), null, 2).replaceAll('\n', `\n${indent}`).slice(1, -1).trim();
    const line = text === '' ? '' : `${indent}  ${text}`;
    lines.set(part, { indent, line });
    return line;
  };
  return (guide) => {
    const [lines, keys]: [string[], string[]] = [[], []];
    const add = (line: string, key: string): void => {
      lines.push(line);
      keys.push(key);
    };
    const write = (value: Json, layout: Layout | undefined, key: string, { indent, head, tail }: Around): void => {
      const inner = `${indent}  `;
      const tailOf = (at: number, { length }: readonly unknown[]) => (at + 1 < length ? ',' : '');
      if (Array.isArray(value) && value.length > 0) {
        const element = layout?.kind === 'list' ? layout.element : undefined;
        add(`${indent}${head}[`, `${key}[`);
        for (const [at, each] of (value as readonly Json[]).entries()) {
          const name = isJsonObject(each) ? nameOf(each) : undefined;
          write(each, element, `${key}/${name ?? at}`, { indent: inner, head: '', tail: tailOf(at, value) });
        }
        add(`${indent}]${tail}`, `${key}]`);
        return;
      }
      if (isJsonObject(value) && isSame(value)) {
        // The brackets are separate lines, because the comma after the last one may come and go.
        const line = lineOf(value, layout, indent);
        add(`${indent}${head}{`, `${key}{`);
        if (line !== '') add(line, key);
        add(`${indent}}${tail}`, `${key}}`);
        return;
      }
      const ofObject = isJsonObject(value) && layout?.kind === 'object' ? layoutFor(layout, value) : undefined;
      const ordered = isJsonObject(value) && ofObject ? arrangedObject(value, ofObject, (member) => member) : value;
      if (isJsonObject(ordered) && Object.keys(ordered).length > 0) {
        const names = Object.keys(ordered);
        add(`${indent}${head}{`, `${key}{`);
        for (const [at, name] of names.entries()) {
          const quoted = JSON.stringify(name);
          const around = { indent: inner, head: `${quoted}: `, tail: tailOf(at, names) };
          write(ordered[name] ?? null, ofObject?.properties.get(name)?.value, `${key}.${quoted}`, around);
        }
        add(`${indent}}${tail}`, `${key}}`);
      } else add(`${indent}${head}${JSON.stringify(ordered)}${tail}`, key);
    };
    write(guide, fileLayout, '', { indent: '', head: '', tail: '' });
    return { lines, keys };
  };
}

/** The rest of the line around a value. */
interface Around {
  readonly indent: string;
  readonly head: string;
  readonly tail: string;
}
