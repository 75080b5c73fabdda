import {
  assumptionsWith,
  done,
  failed,
  guideExtension,
  type HostImplementation,
  parseGuide,
  standingApprovals,
} from '../../common/index.ts';

/** Makes a PDF of a page. */
export type Print = (
  html: string,
) => Promise<
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly code: 'noBrowser' | 'printFailed' }
>;

/** Returns the `export.make` method. `print` defaults to an installed browser. */
export function exporting(
  print: Print | undefined,
  readPicture: (address: string) => Promise<Uint8Array | null>,
): Pick<HostImplementation, 'export.make'> {
  return {
    'export.make': async ({ name, text, format, language, since, approvals, assumptions, findings, tests }) => {
      // Loaded on demand: Word documents and fonts are large, and most sessions export nothing.
      const { exportGuide, printPdf } = await import('@guide-studio/sign-off/node');
      const guide = parseGuide(text);
      if (!guide.ok) return failed({ code: 'invalidInput', method: 'export.make', path: ['text'] });
      const before = since && parseGuide(since.text);
      if (before?.ok === false) {
        return failed({ code: 'invalidInput', method: 'export.make', path: ['since', 'text'] });
      }
      const made = await exportGuide(guide.value, {
        file: name,
        format,
        language,
        ...(before && since ? { since: { guide: before.value, name: since.name } } : {}),
        ...(approvals ? { approvals: standingApprovals(approvals) } : {}),
        ...(assumptions ? { assumptions: assumptionsWith(assumptions) } : {}),
        ...(findings ? { findings } : {}),
        ...(tests ? { tests } : {}),
        readPicture,
        print: print ?? (async (html) => await printPdf(html, { environment: process.env })),
      });
      if (!made.ok) return failed({ code: 'cannotPrint', reason: made.code });
      const { bytes, type, ending } = made.value;
      return done({ name: stemOf(name) + ending, type, base64: Buffer.from(bytes).toString('base64') });
    },
  };
}

function stemOf(name: string): string {
  return name.endsWith(guideExtension) ? name.slice(0, -guideExtension.length) : name;
}
