import { isMarkup } from '@guide-studio/guide-core/internal';
import { isInOtherLanguage, sharesWords, wordsOf } from '../moderator/writtenTexts.ts';
import type { Analysis, AnalysisFault } from '../store/analysis.ts';
import type { TranscriptLine } from './analystPrompt.ts';

/** What an analysis is checked against. */
interface AnalysisContext {
  /** The language of the interview, without its region. */
  readonly language: string;
  readonly rows: readonly TranscriptLine[];
  /** What the model was told, and what the researcher wrote for it. */
  readonly hidden: readonly string[];
}

/** Returns what is wrong with what a model wrote about an interview, or null. */
export function checkAnalysis(
  analysis: Analysis,
  { language, rows, hidden }: AnalysisContext,
): Extract<AnalysisFault, 'quote' | 'otherLanguage' | 'instructions' | 'markup'> | null {
  const { summary, bulletSummary, tagline, tags, personas, otherRemarks, qualityReasons, moments } = analysis;
  const written = [summary, ...bulletSummary, tagline, personas, otherRemarks].filter((text) => text !== null);
  const all = [...written, ...tags, ...qualityReasons, ...(moments ?? []).flatMap(({ asked, said }) => [asked, said])];
  if (all.some(isMarkup)) return 'markup';
  if (written.some((text) => isInOtherLanguage(text, language))) return 'otherLanguage';
  const spoken = rows.flatMap(({ moderator, user }) => [moderator, user]);
  const isSpoken = (words: string): boolean => spoken.some((text) => ` ${wordsOf(text).join(' ')} `.includes(words));
  const quotes = all.flatMap(quotesIn).map((quote) => wordsOf(quote));
  if (quotes.some((words) => words.length > 0 && !isSpoken(` ${words.join(' ')} `))) return 'quote';
  // The researcher may have asked in the words of the goal.
  const secret = hidden.filter((text) => all.some((one) => sharesWords(text, one) && !isQuoted(one, spoken)));
  return secret.length > 0 ? 'instructions' : null;
}

/** Returns true if the many words in a row are in the transcript as well. */
const isQuoted = (text: string, spoken: readonly string[]): boolean => spoken.some((one) => sharesWords(one, text));

/** Words in quotation marks of all languages. An apostrophe is none. */
const quoted = /[“„«「『"]([^“”„«»「」『』"]+)[”“»」』"]/gu;

const quotesIn = (text: string): readonly string[] => [...text.matchAll(quoted)].map(([, words = '']) => words);
