import type { ShareOption } from './shareQuestions.ts';
import type { ShareValues } from './shareValues.ts';

/** Shares that were pasted, or why they cannot be used: too many numbers, or a line or an option that is not understood. */
export type PastedShares =
  | { readonly ok: true; readonly values: ShareValues }
  | { readonly ok: false; readonly code: 'tooMany'; readonly lines: number; readonly options: number }
  | { readonly ok: false; readonly code: 'noNumber' | 'noOption'; readonly line: string };

/**
 * Reads a column of percentages, from the option at `from` on, or lines with an option, a tab and a percentage, as
 * copied from a spreadsheet. An empty line of a column leaves its option out.
 */
export function pastedShares(text: string, options: readonly ShareOption[], from: number): PastedShares {
  const lines = text.replace(/\r?\n$/u, '').split(/\r?\n/u);
  const isNamed = lines.some((line) => line.trim().includes('\t'));
  if (!isNamed && lines.length > options.length - from)
    return { ok: false, code: 'tooMany', lines: lines.length, options: options.length - from };
  const values = new Map<string | null, number>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split('\t').map((cell) => cell.trim());
    const number = percentOf(cells.at(-1) ?? '');
    if (number === null) return { ok: false, code: 'noNumber', line };
    const option = isNamed ? optionCalled(options, cells[0] ?? '') : options[from + at];
    if (option === undefined) return { ok: false, code: 'noOption', line };
    values.set(option.name, number);
  }
  return { ok: true, values };
}

function optionCalled(options: readonly ShareOption[], called: string): ShareOption | undefined {
  const same = (text: string | null): boolean => text?.toLowerCase() === called.toLowerCase();
  return options.find(({ name }) => same(name)) ?? options.find(({ text }) => same(text));
}

/** Returns a percentage such as `12.5`, `12,5` or `12 %`, or null. */
function percentOf(text: string): number | null {
  const match = /^(\d{1,3}(?:[.,]\d{1,6})?)\s*%?$/u.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}
