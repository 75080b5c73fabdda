/** No tag and no text of a sheet is longer; the longest text of a cell is 32,767 characters. */
const longest = 1024 * 1024;

/**
 * Throws for a text of XML in which a tag does not end, or one that is very long. Readers that take a text in pieces go
 * through such a tag again with each piece.
 */
export function checkXml(xml: string): void {
  for (let start = xml.indexOf('<'), last = 0; start >= 0; ) {
    const mark = ['<!--', '<![CDATA['].find((one) => xml.startsWith(one, start));
    const close = mark === undefined ? '>' : mark === '<!--' ? '-->' : ']]>';
    const end = xml.indexOf(close, start);
    const next = xml.indexOf('<', start + 1);
    if (end < 0 || (mark === undefined && next >= 0 && next < end) || end - last > longest)
      throw new Error('The XML is not as it should be.');
    last = end;
    start = next > end || next < 0 ? next : xml.indexOf('<', end);
  }
}
