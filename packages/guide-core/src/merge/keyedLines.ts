import { arranged } from '../format/canonicalText.ts';
import { guideLayout } from '../format/layout.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/** A text by lines. `keys` tell, where they are known, which part and property a line belongs to; no two are the same. */
export interface TextLines {
  readonly lines: readonly string[];
  readonly keys?: readonly string[];
}

/** Tells parts by their objects. */
export interface PartNames {
  readonly nameOf: (part: object) => string | undefined;
  /** True for a part that no version has otherwise. */
  readonly isSame: (part: object) => boolean;
}

/** A text whose lines are known by nothing but themselves. */
export function linesOf(text: string): TextLines {
  return { lines: text.replace(/\n$/u, '').split('\n') };
}

/**
 * The canonical text of a guide by lines, each with its place in the guide: lines of two versions with one key belong
 * together. What has no name goes by its place in its list. What is in a part that is the
 * same in all versions is one "line".
 */
export function keyedLines(guide: JsonObject, { nameOf, isSame }: PartNames): Required<TextLines> {
  const [lines, keys]: [string[], string[]] = [[], []];
  const add = (line: string, key: string): void => {
    lines.push(line);
    keys.push(key);
  };
  const write = (value: Json, source: Json, key: string, indent: string, head: string, tail: string): void => {
    const inner = `${indent}  `;
    if (Array.isArray(value) && value.length > 0) {
      add(`${indent}${head}[`, `${key}[`);
      for (const [at, each] of (value as readonly Json[]).entries()) {
        const from: Json = (source as readonly Json[])[at] ?? null;
        const name = isJsonObject(from) ? nameOf(from) : undefined;
        write(each, from, `${key}/${name ?? at}`, inner, '', at + 1 < value.length ? ',' : '');
      }
      add(`${indent}]${tail}`, `${key}]`);
    } else if (isJsonObject(source) && isSame(source)) {
      // The brackets by themselves: behind the last one a comma may come and go.
      const text = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
      add(`${indent}${head}{`, `${key}{`);
      if (text.length > 2) add(`${inner}${text.slice(1, -1).trim()}`, key);
      add(`${indent}}${tail}`, `${key}}`);
    } else if (isJsonObject(value) && Object.keys(value).length > 0) {
      const names = Object.keys(value);
      add(`${indent}${head}{`, `${key}{`);
      for (const [at, name] of names.entries()) {
        const from = isJsonObject(source) ? source[name] : undefined;
        const quoted = JSON.stringify(name);
        write(
          value[name] ?? null,
          from ?? null,
          `${key}.${quoted}`,
          inner,
          `${quoted}: `,
          at + 1 < names.length ? ',' : '',
        );
      }
      add(`${indent}}${tail}`, `${key}}`);
    } else add(`${indent}${head}${JSON.stringify(value)}${tail}`, key);
  };
  write(arranged(guide, guideLayout), guide, '', '', '', '');
  return { lines, keys };
}
