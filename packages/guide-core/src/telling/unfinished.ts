import type { MessageLanguage } from '../messageLanguage.ts';
import { tellingWords } from './messages.ts';
import type { TellingWords } from './messages.types.ts';

/** Returns what is said in the place of what an unfinished criterion does not have yet, in brackets. */
export const unfinished = (
  language: MessageLanguage,
): Pick<TellingWords, 'nothingChosen' | 'noParameter' | 'noValue'> => tellingWords[language];
