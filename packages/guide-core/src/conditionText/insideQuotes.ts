const single: Readonly<Record<string, string>> = { '“': '‘', '”': '’', '„': '‚' };

/** Returns a text as it is written between double quotation marks: those within it become single ones. */
export function insideQuotes(text: string): string {
  return text.replaceAll(/[“”„]/gu, (mark) => single[mark] ?? mark);
}
