/**
 * HTML in which every text is escaped, for pages that are made like that of a pack.
 *
 * @module @guide-studio/sign-off/markup
 */

/** Finished markup. Only `markup` creates it, so a text can never become markup. */
export interface Markup {
  /** The HTML. */
  readonly source: string;
}

type Piece = string | number | Markup | readonly Markup[] | null;

/** A template that escapes its values, except markup. Null becomes ''. */
export function markup(strings: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const source = strings.reduce(
    (made, string, at) => made + string + (at < values.length ? sourceOf(values[at] ?? null) : ''),
    '',
  );
  return { source };
}

function sourceOf(value: Piece): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'source' in value ? value.source : value.map(({ source }) => source).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes texts and quoted attribute values. Line breaks of Word are line breaks, other control characters are replaced. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\v\f]/gu, '\n')
      .replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
      .replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign)
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f]/gu, '\u{fffd}')
  );
}
