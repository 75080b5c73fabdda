import { strFromU8, type Unzipped, unzipSync, zipSync } from 'fflate';

/** A number is shown in one of the forms of a workbook. The ids are those of the format of these files. */
export interface NumberForm {
  readonly id: number;
  /** As `0.00%`; null for a form that every spreadsheet has. */
  readonly code: string | null;
}

/** The parts of a workbook that are read: its first sheet, and what the cells of it refer to. */
export interface Workbook {
  /** The XML of the sheet. */
  readonly sheet: string;
  /** The form of numbers by the style of a cell. */
  readonly forms: readonly NumberForm[];
  /** The same workbook with these parts only. */
  readonly bytes: Uint8Array;
}

/** A workbook that unpacks to more is no list of translations. */
const mostUnpacked = 256 * 1024 * 1024;

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Opens a workbook (`.xlsx`). Throws if it is none, or unpacks to more than 256 MB. */
export function openWorkbook(file: Uint8Array): Workbook {
  const all = unpacked(file);
  const relations = elementsOf(textOf(all, relationsPath), 'Relationship').map((relation) => ({
    id: relation.get('Id'),
    kind: relation.get('Type')?.split('/').at(-1),
    path: pathOf(relation.get('Target') ?? ''),
  }));
  const [first] = elementsOf(textOf(all, workbookPath), 'sheet');
  const sheetPath = relations.find(({ id }) => id !== undefined && id === first?.get('id'))?.path ?? '';
  const [styles, strings] = ['styles', 'sharedStrings'].map(
    (wanted) => relations.find(({ kind }) => kind === wanted)?.path ?? `xl/${wanted}.xml`,
  );
  const kept = [workbookPath, relationsPath, sheetPath, styles ?? '', strings ?? ''];
  const parts = Object.fromEntries(kept.flatMap((path) => (all[path] === undefined ? [] : [[path, all[path]]])));
  return {
    sheet: textOf(all, sheetPath),
    forms: all[styles ?? ''] === undefined ? [] : formsIn(textOf(all, styles ?? '')),
    bytes: zipSync(parts, { level: 0 }),
  };
}

function unpacked(file: Uint8Array): Unzipped {
  let bytes = 0;
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false;
      bytes += originalSize;
      if (bytes > mostUnpacked) throw new Error('The workbook unpacks to too much.');
      return true;
    },
  });
}

function textOf(all: Unzipped, path: string): string {
  const bytes = all[path];
  if (bytes === undefined) throw new Error(`The workbook has no ${path}.`);
  return strFromU8(bytes);
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Returns the forms of numbers in the order in which cells refer to them. */
function formsIn(styles: string): readonly NumberForm[] {
  const codes = new Map(
    elementsOf(styles, 'numFmt').map((form) => [Number(form.get('numFmtId')), form.get('formatCode') ?? '']),
  );
  const ofCells = /<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs>/u.exec(styles)?.[0] ?? '';
  return elementsOf(ofCells, 'xf').map((style) => {
    const id = Number(style.get('numFmtId') ?? 0);
    return { id, code: codes.get(id) ?? null };
  });
}

type Attributes = ReadonlyMap<string, string>;

const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Returns the attributes of the tag of an element, by their names without prefixes. */
export function attributesIn(tag: string): Attributes {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', one, other]) => [
      name.slice(name.lastIndexOf(':') + 1),
      one ?? other ?? '',
    ]),
  );
}

/** Returns an expression for the tags that begin elements with one of these names, in a text of XML. */
export function tagsNamed(...names: readonly string[]): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>`, 'gu');
}

function elementsOf(xml: string, name: string): readonly Attributes[] {
  return [...xml.matchAll(tagsNamed(name))].map(([, , tag = '']) => attributesIn(tag));
}
