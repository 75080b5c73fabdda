import { isJsonObject } from '@guide-studio/guide-core/internal';
import { XMLParser } from 'fast-xml-parser';

/** A row of a table by the names of its columns. */
export type Row = ReadonlyMap<string, string>;

/** The tables of an .lss file by their names, and its languages. */
export interface LssTables {
  readonly languages: readonly string[];
  readonly rowsOf: (table: string) => readonly Row[];
}

/** Why an .lss file has no tables. */
export type NoTables = 'noXml' | 'docType' | 'noSurvey' | 'tooManyTags' | 'longText';

/** No tag of such a file is deeper. */
const deepest = 20;
/** No such file has more tags. */
const mostTags = 1_000_000;
/** No text outside of sections is longer, in characters: the parser takes a hundred bytes for each of them. */
const longest = 2_000_000;
const cdata = 'cdata';

/**
 * Returns the tables of an .lss file. Entities are not replaced, other than the five that all XML has, and a file that
 * declares its own is refused.
 */
export function lssTables(text: string): LssTables | NoTables {
  const markup = withoutSections(text);
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(markup)) return 'docType';
  const tags = markup.split('<');
  if (tags.length > mostTags) return 'tooManyTags';
  if (tags.some(({ length }) => length > longest)) return 'longText';
  const parser = new XMLParser({
    cdataPropName: cdata,
    ignoreAttributes: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    isArray: (name) => name === 'row' || name === 'language',
    maxNestedTags: deepest,
    parseTagValue: false,
    processEntities: false,
    trimValues: false,
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch {
    return 'noXml';
  }
  const document = isJsonObject(parsed) ? parsed['document'] : undefined;
  if (!isJsonObject(document) || textOf(document['LimeSurveyDocType']).trim() !== 'Survey') return 'noSurvey';
  const languages = isJsonObject(document['languages']) ? listOf(document['languages']['language']) : [];
  return {
    languages: languages.map((one) => textOf(one).trim()).filter((one) => one !== ''),
    rowsOf: (table) => {
      const found = Object.hasOwn(document, table) ? document[table] : undefined;
      const rows = isJsonObject(found) ? found['rows'] : undefined;
      return isJsonObject(rows) ? listOf(rows['row']).flatMap(rowOf) : [];
    },
  };
}

/** Returns XML without what is in CDATA. */
function withoutSections(text: string): string {
  const [first = '', ...others] = text.split('<![CDATA[');
  let left = first;
  for (const part of others) {
    const end = part.indexOf(']]>');
    // A section that begins in another one is only text.
    if (end >= 0) left += part.slice(end + ']]>'.length);
  }
  return left;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const rowOf = (value: unknown): readonly Row[] =>
  isJsonObject(value)
    ? [new Map(Object.entries(value).map(([name, cell]) => [name, textOf(name === 'language' ? first(cell) : cell)]))]
    : [];

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** Returns the text of an element: CDATA as it is, other text with the entities of all XML. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return replaced(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isJsonObject(value)) return '';
  const plain = value['#text'];
  const sections = value[cdata];
  const raw = Array.isArray(sections) ? sections.filter((one) => typeof one === 'string').join('') : sections;
  return `${typeof plain === 'string' ? replaced(plain).trim() : ''}${typeof raw === 'string' ? raw : ''}`;
}

/** The entities of all XML; `&amp;` is last, so that what it begins is replaced once. */
const entities = [
  ['&apos;', "'"],
  ['&gt;', '>'],
  ['&lt;', '<'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

const replaced = (text: string): string =>
  entities.reduce((left, [entity, sign]) => (left.includes(entity) ? left.replaceAll(entity, sign) : left), text);
