import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { keptBeside, listIn, withList } from '../notes/notes.ts';
import { LanguageCode } from '../schema/index.ts';
import { type GuideText, textKey, textKinds } from './guideTexts.ts';

/*
 * Translations are kept beside a guide in `name.guide.translations.json`: `{ "translations": { "de": [ … ] } }`, a list
 * of texts for each language (docs/decisions/languages.md, "Translations").
 */

const text = z.string().max(100_000);

/** `new`: not checked yet. `changed`: the guide says something else by now. `reviewed`: a person has checked it. */
export const translationStates = ['new', 'changed', 'reviewed'] as const;
/** How far a translation can be relied on; see {@link translationStates}. */
export type TranslationState = (typeof translationStates)[number];

const translationFields = z.object({
  kind: z.enum(textKinds),
  externalId: z.string().min(1).optional(),
  of: z.string().optional(),
  /** What was translated. */
  source: text.min(1),
  text: text.refine((value) => value.trim() !== '', 'is empty'),
  state: z.enum(translationStates),
});
/** One translated text. */
export type Translation = z.infer<typeof translationFields>;
/** Unknown properties of a translation are kept. */
export const Translation = translationFields.loose();

/** An entry of a translations file that is not understood. */
export interface TranslationProblem {
  /** As it is written; null for the file itself. */
  readonly language: string | null;
  /** Its place in the list, from 0; null for the list itself. */
  readonly index: number | null;
  /** What is wrong with it, for someone who edits the file by hand. In English. */
  readonly message: string;
}

/** The translations of a guide by language, and the entries that are not understood. */
export interface Translations {
  /** By the code of the language. A language without translations is absent, or has none in its list. */
  readonly languages: ReadonlyMap<LanguageCode, readonly Translation[]>;
  /** In the order of the file. Empty if all of it is understood. */
  readonly problems: readonly TranslationProblem[];
}

const property = 'translations';

/**
 * Reads a translations file. Never throws: what is not understood is listed in `problems`, and stays in the file when
 * it is changed.
 *
 * @param wire The object in the file; null if there is no file.
 */
export function translationsOf(wire: JsonObject | null): Translations {
  const languages = new Map<LanguageCode, readonly Translation[]>();
  const problems: TranslationProblem[] = [];
  if (wire === null) return { languages, problems };
  const all = Object.hasOwn(wire, property) ? wire[property] : undefined;
  if (!isJsonObject(all)) {
    const message = 'The file has no object “translations”. Write { "translations": { "de": [ … ] } }.';
    return { languages, problems: [{ language: null, index: null, message }] };
  }
  for (const [language, list] of Object.entries(all)) {
    const code = LanguageCode.safeParse(language);
    if (!code.success) problems.push({ language, index: null, message: `“${language}” is not a language code.` });
    else if (!Array.isArray(list))
      problems.push({ language, index: null, message: 'The translations are not a list.' });
    else languages.set(code.data, entriesOf(language, list as readonly Json[], problems));
  }
  return { languages, problems };
}

function entriesOf(language: string, list: readonly Json[], problems: TranslationProblem[]): readonly Translation[] {
  const known = new Set<string>();
  return list.flatMap((entry, index) => {
    const read = Translation.safeParse(entry);
    const message = read.success
      ? known.has(textKey(read.data)) && 'Another translation is for the same text. Remove one of them.'
      : describeProblem(read.error);
    if (message !== false) problems.push({ language, index, message });
    if (!read.success || message !== false) return [];
    known.add(textKey(read.data));
    return [read.data];
  });
}

function describeProblem(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `“${path.join('.') || 'entry'}”: ${message}.`).join(' ');
}

/**
 * Returns the file with translations of one language: each replaces the one for the same text, others are added. All
 * else stays, also what is not understood.
 *
 * @param wire The object in the file; null if there is no file.
 */
export function changeTranslations(
  wire: JsonObject | null,
  language: LanguageCode,
  changed: readonly Translation[],
): JsonObject {
  const file = keptBeside(wire, property, isJsonObject);
  const all = isJsonObject(file[property]) ? file[property] : {};
  const left = new Map(changed.map((each) => [textKey(each), each]));
  const kept = listIn(all, language).map((entry): Json => {
    const read = Translation.safeParse(entry);
    const key = read.success ? textKey(read.data) : null;
    const now = key === null ? undefined : left.get(key);
    if (key === null || now === undefined) return entry;
    left.delete(key);
    return { ...(isJsonObject(entry) ? entry : {}), ...now };
  });
  const added = [...left.values()] as unknown as readonly JsonObject[];
  return { ...file, [property]: withList(all, language, [...kept, ...added]) };
}

/**
 * Returns a translation of a text of a guide.
 *
 * @param translation `source`: what was translated; by default, what the guide says now.
 */
export function translationFor(
  { kind, externalId, of, source: now }: GuideText,
  { text, state, source = now }: Pick<Translation, 'text' | 'state'> & { readonly source?: string },
): Translation {
  const name = { kind, ...(externalId === undefined ? {} : { externalId }), ...(of === undefined ? {} : { of }) };
  return { ...name, source, text, state };
}

/** A text of a guide with its translation into one language. */
export interface TranslatedText {
  /** As the guide has it now, with its place. */
  readonly text: GuideText;
  /** Null if it has none. If its `source` is not the text of now, it does not fit any more. */
  readonly translation: Translation | null;
  /** `new` without a translation. */
  readonly state: TranslationState;
}

/**
 * Returns the translations of texts of a guide, in their order, with the state that they have for the guide as it is.
 *
 * @param texts Of {@link guideTexts}.
 * @param translations Of one language; none by default.
 * @example
 * ```ts
 * import { guideTexts, translatedTexts, translationFor } from '@guide-studio/guide-core/translations';
 *
 * const cooking = (text: string) => ({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ externalId: 'dish', type: 'open_ended', text }] }],
 * });
 * const [text] = guideTexts(cooking('What did you cook?'));
 * const german = text ? [translationFor(text, { text: 'Was haben Sie gekocht?', state: 'reviewed' })] : [];
 * const stateIn = (guide: ReturnType<typeof cooking>) => translatedTexts(guideTexts(guide), german)[0]?.state;
 * console.log(stateIn(cooking('What did you cook?')), stateIn(cooking('What did you eat?'))); // reviewed changed
 * ```
 */
export function translatedTexts(
  texts: readonly GuideText[],
  translations: readonly Translation[] = [],
): readonly TranslatedText[] {
  const byKey = new Map(translations.map((each) => [textKey(each), each]));
  return texts.map((each) => {
    const translation = byKey.get(textKey(each)) ?? null;
    return { text: each, translation, state: translation === null ? 'new' : stateFor(each.source, translation) };
  });
}

/** Returns the state of a translation, if the guide says `source` now. */
export function stateFor(source: string, translation: Pick<Translation, 'source' | 'state'>): TranslationState {
  if (translation.source !== source) return 'changed';
  return translation.state === 'changed' ? 'new' : translation.state;
}
