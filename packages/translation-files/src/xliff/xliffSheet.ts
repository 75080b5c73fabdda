import { LanguageCode } from '@guide-studio/guide-core';
import type { Sheet } from '@guide-studio/guide-core/translations';
import { FileRefused } from '../faults/fileRefused.ts';
import { readXml, type XmlElement } from './readXml.ts';
import { outdated, unitNamed, xliffNamespace } from './xliffOf.ts';

/** Files with more have no list of translations. */
const mostUnits = 200_000;

/**
 * Reads XLIFF 2 as a sheet for translators with one language, so that both are taken over in one way. Its row `n` is the
 * unit `n - 1`. Throws if it is another file.
 */
export function xliffSheet(xml: string): Sheet {
  const root = readXml(xml);
  if (root.name !== 'xliff') throw new FileRefused({ code: 'notXliff' });
  const version = root.attributes.get('version') ?? '';
  if (!/^2\.\d$/u.test(version) || ![...root.attributes.values()].includes(xliffNamespace))
    throw new FileRefused({ code: 'otherVersion', version: version === '' ? '?' : version });
  const language = root.attributes.get('trgLang') ?? '';
  const code = LanguageCode.safeParse(language);
  if (!code.success) throw new FileRefused({ code: 'otherLanguage', language });
  const units = elementsIn(root, 'unit');
  if (units.length > mostUnits) throw new FileRefused({ code: 'tooManyUnits', most: mostUnits });
  const head = ['path', 'part of', 'externalId', 'kind', 'source', code.data, `${code.data} state`];
  return [head, ...units.map(rowOf)];
}

function rowOf(unit: XmlElement): readonly string[] {
  const notes = new Map(elementsIn(unit, 'note').map((note) => [note.attributes.get('category') ?? '', textIn(note)]));
  const { kind, of, externalId } = unitNamed(unit.attributes.get('name') ?? '') ?? {
    kind: notes.get('kind') ?? '',
    of: notes.get('part of') ?? '',
    externalId: notes.get('externalId') ?? '',
  };
  const path = notes.get('place') ?? unit.attributes.get('id') ?? '';
  const pieces = unit.children.filter((child) => typeof child !== 'string' && isPiece(child)) as readonly XmlElement[];
  const source = pieces.map((piece) => textOfChild(piece, 'source')).join('');
  return [path, of, externalId, kind, source, ...targetOf(pieces)];
}

const isPiece = ({ name }: XmlElement): boolean => name === 'segment' || name === 'ignorable';

/** Returns the translation of a unit and its state; nothing if a part of it has none. */
function targetOf(pieces: readonly XmlElement[]): readonly [text: string, state: string] {
  const segments = pieces.filter(({ name }) => name === 'segment');
  const isWhole = segments.every(
    (segment) => textOfChild(segment, 'source').trim() === '' || textOfChild(segment, 'target').trim() !== '',
  );
  if (!isWhole) return ['', ''];
  const text = pieces
    .map((piece) => (hasChild(piece, 'target') ? textOfChild(piece, 'target') : textOfChild(piece, 'source')))
    .join('');
  const states = segments.map(({ attributes }) => attributes.get('state') ?? 'initial');
  const isOutdated = segments.some(
    ({ attributes }) => attributes.get('subState') === outdated && (attributes.get('state') ?? 'initial') === 'initial',
  );
  const isReviewed = states.length > 0 && states.every((state) => state === 'reviewed' || state === 'final');
  return [text, isReviewed ? 'reviewed' : isOutdated ? 'changed' : 'new'];
}

const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

const hasChild = (element: XmlElement, name: string): boolean => childrenOf(element, name).length > 0;

const textOfChild = (element: XmlElement, name: string): string => childrenOf(element, name).map(textIn).join('');

/** Returns the text of an element, with that of the elements in it. A `<cp>` is a character that XML has no place for. */
function textIn({ name, attributes, children }: XmlElement): string {
  if (name === 'cp') return String.fromCodePoint(codeIn(attributes.get('hex') ?? ''));
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

function codeIn(hex: string): number {
  const code = /^[\da-f]{1,6}$/iu.test(hex) ? Number.parseInt(hex, 16) : 0xff_fd;
  return code > 0x10_ff_ff ? 0xff_fd : code;
}

/** Returns the elements with a name in another one, at any depth, in order. */
function elementsIn(element: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const walk = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (child.name === name) found.push(child);
      else walk(child);
    }
  };
  walk(element);
  return found;
}
