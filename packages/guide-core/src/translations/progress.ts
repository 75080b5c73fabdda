import type { LanguageCode } from '../schema/index.ts';
import { type GuideText, textKey } from './guideTexts.ts';
import { type TranslatedText, translatedTexts, type Translation } from './translations.ts';

/** How far a text is in a language. `outdated`: the guide says something else since it was translated. */
export const textStates = ['missing', 'outdated', 'written', 'reviewed'] as const;
/** One of {@link textStates}. */
export type TextState = (typeof textStates)[number];

/** Returns how far a text is in a language. */
export function textStateOf({ translation, state }: Pick<TranslatedText, 'translation' | 'state'>): TextState {
  if (translation === null) return 'missing';
  return state === 'changed' ? 'outdated' : state === 'reviewed' ? 'reviewed' : 'written';
}

/** The number of texts of each state in a language. */
export type TextCounts = Readonly<Record<TextState, number>>;

/** Counts the texts of a guide by their states in one language. */
export function countTexts(texts: readonly GuideText[], translations: readonly Translation[] = []): TextCounts {
  const counts: Record<TextState, number> = { missing: 0, outdated: 0, written: 0, reviewed: 0 };
  for (const each of translatedTexts(texts, translations)) counts[textStateOf(each)] += 1;
  return counts;
}

/**
 * Returns the translations of texts that the guide does not have any more, as it is.
 *
 * @param texts All texts of the guide.
 */
export function lostTranslations(
  texts: readonly GuideText[],
  translations: readonly Translation[],
): readonly Translation[] {
  const keys = new Set(texts.map(textKey));
  return translations.filter((each) => !keys.has(textKey(each)));
}

/**
 * Returns the lost translation of an earlier wording of a text: that of the only text of its kind, or the one with most
 * words in common. A text without an externalId loses its translation when its words change, and this finds it again.
 *
 * @param lost See {@link lostTranslations}.
 */
export function earlierTranslation(text: GuideText, lost: readonly Translation[]): Translation | null {
  if (text.externalId !== undefined || lost.length === 0) return null;
  const candidates = lost.filter(({ kind }) => kind === text.kind);
  return (single.has(text.kind) ? candidates.at(-1) : mostAlike(text, candidates)) ?? null;
}

/** The kinds of which a guide has one text. */
const single: ReadonlySet<string> = new Set(['title', 'welcomeTitle', 'welcomeMessage', 'closingMessage']);

/** Less in common is another text. */
const leastAlike = 0.5;
/** More are not compared: it would take long, and most of them would be of other questions. */
const mostCompared = 200;

function mostAlike(text: GuideText, candidates: readonly Translation[]): Translation | undefined {
  const words = wordsOf(text.source);
  let best: Translation | undefined;
  let most = leastAlike;
  for (const each of candidates.slice(-mostCompared)) {
    const alike = shareOf(words, wordsOf(each.source)) * (each.of === text.of ? 1 : 0.9);
    if (alike >= most) [best, most] = [each, alike];
  }
  return best;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []);

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size);
}

/** The translations that a study takes, without properties that are not understood, and how many it does not take. */
export interface FittingTranslations {
  /** What the study takes, by language. */
  readonly languages: ReadonlyMap<LanguageCode, readonly Translation[]>;
  /** The number of translations of texts that the guide does not have, or has changed. */
  readonly leftOut: number;
}

/** Returns what a study of a guide takes of its translations: those of its texts as they are. */
export function fittingTranslations(
  texts: readonly GuideText[],
  languages: ReadonlyMap<LanguageCode, readonly Translation[]>,
): FittingTranslations {
  const sources = new Map(texts.map((text) => [textKey(text), text.source]));
  let leftOut = 0;
  const fitting = [...languages].map(([language, all]) => {
    const kept = all.filter((each) => sources.get(textKey(each)) === each.source);
    leftOut += all.length - kept.length;
    return [language, kept.map(plain)] as const;
  });
  return { languages: new Map(fitting), leftOut };
}

const plain = ({ kind, externalId, of, source, text, state }: Translation): Translation => ({
  kind,
  ...(externalId === undefined ? {} : { externalId }),
  ...(of === undefined ? {} : { of }),
  source,
  text,
  state,
});
