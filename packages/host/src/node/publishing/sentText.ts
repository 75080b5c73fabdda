import { canonicalText, parseGuide, withoutSchemaLine } from '../../common/index.ts';

/** Returns what is sent for the text of a guide file: as it is, but without the line that names its JSON Schema. */
export function sentText(text: string): string {
  const parsed = parseGuide(text);
  const guide = parsed.ok ? withoutSchemaLine(parsed.value) : null;
  return guide === null || !parsed.ok || guide === parsed.value ? text.replace(/^\uFEFF/u, '') : canonicalText(guide);
}
