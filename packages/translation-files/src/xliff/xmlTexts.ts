/** What XML 1.0 has no place for, in a text; also halves of characters. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns a text as the content of an element of XLIFF: what XML has no place for is a `<cp>`. */
export const contentOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll(
      notInXml,
      (sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    );

/** Returns a text as the value of an attribute; what XML has no place for is left out. */
export const valueOf = (text: string): string =>
  text
    .replaceAll(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/gu, (sign) => `&#${sign.codePointAt(0) ?? 32};`);
