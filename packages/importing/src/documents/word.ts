import { strFromU8 } from 'fflate';
import { XMLParser } from 'fast-xml-parser';
import { type Parts, unzip, UnpacksTooMuch } from '../archive/unzip.ts';
import { entryOf } from '@guide-studio/guide-core/internal';

/** An element of the XML of a document. */
export interface Element {
  /** Without its prefix, such as `p`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Element | string)[];
}

/** The parts of a Word document that are read, by their names in its archive. */
export interface WordParts {
  readonly document: Element;
  readonly styles: Element | null;
  readonly numbering: Element | null;
  /** Footnotes, endnotes and comments. */
  readonly notes: readonly Element[];
  /** What is at the top and the bottom of pages. */
  readonly aroundPages: readonly Element[];
  /** It has macros, which are never read. */
  readonly hasMacros: boolean;
}

/** Why a file is no Word document that can be read. */
export type WordProblem = 'noWord' | 'tooLarge' | 'broken';

/** No questionnaire unpacks to more, in bytes. Pictures are not unpacked. */
const mostUnpacked = 16 * 1024 * 1024;
/** No questionnaire has more tags and attributes; a hundred pages have about a fifth. */
const mostSigns = 500_000;
/** No questionnaire is nested deeper. */
const deepest = 250;
const mostParts = 5000;

const named: Readonly<Record<string, string>> = {
  'word/styles.xml': 'styles',
  'word/numbering.xml': 'numbering',
  'word/footnotes.xml': 'notes',
  'word/endnotes.xml': 'notes',
  'word/comments.xml': 'notes',
};
/** What is at the top and the bottom of pages. */
const aroundPages = /^word\/(?:header|footer)\d{0,3}\.xml$/u;

/** Returns the parts of a Word document. Nothing that it refers to outside itself is loaded. */
export function wordParts(bytes: Uint8Array): WordParts | WordProblem {
  let hasMacros = false;
  let files: Parts;
  try {
    files = unzip(bytes, {
      isRead: (name) => {
        if (/vbaProject\.bin$/iu.test(name)) hasMacros = true;
        return name === 'word/document.xml' || entryOf<string>(named, name) !== undefined || aroundPages.test(name);
      },
      mostBytes: mostUnpacked,
      mostParts,
    });
  } catch (error) {
    return error instanceof UnpacksTooMuch ? 'tooLarge' : 'noWord';
  }
  if ([...files.values()].reduce((sum, file) => sum + signsIn(file), 0) > mostSigns) return 'tooLarge';
  const main = files.get('word/document.xml');
  if (main === undefined) return 'noWord';
  const document = elementIn(main);
  if (document === null) return 'broken';
  const optional = (name: string): Element | null => {
    const file = files.get(name);
    return file === undefined ? null : elementIn(file);
  };
  return {
    document,
    styles: optional('word/styles.xml'),
    numbering: optional('word/numbering.xml'),
    notes: ['word/footnotes.xml', 'word/endnotes.xml', 'word/comments.xml'].flatMap((name) => optional(name) ?? []),
    aroundPages: [...files.keys()]
      .filter((name) => aroundPages.test(name))
      .toSorted()
      .flatMap((name) => optional(name) ?? []),
    hasMacros,
  };
}

/** Returns how many tags and attributes a file of XML has, without reading it. */
function signsIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === openingTag || byte === equalsSign) count += 1;
  return count;
}

const openingTag = 60;
const equalsSign = 61;

/** Returns the root of a file of XML; null if it is none, declares entities, or is nested too deep. */
function elementIn(bytes: Uint8Array): Element | null {
  const text = strFromU8(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return null;
  try {
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      trimValues: false,
      parseTagValue: false,
      parseAttributeValue: false,
      removeNSPrefix: false,
      ignoreDeclaration: true,
      ignorePiTags: true,
      maxNestedTags: deepest,
      htmlEntities: false,
    });
    const parsed: unknown = parser.parse(text);
    const [root] = childrenIn(parsed, 0);
    return root === undefined || typeof root === 'string' ? null : root;
  } catch {
    return null;
  }
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

function childrenIn(value: unknown, depth: number): readonly (Element | string)[] {
  if (!Array.isArray(value)) return [];
  if (depth > deepest) throw new Error('It is nested too deep.');
  return (value as readonly unknown[]).flatMap((node): readonly (Element | string)[] => {
    if (typeof node !== 'object' || node === null) return [];
    const entries = Object.entries(node as Readonly<Record<string, unknown>>);
    const own = entries.find(([name]) => name !== ':@');
    if (own === undefined) return [];
    const [name, inner] = own;
    if (name === '#text') return [String(inner)];
    const given = entries.find(([each]) => each === ':@')?.[1];
    const attributes = new Map(
      typeof given === 'object' && given !== null
        ? Object.entries(given as Readonly<Record<string, unknown>>).map(([each, set]) => [bare(each), String(set)])
        : [],
    );
    return [{ name: bare(name), attributes, children: childrenIn(inner, depth + 1) }];
  });
}

/** Returns the elements directly in one. */
export const elementsOf = ({ children }: Pick<Element, 'children'>): readonly Element[] =>
  children.filter((one): one is Element => typeof one !== 'string');

/** Returns the first element with a name directly in one. */
export const elementOf = (parent: Element | undefined | null, name: string): Element | undefined =>
  parent === undefined || parent === null ? undefined : elementsOf(parent).find((one) => one.name === name);

/** Returns the value that an element with a name directly in one has. */
export const valueOf = (parent: Element | undefined | null, name: string): string | undefined =>
  elementOf(parent, name)?.attributes.get('val');

/** Returns true if a setting, such as bold, is on. */
export const isOn = (parent: Element | undefined | null, name: string): boolean => {
  const found = elementOf(parent, name);
  return found !== undefined && !['0', 'false', 'off', 'none'].includes(found.attributes.get('val') ?? '');
};
