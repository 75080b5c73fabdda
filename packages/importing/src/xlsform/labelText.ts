import { plainText } from '../source/plainText.ts';

// Marks around words, a link, a heading, and a mark that is meant as a sign.
const marks =
  /\\([*_#\\])|(?<![\w*])(\*{1,2})(?=\S)([^*\n]*[^*\s])\2(?![\w*])|(?<![\w_])(_{1,2})(?=[^\s_])([^_\n]*[^_\s])\4(?![\w_])|\[([^\][\n]+)\]\((https?:[^()\s]+)\)/gu;
const heading = /^#{1,6} +/gmu;

/** Returns a label without its formats: tags of HTML, and the marks of bold, italic, headings and links. */
export const labelText = (label: string): string =>
  plainText(label)
    .replaceAll(heading, '')
    .replaceAll(
      marks,
      (
        all,
        sign?: string,
        _one?: string,
        bold?: string,
        _other?: string,
        italic?: string,
        text?: string,
        link?: string,
      ) => sign ?? bold ?? italic ?? (text === undefined ? all : `${text} (${link ?? ''})`),
    )
    .trim();

/** Returns true if a label has formats. */
export const hasMarks = (label: string): boolean =>
  /<\/?[a-z][^<>]*>/iu.test(label) || labelText(label) !== plainText(label);

/** Returns true if a text shows an answer. */
export const hasAnswers = (text: string): boolean => /\$\{[^{}]*\}/u.test(text);
