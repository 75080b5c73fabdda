import type { SourceChange } from '../source/study.ts';
import type { Languages } from './languages.ts';
import { textOf, type Texts } from './survey.ts';

/** Returns what of a text is not carried over as it is: its markup, and fields in it. */
export function textChanges(place: string, texts: Texts, { base }: Languages): readonly SourceChange[] {
  const text = textOf(texts, base);
  const hasMarkup = /<(?!\/?(?:p|br|div)\b)\/?[a-z][^<>]*>/iu.test(text);
  const hasPicture = /<(?:img|video|audio|iframe|embed|object)\b/iu.test(text);
  // A brace with a blank after it is only a brace.
  const hasField = /\{[^\s{}][^{}]*\}/u.test(text);
  const change = (verdict: SourceChange['verdict'], code: SourceChange['code']): SourceChange => ({
    kind: 'text',
    place,
    text,
    verdict,
    code,
  });
  return [
    ...(hasPicture ? [change('lost', 'picture')] : hasMarkup ? [change('equivalent', 'markup')] : []),
    ...(hasField ? [change('lost', 'piped')] : []),
  ];
}
