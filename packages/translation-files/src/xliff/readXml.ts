import { FileRefused } from '../faults/fileRefused.ts';

/** An element of XML, with its texts. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** By their names as they are written; no prefixes are resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

interface Open {
  /** As it is written, with its prefix. */
  readonly tag: string;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

/** Deeper files are no XLIFF, and walking through them would fill the stack. */
const mostDepth = 200;

const nameOf = /[^\s<>/="'&]+/uy;
const space = /\s*/uy;
const attribute = /([^\s<>/="'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')\s*/uy;

/**
 * Reads a text of XML. Document types are refused, so there are no entities but the five of XML, and nothing is read from
 * elsewhere. Throws with the line of what is not XML.
 */
export function readXml(xml: string): XmlElement {
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let at = xml.startsWith('\u{FEFF}') ? 1 : 0;
  const broken = (): never => {
    throw new FileRefused({ code: 'brokenXml', line: xml.slice(0, at).split('\n').length });
  };
  const add = (text: string): void => {
    if (text === '') return;
    const parent = open.at(-1);
    if (parent) parent.children.push(text);
    else if (text.trim() !== '') broken();
  };
  const close = (element: Open): void => {
    const done: XmlElement = { name: element.name, attributes: element.attributes, children: element.children };
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else if (root === null) root = done;
    else broken();
  };
  const skipPast = (mark: string): string => {
    const end = xml.indexOf(mark, at);
    if (end < 0) broken();
    const skipped = xml.slice(at, end);
    at = end + mark.length;
    return skipped;
  };
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const text = xml.slice(at, next < 0 ? undefined : next);
    // References to line ends stay as they are.
    add(decoded(withLineEnds(text)) ?? broken());
    if (next < 0) break;
    at = next + 1;
    if (xml.startsWith('!--', at)) skipPast('-->');
    else if (xml.startsWith('![CDATA[', at)) {
      at += '![CDATA['.length;
      add(withLineEnds(skipPast(']]>')));
    } else if (xml.startsWith('!', at)) throw new FileRefused({ code: 'doctype' });
    else if (xml.startsWith('?', at)) skipPast('?>');
    else if (xml.startsWith('/', at)) {
      at += 1;
      const tag = skipPast('>').trimEnd();
      const element = open.pop();
      if (element?.tag !== tag) broken();
      else close(element);
    } else {
      const tag = matched(nameOf)?.[0] ?? broken();
      matched(space);
      const attributes = new Map<string, string>();
      for (let found = matched(attribute); found !== null; found = matched(attribute)) {
        const [, name = '', double, single] = found;
        if (attributes.has(name)) broken();
        attributes.set(name, decoded((double ?? single ?? '').replaceAll(/[\t\n\r]/gu, ' ')) ?? broken());
      }
      const element: Open = { tag, name: tag.slice(tag.lastIndexOf(':') + 1), attributes, children: [] };
      if (xml.startsWith('/>', at)) {
        at += 2;
        close(element);
      } else if (xml.startsWith('>', at)) {
        at += 1;
        open.push(element);
        if (open.length > mostDepth) broken();
      } else broken();
    }
  }
  return open.length > 0 || root === null ? broken() : root;

  function matched(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = at;
    const found = expression.exec(xml);
    if (found !== null) at = expression.lastIndex;
    return found;
  }
}

const withLineEnds = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns a text with its references replaced; null if one is none of XML. */
function decoded(text: string): string | null {
  if (!text.includes('&')) return text;
  let replaced = '';
  let last = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', last)) {
    const name = /&([#\w]{1,12});/uy;
    name.lastIndex = at;
    const sign = signOf(name.exec(text)?.[1] ?? '');
    if (sign === null) return null;
    replaced += text.slice(last, at) + sign;
    last = name.lastIndex;
  }
  return replaced + text.slice(last);
}

/** Returns the character of a reference; null if it is none of XML. */
function signOf(name: string): string | null {
  const hex = /^#x([\da-f]{1,6})$/iu.exec(name)?.[1];
  const decimal = /^#(\d{1,7})$/u.exec(name)?.[1];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (Object.hasOwn(named, name)) return named[name] ?? null;
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
}
