import { type Direction, directionOf, directionOfLanguage, isRightToLeft } from '@guide-studio/guide-core/plurals';
import { type ComponentChild, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { shownText } from './shownText.ts';

/** The language of the study's texts; null if it names none. */
export const StudyLanguage = createContext<string | null>(null);

/** The props of an element that holds one text of the study. */
interface TextProps {
  readonly dir?: 'auto';
  readonly children: ComponentChild;
}

/** Returns the direction of a page: that of the study's language, else that of the text that begins the page. */
export function directionOfPage(language: string | null, text: string): Direction {
  if (language !== null) return directionOfLanguage(language);
  return isRightToLeft(text) ? 'rtl' : 'ltr';
}

/**
 * Returns how to show a text of the study. It begins where the study's language begins, whatever its first letter is; a
 * text in letters of the other direction alone reads in that direction. Only where no language is known, each text begins
 * where its first letter does.
 */
export function useStudyText(): (text: string) => TextProps {
  const language = useContext(StudyLanguage);
  return (text) => {
    const shown = shownText(text);
    if (language === null) return { dir: 'auto', children: shown };
    const own = directionOf(shown, language);
    return { children: own === directionOfLanguage(language) ? shown : <bdi dir={own}>{shown}</bdi> };
  };
}
