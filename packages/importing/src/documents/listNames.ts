/** Returns true for a word before the rows or the columns of a matrix, or before options. */
export const isListName = (text: string): boolean => isRowsName(text) || isColumnsName(text);

/** Returns true for a word before the rows of a matrix. */
export const isRowsName = (text: string): boolean =>
  /^(?:statements?|aspects?|activit(?:y|ies)|features?|tools?|items?|rows?|topics?|areas?|attributes?|brands?|challenges?|languages?|[\p{L}]+ spaces|spaces|zeilen?|aussagen?|aspekte|merkmale|themen|punkte)\s*[:：]?$/iu.test(
    text.trim(),
  );

/** Returns true for a word before the columns of a matrix, or before options. */
export const isColumnsName = (text: string): boolean =>
  /^(?:ratings?|rating scale|scale|choices?|options?|columns?|answers?|answer options|response(?:s| options| scale)?|priority|frequency|usage|experience|importance|level|spalten?|skala|antworten|antwortoptionen|optionen|bewertung|häufigkeit)\s*[:：]?$/iu.test(
    text.trim(),
  );

/** Returns true for a line that repeats a list. */
export const isRepeat = (text: string): boolean =>
  /^[([]?(?:repeat(?: .{0,30})?|same\s.{0,40}|see (?:above|q\d+)|as above|wie oben|siehe oben|wie (?:bei|in) .{1,30})[)\].]?$/iu.test(
    text,
  );
