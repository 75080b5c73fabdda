import { createHash } from 'node:crypto';
import type { JsonObject, MessageLanguage } from '@guide-studio/guide-core';
import { byBlock, diffGuides, describeChange, describeCounts } from '@guide-studio/guide-core/diff';
import type { EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import { canonicalText } from '@guide-studio/guide-core/files';
import { changeWords, withoutSchemaLine } from '@guide-studio/guide-core/internal';
import { htmlOf } from '../html/htmlOf.ts';
import { markdownOf } from '../markdown/markdownOf.ts';
import type { Approval, Pack, PackChanges, PackFinding } from '../pack/pack.ts';
import { packOf } from '../pack/packOf.ts';
import type { ListedTest } from '../pack/packTests.ts';
import { packWords } from '../words/messages.ts';
import { docxOf } from './docxOf.ts';
import { fontRules } from './fonts.ts';
import { dataAddresses, noPictures, type PicturesRead, readPictures } from './pictures.ts';
import type { Printed } from './printPdf.ts';

/** The formats of a pack; `docx` is Word. */
export const exportFormats = ['html', 'docx', 'pdf', 'markdown'] as const;

/** One of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

/** How a pack is made. */
export interface ExportOptions {
  /** `pdf` needs `print`, and a browser. */
  readonly format: ExportFormat;
  /** The name of the guide's file, shown in the pack. */
  readonly file: string;
  /** The creation time of the pack, in epoch milliseconds. Default: now. */
  readonly at?: number;
  /** The language of the pack's own wording. Default: English. */
  readonly language?: MessageLanguage;
  /** The version from which changes are listed, and its name; without one, the pack lists none. */
  readonly since?: { readonly guide: JsonObject; readonly name: string };
  /** Who approved which version; none by default. */
  readonly approvals?: readonly Approval[];
  /** Norms of the estimated length; default: `usualAssumptions` of guide-core. */
  readonly assumptions?: EstimateAssumptions;
  /** What was found in the guide, in the language of the pack; nothing by default. */
  readonly findings?: readonly PackFinding[];
  /** The guide tests that the pack lists; none by default. */
  readonly tests?: readonly ListedTest[];
  /**
   * Reads a picture that is a file beside the guide, by its address; null if it is missing. Without it, pictures are
   * named only.
   */
  readonly readPicture?: (address: string) => Promise<Uint8Array | null>;
  /** Prints a page to PDF: {@link printPdf}, or another way. Called only for `pdf`. */
  readonly print: (html: string) => Promise<Printed>;
}

/** A finished file; `type` is its MIME type. */
export interface Exported {
  /** The whole file. */
  readonly bytes: Uint8Array;
  /** The media type. */
  readonly type: string;
  /** With its dot. */
  readonly ending: string;
}

/**
 * The file, or why it cannot be made: no browser to print with, printing failed, or a Word document that is too long.
 */
export type ExportResult =
  | { readonly ok: true; readonly value: Exported }
  | { readonly ok: false; readonly code: 'noBrowser' | 'printFailed' | 'tooLong' };

/**
 * Returns the SHA-256 of the canonical text, to which approvals are bound: 64 hexadecimal digits. Layout, key order and
 * the line that names a JSON Schema do not matter; every text and every order in a list does.
 *
 * @example
 * ```ts
 * import { fingerprintOf } from '@guide-studio/sign-off/node';
 *
 * const one = fingerprintOf({ title: 'Home cooking', studyGuide: [] });
 * const other = fingerprintOf({ studyGuide: [], title: 'Home cooking' });
 * console.log(one === other, one.length); // true 64
 * ```
 */
export function fingerprintOf(guide: JsonObject): string {
  return createHash('sha256')
    .update(canonicalText(withoutSchemaLine(guide)))
    .digest('hex');
}

/**
 * Returns the sign-off pack of a guide as a file. What can go wrong is returned: `noBrowser` and `printFailed` come
 * from `print` (only for `pdf`), `tooLong` is a Word document of more than 100,000 lines or 5,000,000 characters.
 *
 * @param guide What a guide file contains. It may have errors.
 * @example
 * ```ts
 * import { block, guide, open } from '@guide-studio/guide-core/author';
 * import { exportGuide } from '@guide-studio/sign-off/node';
 *
 * const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
 * const print = async () => ({ ok: false, code: 'noBrowser' }) as const;
 *
 * const text = await exportGuide(cooking, { file: 'cooking.guide.json', format: 'markdown', print });
 * console.log(text.ok && text.value.type, text.ok && text.value.ending); // text/markdown .md
 * const pdf = await exportGuide(cooking, { file: 'cooking.guide.json', format: 'pdf', print });
 * console.log(pdf.ok || pdf.code); // noBrowser
 * ```
 */
export async function exportGuide(guide: JsonObject, options: ExportOptions): Promise<ExportResult> {
  const { language = 'en', approvals, assumptions, findings, tests, since, file, at = Date.now() } = options;
  const pack = packOf(guide, {
    language,
    fingerprint: fingerprintOf(guide),
    made: { file, at },
    ...(since ? { changes: changesSince(since, guide, language) } : {}),
    ...(approvals ? { approvals } : {}),
    ...(assumptions ? { assumptions } : {}),
    ...(findings ? { findings } : {}),
    ...(tests ? { tests } : {}),
  });
  const pictures = options.format === 'markdown' ? noPictures : await readPictures(pack, options.readPicture);
  switch (options.format) {
    case 'markdown':
      return done(new TextEncoder().encode(markdownOf(pack)), 'text/markdown', '.md');
    case 'docx':
      if (isTooLongForWord(pack)) return { ok: false, code: 'tooLong' };
      return done(
        await docxOf(pack, pictures),
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        '.docx',
      );
    case 'html':
      return done(new TextEncoder().encode(await pageOf(pack, pictures)), 'text/html', '.html');
    case 'pdf': {
      const printed = await options.print(await pageOf(pack, pictures));
      return printed.ok ? done(printed.bytes, 'application/pdf', '.pdf') : printed;
    }
  }
}

/** With more lines or characters, Word has trouble opening the file, and creating it takes minutes. */
export const mostWordLines = 100_000;
export const mostWordCharacters = 5_000_000;

function isTooLongForWord(pack: Pack): boolean {
  let [lines, characters] = [0, 0];
  const values: unknown[] = [pack];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (typeof value === 'string') {
      characters += value.length;
      lines += 1;
      for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) lines += 1;
    } else if (typeof value === 'object' && value !== null) {
      for (const each of Object.values(value)) if (each !== undefined) values.push(each);
    }
    if (lines > mostWordLines || characters > mostWordCharacters) return true;
  }
  return false;
}

function done(bytes: Uint8Array, type: string, ending: string): ExportResult {
  return { ok: true, value: { bytes, type, ending } };
}

/** Returns the page with the fonts that its characters need. */
async function pageOf(pack: Pack, pictures: PicturesRead): Promise<string> {
  const fonts = await fontRules(htmlOf(pack), pack.guideLanguage);
  return htmlOf(pack, { fonts, pictures: dataAddresses(pictures) });
}

function changesSince(
  since: NonNullable<ExportOptions['since']>,
  guide: JsonObject,
  language: MessageLanguage,
): PackChanges {
  const found = diffGuides(since.guide, guide);
  const groups = byBlock(found).map(({ title, changes }) => ({
    title: title ?? packWords[language].study,
    changes: changes.map(
      (change) => `${describeChange(change, language)} (${changeWords[language].impacts[change.impact]})`,
    ),
  }));
  return { since: since.name, summary: describeCounts(found, language), groups };
}
