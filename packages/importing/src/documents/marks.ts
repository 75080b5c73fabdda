/** What is before the text of a question or an answer. */
export interface Mark {
  readonly kind:
    | 'code' // Q3, 問2
    | 'number' // 3.
    | 'letter' // a), iv., ①
    | 'bullet'
    | 'box'
    | 'row'; // a row of a matrix, in the notation of this application
  /** As written, without its punctuation: `Q3`, `3`, `a`. Empty for bullets and boxes. */
  readonly label: string;
  /** What it is in figures; null if it has no number. */
  readonly number: number | null;
}

/** A text and the mark before it. */
interface Marked {
  readonly mark: Mark | null;
  readonly text: string;
}

const words = 'question|frage|pregunta|domanda|vraag|pergunta|fråga|spørsmål|pytanie|вопрос|soru';
const patterns: readonly (readonly [Mark['kind'], RegExp])[] = [
  ['code', new RegExp(`^[[(]?(?:${words})\\s*(\\d{1,4}[a-z]?)\\s*[.:)\\]、．–—-]*(?:\\s+|$)`, 'iu')],
  [
    'code',
    /^[[(]?(?:第\s*(\d{1,4})\s*[問问題题]|(?:問|问题?|質問|设问|設問|문항?|질문)\s*(\d{1,4}))\s*[.:)\]、．。：]?\s*/u,
  ],
  ['code', /^[[(]?([A-Z]{1,3}\d{1,3}(?:[a-z]|\.\d{1,2})?)\s*(?:[.:)\]、．]+\s*|[-–—]\s+|\t\s*)(?=\S|$)/u],
  ['code', /^([QF]\d{1,3}[a-z]?)\s+(?=\S)/iu],
  ['code', /^[[(]?([qfs]\d{1,3}[a-z]?)[.:)\]]+\s+/u],
  ['number', /^(\d{1,4}(?:\.\d{1,3}){1,3})(?:[.)]\s+(?=\D)|\s+(?=["“„«¿]?[\p{Lu}\p{Lo}]))/u],
  ['number', /^[([](\d{1,4})[)\]](?:\s+|(?=\p{L}))/u],
  ['number', /^(\d{1,4})(?:[.):](?:\s+|$)|[.)](?=[\p{Lu}\p{Lo}])|[、．]\s*)/u],
  ['number', /^(\d{1,4})\s*(?:[-–—=]\s*|\t\s*)(?=\p{L})/u],
  ['number', /^(\d{1,3})\s{2,}(?=\p{L})/u],
  ['letter', /^\(?([A-Za-z])(?:[.)]\s+|[、．]\s*)(?=\S|$)/u],
  ['letter', /^\(?(x{0,2}(?:ix|iv|v?i{1,3}|v)|[XVI]{2,5})[.)]\s+(?=\S)/u],
  [
    'box',
    /^(?:[□☐☑☒❑❒❏❐⬜⬚◻◽○◯⚪⭘🔲🔘\uF0A8\uF06F\uF071\uF0FE]|\[[ xX_]{0,3}\]|\([ xX_]{0,3}\)|_{2,4}(?=\s+\p{L}))\s*/u,
  ],
  ['bullet', /^(?:[-–—*+•●◦▪▫◯‣⁃∙►▶▸➢➤✓✔‒■◆◇★☆–→](?:\s+|$)|[·・･\uF000-\uF0FF]\s*|o(?:\t\s*| +)(?=\S))/u],
];

/** Returns a text and the mark before it. Of a bullet before another mark, the other one counts. */
export function markIn(text: string): Marked {
  const start =
    text.trimStart().slice(0, 60).normalize('NFKC') === text.trimStart().slice(0, 60)
      ? text.trimStart()
      : asciiDigits(text.trimStart());
  const circled = circledIn(start);
  if (circled !== null && circled.text !== '') return circled;
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(start);
    if (found === null) continue;
    const rest = start.slice(found[0].length).trim();
    if (rest === '' && kind !== 'code' && kind !== 'number') return { mark: null, text: start.trim() };
    if (kind === 'bullet') {
      const inner = markIn(rest);
      if (inner.mark !== null && inner.mark.kind !== 'bullet') return inner;
      return { mark: { kind, label: '', number: null }, text: rest };
    }
    const label = found.slice(1).find((one) => one !== undefined) ?? '';
    if (kind === 'box') return { mark: { kind, label: '', number: null }, text: boxed(rest) };
    const number = kind === 'letter' ? letterNumber(label) : numberIn(label);
    return { mark: { kind, label, number }, text: rest };
  }
  return { mark: null, text: start.trim() };
}

/** Returns what is behind a box, without a number of its own. */
const boxed = (text: string): string => {
  const inner = markIn(text);
  return inner.mark !== null && inner.mark.kind !== 'code' ? inner.text : text;
};

const numberIn = (label: string): number | null => {
  const digits = /(\d+)[a-z]?$/u.exec(label)?.[1];
  return digits === undefined ? null : Number(digits);
};

const letterNumber = (label: string): number | null =>
  label.length === 1 ? label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1 : null;

/** Returns a text whose first figures and signs have the usual width. */
const asciiDigits = (text: string): string =>
  text.slice(0, 8).replace(/[０-９Ａ-Ｚａ-ｚ（）：］［]/gu, (sign) => sign.normalize('NFKC')) + text.slice(8);

const circles: readonly (readonly [number, number, number])[] = [
  [0x2460, 0x2473, 1], // ①–⑳
  [0x2474, 0x2487, 1], // ⑴–⒇
  [0x2488, 0x249b, 1], // ⒈–⒛
  [0x2776, 0x277f, 1], // ❶–❿
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
];

function circledIn(text: string): Marked | null {
  const point = text.codePointAt(0) ?? 0;
  const range = circles.find(([from, to]) => point >= from && point <= to);
  if (range !== undefined) {
    const number = point - range[0] + 1;
    return { mark: { kind: 'letter', label: String(number), number }, text: text.slice(1).trim() };
  }
  if (point < 0x24b6 || point > 0x24e9) return null;
  const number = ((point - 0x24b6) % 26) + 1;
  return { mark: { kind: 'letter', label: String.fromCharCode(96 + number), number }, text: text.slice(1).trim() };
}
