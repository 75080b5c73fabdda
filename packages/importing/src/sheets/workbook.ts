import { strFromU8, strToU8, zipSync } from 'fflate';
import { type Parts, unzip } from '../archive/unzip.ts';
import { checkXml } from './checkXml.ts';
import { withoutEmptyCells } from './withoutEmptyCells.ts';
import { elementsOf } from './xmlTags.ts';

/** A number is shown in one of the forms of a workbook. The ids are those of the format of these files. */
export interface NumberForm {
  readonly id: number;
  /** As `0.00%`; null for a form that every spreadsheet has. */
  readonly code: string | null;
}

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Its place among the sheets, from 1. */
  readonly number: number;
  /** Its XML; empty if the file has none for it. Throws if it is not as it should be. */
  readonly xml: string;
  /** Returns the same workbook with this sheet only, and what its cells refer to. Throws as `xml` does. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** The parts of a workbook that are read: its sheets, and what the cells of them refer to. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  /** The form of numbers by the style of a cell. */
  readonly forms: readonly NumberForm[];
}

/** Nobody writes more parts: sheets, pictures, comments. */
const mostParts = 20_000;
/** Nobody writes more sheets. */
const mostSheets = 1000;

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Opens a workbook (`.xlsx`). Throws if it is none, and {@link UnpacksTooMuch} if it has more bytes than `mostUnpacked`. */
export function openWorkbook(file: Uint8Array, mostUnpacked: number): Workbook {
  const all = unzip(file, {
    isRead: (name) => name.endsWith('.xml') || name.endsWith('.rels'),
    mostBytes: mostUnpacked,
    mostParts,
  });
  const relations = elementsOf(textOf(all, relationsPath), 'Relationship').map((relation) => ({
    id: relation.get('Id'),
    kind: relation.get('Type')?.split('/').at(-1),
    path: pathOf(relation.get('Target') ?? ''),
  }));
  const [styles = '', strings = ''] = ['styles', 'sharedStrings'].map(
    (wanted) => relations.find(({ kind }) => kind === wanted)?.path ?? `xl/${wanted}.xml`,
  );
  const named = elementsOf(textOf(all, workbookPath), 'sheet');
  if (named.length > mostSheets) throw new Error('The workbook has too many sheets.');
  const sheets = named.map((sheet, at): WorkbookSheet => {
    const path = relations.find(({ id }) => id !== undefined && id === sheet.get('id'))?.path ?? '';
    return {
      name: withCharacters(sheet.get('name') ?? ''),
      number: at + 1,
      get xml() {
        return all.has(path) ? textOf(all, path, mostUnpacked) : '';
      },
      bytes: () => {
        const kept = [workbookPath, relationsPath, path, styles, strings];
        const parts = kept.flatMap((each) => {
          if (!all.has(each)) return [];
          const text = textOf(all, each, each === path || each === strings ? mostUnpacked : mostDescribed);
          return [[each, strToU8(each === path ? withoutEmptyCells(text) : text)] as const];
        });
        return zipSync(Object.fromEntries(parts), { level: 0 });
      },
    };
  });
  return { sheets, forms: all.has(styles) ? formsIn(textOf(all, styles)) : [] };
}

/** The parts that only name and describe others are not larger, in bytes. */
const mostDescribed = 8 * 1024 * 1024;

/** Returns the text of a part. Throws if there is none, it is too large, or its XML is not as it should be. */
function textOf(all: Parts, path: string, most = mostDescribed): string {
  const bytes = all.get(path);
  if (bytes === undefined || bytes.length > most) throw new Error(`The workbook has no ${path}, or a very large one.`);
  const text = strFromU8(bytes);
  checkXml(text);
  return text;
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const characters: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&apos;', "'"],
  ['&gt;', '>'],
  ['&lt;', '<'],
  ['&quot;', '"'],
]);

const withCharacters = (text: string): string =>
  text.replaceAll(/&(?:amp|apos|gt|lt|quot);/gu, (name) => characters.get(name) ?? name);

/** Returns the forms of numbers in the order in which cells refer to them. */
function formsIn(styles: string): readonly NumberForm[] {
  const codes = new Map(
    elementsOf(styles, 'numFmt').map((form) => [Number(form.get('numFmtId')), form.get('formatCode') ?? '']),
  );
  return elementsOf(formsOfCells(styles), 'xf').map((style) => {
    const id = Number(style.get('numFmtId') ?? 0);
    return { id, code: codes.get(id) ?? null };
  });
}

function formsOfCells(styles: string): string {
  const start = styles.search(/<(?:[\w.-]+:)?cellXfs[\s>]/u);
  if (start < 0) return '';
  const rest = styles.slice(start);
  const end = rest.search(/<\/(?:[\w.-]+:)?cellXfs>/u);
  return end < 0 ? '' : rest.slice(0, end);
}
