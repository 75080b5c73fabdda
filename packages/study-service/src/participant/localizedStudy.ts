import { type CreateStudyRequest, LanguageCode } from '@guide-studio/guide-core';
import { remembered } from '@guide-studio/guide-core/internal';
import { languagesOfStudy, translatedGuide } from '@guide-studio/guide-core/translations';
import type { Session } from '@guide-studio/interview-engine';
import { extensionOf, type SessionExtension, withExtension } from '@guide-studio/interview-engine/internal';
import type { StudyTexts } from '../store/store.ts';

/** What reads recorded answers besides people; a field is missing if nothing does. */
export interface Readers {
  /** Software may write down what is said. */
  readonly writtenDown?: true;
  /** An AI may read what is written down, and what is typed. */
  readonly readByAi?: true;
}

/** A study in each of its languages. */
export interface LocalizedStudy {
  /** As the study was created. It decides what is asked. */
  readonly guide: CreateStudyRequest;
  /** The language of the questions, then those to which something is translated. */
  readonly languages: readonly LanguageCode[];
  /** Null if the service keeps no recordings: every question is answered in writing. */
  readonly records: Readers | null;
  /** Returns the guide in a language, for its texts only; in the language of the questions if it is none of `languages`. */
  guideIn(language: LanguageCode | null): CreateStudyRequest;
}

/** Returns a study in its languages. Each language is put together once. */
export function localizedStudyOf(
  guide: CreateStudyRequest,
  texts: StudyTexts,
  records: Readers | null,
): LocalizedStudy {
  const [own = 'en', ...others] = languagesOfStudy(guide);
  const known = new Map<LanguageCode, CreateStudyRequest>();
  const make = (code: LanguageCode): CreateStudyRequest =>
    // Only texts of the contract are replaced, by texts that are not empty.
    translatedGuide(guide, code, texts[code] ?? []).guide;
  return {
    guide,
    records,
    languages: [own, ...others.filter((code) => (texts[code] ?? []).length > 0)],
    guideIn(code) {
      if (code === null || code === own || !this.languages.includes(code)) return guide;
      return remembered(known, code, () => make(code));
    },
  };
}

/** The language of an interview. */
const language: SessionExtension<LanguageCode> = {
  name: 'language',
  version: 1,
  read: (value) => LanguageCode.safeParse(value).data ?? null,
};

/** Returns the language of an interview; null for that of the questions. */
export const languageOfInterview = (session: Session): LanguageCode | null => extensionOf(session, language);

/** Returns the session in a language. Its answers stay as they were said. */
export const inLanguage = (session: Session, code: LanguageCode): Session => withExtension(session, language, code);

/**
 * Returns the language to speak with a participant who reads some languages, best first. A region or script that the
 * study does not have is no reason for another language: `de-AT` reads `de` or `de-CH`.
 */
export function chosenLanguage(offered: readonly LanguageCode[], wanted: readonly string[]): LanguageCode | null {
  for (const tag of wanted) {
    const fits = (same: (one: string, other: string) => boolean) =>
      offered.find((language) => same(language.toLowerCase(), tag.toLowerCase()));
    const found = fits((one, other) => one === other) ?? fits(isSameWriting) ?? fits(isSameLanguage);
    if (found !== undefined) return found;
  }
  return null;
}

/** True for `zh-TW` and `zh-Hant`, whose signs differ from those of `zh`. */
function isSameWriting(one: string, other: string): boolean {
  const [script, otherScript] = [scriptOf(one), scriptOf(other)];
  return isSameLanguage(one, other) && script !== null && script === otherScript;
}

function scriptOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).maximize().script ?? null;
  } catch {
    return null;
  }
}

const isSameLanguage = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0];
